/** Selects elements of a page. `name` is the accessible name, `holds` a contained text. */
export interface Target {
  css: string
  name?: string | undefined
  holds?: string | undefined
  within?: Target | undefined
}

/**
 * The visible matching elements, exact names before partial ones. Runs in the page, sent as text, so it must be
 * self-contained.
 */
export function findAll(target: Target): HTMLElement[] {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const label = labels?.length
      ? Array.from(labels, (one) => one.textContent).join(' ')
      : element.textContent
    return plain(element.getAttribute('aria-label') || named || label)
  }
  const isShown = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const search = ({ css, name, holds, within }: Target): HTMLElement[] => {
    const roots = within ? search(within) : [document.documentElement]
    const found = roots
      .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(css)))
      .filter((one) => isShown(one) && plain(one.textContent).includes(plain(holds)))
    if (name === undefined) return found
    const exact = found.filter((one) => nameOf(one) === plain(name))
    return exact.length ? exact : found.filter((one) => nameOf(one).includes(plain(name)))
  }
  return search(target)
}

/** The target's description in a failure. */
export const wordsOf = ({ css, name, holds, within }: Target): string =>
  [css, name && `"${name}"`, holds && `with "${holds}"`, within && `in ${wordsOf(within)}`]
    .filter(Boolean)
    .join(' ')

/** An expression for the first matching element, for drivers that choose it themselves. */
export const handleOf = (target: Target): string => `(${findAll})(${JSON.stringify(target)})[0]`
