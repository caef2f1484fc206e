/** A link as it is usually typed, without a scheme, gets `https://`; whatever else it may be stays for the rules. */
export function withScheme(typed: string): string {
  const link = typed.trim()
  if (/^[^\s/:@]+\.[^\s/:@]/.test(link)) return `https://${link}`
  return link.startsWith('//') ? `https:${link}` : link
}
