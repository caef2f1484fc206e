/** What a key means on the desk; `number` is 1 to 5. */
export type DeskKey =
  | { kind: 'next' | 'previous' | 'undo' | 'search' | 'help' }
  | { kind: 'number'; number: number }

/** What of a pressed key decides its meaning. */
export type Pressed = Pick<
  KeyboardEvent,
  'code' | 'key' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

const LETTERS: Record<string, DeskKey> = {
  KeyJ: { kind: 'next' },
  KeyK: { kind: 'previous' },
  KeyU: { kind: 'undo' },
}
/** What an input method reports of a key that it takes for itself. */
const TAKEN_BY_INPUT_METHOD = 229

const isPlain = ({ keyCode, ctrlKey, metaKey, altKey, isComposing, repeat }: Pressed) =>
  !(isComposing || keyCode === TAKEN_BY_INPUT_METHOD || repeat || ctrlKey || metaKey || altKey)

export const isPlainEnter = (pressed: Pressed) =>
  pressed.key === 'Enter' && !pressed.shiftKey && isPlain(pressed)

/**
 * The meaning of a key by its place on the keyboard, so that it is the same in Hangul mode. Signs go by their
 * character, because layouts place them differently. Null: not a key of the desk.
 */
export function deskKeyOf(pressed: Pressed): DeskKey | null {
  const { code, key, shiftKey } = pressed
  if (!isPlain(pressed)) return null
  if (key === '?') return { kind: 'help' }
  if (key === '/') return { kind: 'search' }
  if (shiftKey) return null
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1]
  return digit ? { kind: 'number', number: Number(digit) } : (LETTERS[code] ?? null)
}

const WITHOUT_TEXT = new Set(['radio', 'checkbox', 'button', 'submit', 'reset'])

/** Whether letters belong to the element that has the focus: then no key is the desk's. */
export function takesText(element: {
  tagName: string
  type?: unknown
  isContentEditable?: boolean
}): boolean {
  const { tagName, type, isContentEditable } = element
  if (tagName === 'INPUT') return !WITHOUT_TEXT.has(String(type))
  return tagName === 'TEXTAREA' || tagName === 'SELECT' || isContentEditable === true
}
