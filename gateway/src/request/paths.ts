/** Characters that a path never holds unencoded: controls, backslash, anything outside of ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const ODD_CHARACTER = /[\u0000-\u0020\\\u007f-\uffff]/
/** Encoded: control characters, dot, slash, backslash, DEL. */
const ODD_ENCODING = /%(?:[01][0-9a-f]|2e|2f|5c|7f)/i
const ODD_SEGMENT = /\/\/|\/\.{1,2}(?:\/|$)/

/** The path of a raw request target, without its query. */
export function pathOf(target: string): string {
  const query = target.indexOf('?')
  return query === -1 ? target : target.slice(0, query)
}

/** Whether two readers of this path could disagree about where it leads. */
export function isOddPath(path: string): boolean {
  return (
    path[0] !== '/' ||
    ODD_CHARACTER.test(path) ||
    ODD_SEGMENT.test(path) ||
    (path.includes('%') && (ODD_ENCODING.test(path) || decoded(path) === null))
  )
}

/** Everything below /api in any spelling, so that no variant reaches the site's pages or a service. */
export const isApiPath = (path: string): boolean => /^\/api(?:\/|$)/i.test(decoded(path) ?? path)

export function decoded(path: string): string | null {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path
  } catch {
    return null
  }
}
