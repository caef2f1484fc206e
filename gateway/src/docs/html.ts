export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** One line of a description, with code between backticks. */
export const inline = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** A description: paragraphs, and indented ones as code. */
export const prose = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => (part.startsWith('    ') ? pre(part.replace(/^ {4}/gm, '')) : `<p>${inline(part)}</p>`))
    .join('')

export const pre = (text: string): string => `<pre><code>${escaped(text)}</code></pre>`

/** Allows a line break after each slash of a path. */
export const breakable = (path: string): string => escaped(path).replace(/\/(?=.)/g, '/<wbr>')
