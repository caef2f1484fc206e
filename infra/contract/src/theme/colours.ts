/** The value of a colour by its role in `colours.css`, such as `accent`. */
export type Colour = (role: string) => string

/** Reads the text of `colours.css` for files that cannot use its variables: pictures, mails, manifests. */
export function coloursOf(css: string): Colour {
  const values = new Map([...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, role, value]) => [role, value]))
  return function colour(role: string): string {
    const value = values.get(role)
    if (!value) throw new Error(`colours.css has no colour --${role}`)
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
    return other ? colour(other) : value
  }
}
