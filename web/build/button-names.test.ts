import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

type Texts = { [key: string]: Texts | string | ((...values: never[]) => string) }

/** The pairs `key` (what a button shows) and `keyOf` (its accessible name) whose name lacks what is shown. */
function differing(texts: Texts, where: string): string[] {
  return Object.entries(texts).flatMap(([key, shown]) => {
    if (typeof shown === 'object') return differing(shown, `${where}.${key}`)
    const named = texts[`${key}Of`]
    if (typeof shown !== 'string' || typeof named !== 'function') return []
    const name = String(named(...(['가온', '가온'] as never[])))
    return plain(name).includes(plain(shown)) ? [] : [`${where}.${key}: '${shown}' is not in '${name}'`]
  })
}

const plain = (words: string) => words.toLowerCase().replaceAll(/[\s\u00a0]+/g, ' ')

const root = new URL('../src/', import.meta.url).pathname

test('the name of a button holds the words that it shows, so that a voice can press it', async () => {
  const files = globSync('**/{text,common-text}.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(40)
  const all = await Promise.all(
    files.map(async (file) => differing((await import(`${root}${file}`)) as Texts, file)),
  )
  expect(all.flat()).toEqual([])
  expect(differing({ link: 'New link', linkOf: () => 'Make a link' }, 'broken')).toHaveLength(1)
})
