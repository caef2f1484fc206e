import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { misused } from '../src/content/vocabulary.ts'

const root = join(import.meta.dirname, '../..')
/** All modules that hold what people read: of screens, of the site, of servers and of mails. */
const FILES = globSync(
  [
    'web/src/**/{text,*-text,*-labels}.ts',
    'web/src/content/**/*.ts',
    'infra/contract/src/**/{messages,*-messages,*-texts,*-names,*-rules,default-templates,kinds,roles}.ts',
    'infra/contract/src/fields/*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.test\.ts$|vocabulary\.ts$/.test(file))

/** What stands between quotation marks, without comments. */
function textsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...source.matchAll(/'((?:\\.|[^'\\\n])+)'|"((?:\\.|[^"\\\n])+)"|`((?:\\.|[^`\\])+)`/g)]
    .map(([, one, two, three]) => (one ?? two ?? three ?? '').normalize('NFC'))
    .filter((text) => /\p{L}{2}/u.test(text))
}

test('every text of the site and of the staff uses the one word for a thing', () => {
  expect(FILES.length).toBeGreaterThan(50)
  const faults = FILES.flatMap((file) =>
    textsOf(file).flatMap((text) => misused(text).map((fault) => `${file} | ${fault} | ${text}`)),
  )
  expect(faults).toEqual([])
})

test('a word that only begins like a forbidden one is allowed', () => {
  expect(misused('게시판의 게시물')).toEqual([])
  expect(misused('게시하기 전')).toEqual(['게시 → 공개'])
  expect(misused('Read again')).toEqual(['read again → refresh'])
  expect(misused('widespread')).toEqual([])
})
