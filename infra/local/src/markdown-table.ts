/** A Markdown table, without a line break at its end. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** The document with its table of the same head replaced. Throws without one. */
export function withTable(document: string, table: string): string {
  const lines = document.split('\n')
  const from = lines.indexOf(table.split('\n', 1)[0] ?? '')
  if (from < 0) throw new Error(`The document has no table with this head: ${table.split('\n', 1)[0]}`)
  const length = lines.slice(from).findIndex((line) => !line.startsWith('|'))
  lines.splice(from, length < 0 ? lines.length : length, table)
  return lines.join('\n')
}
