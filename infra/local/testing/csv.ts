/**
 * The records of a text by the grammar of RFC 4180, strictly; throws on anything else. Written for tests, so that they
 * do not read a spreadsheet with the library that wrote it.
 */
export function readCsv(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  for (let at = 0; at < text.length; ) {
    const [field, end] = text[at] === '"' ? quotedAt(text, at) : bareAt(text, at)
    record.push(field)
    if (text[end] === ',') at = end + 1
    else if (text.startsWith('\r\n', end)) {
      records.push(record)
      record = []
      at = end + 2
    } else throw new Error(`Neither a comma nor CRLF at ${end}: ${JSON.stringify(text.slice(end, end + 20))}`)
  }
  if (record.length) throw new Error('The last record does not end')
  return records
}

function quotedAt(text: string, from: number): [field: string, end: number] {
  const pattern = /"(?:[^"]|"")*"/y
  pattern.lastIndex = from
  const whole = pattern.exec(text)?.[0]
  if (!whole) throw new Error(`A quote at ${from} has no end`)
  return [whole.slice(1, -1).replaceAll('""', '"'), from + whole.length]
}

function bareAt(text: string, from: number): [field: string, end: number] {
  const pattern = /[^",\r\n]*/y
  pattern.lastIndex = from
  const whole = pattern.exec(text)?.[0] ?? ''
  return [whole, from + whole.length]
}
