/** An http(s) address without user info; checked on write and again before it becomes a link. */
export function isSafeLink(value: string): boolean {
  const text = value.trim()
  if (!/^https?:\/\//i.test(text)) return false
  // Not `URL.parse`, which browsers of two years ago may lack.
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.username === '' && url.password === '' && !/[\s\\]/.test(text)
}
