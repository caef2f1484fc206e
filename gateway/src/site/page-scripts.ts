import { createHash } from 'node:crypto'

/** Inline scripts that run; data such as the settings element does not match. */
const INLINE = /<script>([\s\S]*?)<\/script>/g

/**
 * The sources by which a content security policy allows a page's inline scripts. Pass the page as built, never one with
 * texts of users.
 */
export const scriptSources = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
