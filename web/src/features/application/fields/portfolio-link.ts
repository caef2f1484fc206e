/** A link typed without a scheme gets `https://`; the rules check the rest. */
export function withScheme(typed: string): string {
  const link = typed.trim()
  if (/^[^\s/:@]+\.[^\s/:@]/.test(link)) return `https://${link}`
  return link.startsWith('//') ? `https:${link}` : link
}
