import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../src/paths.ts'
import { PlainError } from '../src/plain-error.ts'

/** A name in the forms in which code, files, columns and sentences have it. */
export interface Name {
  /** `pastClubs` */
  camel: string
  /** `PastClubs` */
  pascal: string
  /** `past-clubs` */
  kebab: string
  /** `past_clubs` */
  snake: string
  /** `past clubs` */
  words: string
}

/** A new file made of a template, or lines that go before or after a text which the file has exactly once. */
export type Edit = { file: string } & (
  | { template: string }
  | { insert: string; before: string }
  | { insert: string; after: string }
)

/** The next free number of a folder of migrations, as `020-past-clubs.ts`. */
export function nextMigration(folder: string, kebab: string): string {
  const numbers = readdirSync(join(root, folder)).map((file) => Number.parseInt(file, 10) || 0)
  return `${folder}/${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}-${kebab}.ts`
}

function edited(text: string, edit: Exclude<Edit, { template: string }>): string {
  const anchor = 'before' in edit ? edit.before : edit.after
  if (text.split(anchor).length !== 2)
    throw new PlainError(`${edit.file} no longer has this once, so nothing was made: ${anchor.trim()}`)
  const both = 'before' in edit ? edit.insert + anchor : anchor + edit.insert
  return text.replace(anchor, () => both)
}

const filled = (template: string, name: Name): string =>
  readFileSync(join(import.meta.dirname, 'templates', `${template}.txt`), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, form: keyof Name) => name[form],
  )

/** Applies all edits or none; returns the files. */
export function apply(edits: Edit[], name: Name): string[] {
  const texts = new Map<string, string>()
  for (const edit of edits) {
    const path = join(root, edit.file)
    if ('template' in edit) {
      if (existsSync(path)) throw new PlainError(`${edit.file} is there already, so nothing was made.`)
      texts.set(edit.file, filled(edit.template, name))
    } else texts.set(edit.file, edited(texts.get(edit.file) ?? readFileSync(path, 'utf8'), edit))
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return [...texts.keys()]
}
