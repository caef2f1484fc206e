/**
 * The records of a text by the grammar of RFC 4180, strictly: a field that contains a quote, a comma, CR or LF stands
 * in quotes, its own quotes doubled, and CRLF ends every record. Throws where the text is anything else. Written for
 * tests, so that none asks the library that wrote a spreadsheet how to read it.
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
