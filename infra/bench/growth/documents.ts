import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Measured } from './measured.ts'
import type { Language } from './table-texts.ts'
import { tablesOf } from './tables.ts'

const docs = join(import.meta.dirname, '../../docs')
/** The documents that hold the tables, by their language. */
export const DOCUMENTS: Record<Language, string> = {
  en: join(docs, 'capacity.md'),
  ko: join(docs, 'capacity.ko.md'),
}
const BEGIN = '<!-- npm run bench:growth: begin -->'
const END = '<!-- npm run bench:growth: end -->'

/** A document with these tables between its two marks. Throws where it lacks one. */
export function withTables(document: string, tables: string): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`The document lacks the lines ${BEGIN} and ${END}`)
  return `${document.slice(0, from + BEGIN.length)}\n${tables}\n${document.slice(to)}`
}

/** Puts the tables of what was measured into the documents of both languages. */
export function writeDocuments(measured: Measured): void {
  for (const [language, file] of Object.entries(DOCUMENTS))
    writeFileSync(file, withTables(readFileSync(file, 'utf8'), tablesOf(measured, language as Language)))
}
