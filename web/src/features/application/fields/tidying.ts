/** Korean mobile numbers, ten digits for the old prefixes and eleven for 010. */
const MOBILE = /^(01[016789])(\d{3,4})(\d{4})$/

/** A Korean mobile number with hyphens; anything else, foreign numbers above all, as it was typed. */
export function formatPhone(typed: string): string {
  const trimmed = typed.normalize('NFKC').trim()
  if (!/^[\d\s.-]+$/.test(trimmed)) return trimmed
  const parts = MOBILE.exec(trimmed.replace(/\D/g, ''))
  return parts ? parts.slice(1).join('-') : trimmed
}

/** A link typed without a scheme gets `https://`; the rules check the rest. */
export function withScheme(typed: string): string {
  const link = typed.trim()
  if (/^[^\s/:@]+\.[^\s/:@]/.test(link)) return `https://${link}`
  return link.startsWith('//') ? `https:${link}` : link
}
