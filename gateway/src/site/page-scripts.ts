import { createHash } from 'node:crypto'

/** Scripts in the page itself that run; data such as the settings element is none. */
const INLINE = /<script>([\s\S]*?)<\/script>/g

/**
 * The sources by which a content security policy allows a page's own inline scripts. To be read from the page
 * as the build made it, never from one that already carries texts of other people.
 */
export const scriptSources = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
