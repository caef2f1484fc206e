import { Key } from 'selenium-webdriver'

const SHIFTED = '~!@#$%^&*()_+{}|:"<>?'
const PLAIN = "`1234567890-=[]\\;',./"

/**
 * The strokes for a text. The driver presses the key that a letter stands on and forgets Shift, so that '@' becomes
 * '2' and 'A' becomes 'a': Shift is said for it.
 */
export const strokesOf = (text: string): { key: string; isShifted: boolean }[] =>
  [...text].map((letter) => {
    if (letter === '\n') return { key: Key.ENTER, isShifted: false }
    const at = SHIFTED.indexOf(letter)
    if (at >= 0) return { key: PLAIN[at] ?? letter, isShifted: true }
    return { key: letter.toLowerCase(), isShifted: letter !== letter.toLowerCase() }
  })
