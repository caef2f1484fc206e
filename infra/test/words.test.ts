import { expect, test } from 'vitest'
import { filesInGit, read } from '../structure/sources.ts'

/** Words that make a reader read twice, and how many there may be in Markdown and comments. Lower a number when you remove some. */
const WORDS: [instead: RegExp, write: string, most: number][] = [
  [/\b(nobody|somebody|whoever)\b/gi, 'the role: the applicant, a reviewer, the caller; no one', 10],
  [/\bstands? (in|beside)\b/gi, 'is in, is next to, lives in', 3],
  [/\b(anew|mend(s|ed|ing)?)\b/gi, 'again, fix', 6],
  [/\bso many\b/gi, 'at most N, up to N at once', 3],
  [/\b(is|are) told\b|\btells?\b/gi, 'receives, returns, shows, logs', 5],
  [/\bwhatever\b/gi, 'regardless of', 4],
  [/\bbeside\b/gi, 'next to, alongside, while', 8],
  [/\b(in turn|by (it|them)sel(f|ves))\b/gi, 'one after the other; automatically', 3],
  [/\bat once\b/gi, 'immediately', 3],
  [/\b(comes? true|put in place|taken back|called off)\b/gi, 'takes effect, applied, undone, cancelled', 3],
  [/\b(in vain|for good|on the site alone)\b/gi, 'say what happens', 3],
]

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm
const texts = filesInGit('*.md', '*.ts', '*.tsx', '*.mjs', '*.css').map((file) => {
  const text = read(file)
  // The list of tests repeats their titles.
  if (file === 'infra/docs/evidence/tests.md') return ''
  return file.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n')
})

test.each(WORDS)('%s: write %s', (instead, _write, most) => {
  const count = texts.reduce((sum, text) => sum + (text.match(instead)?.length ?? 0), 0)
  expect(count).toBeLessThanOrEqual(most)
})
