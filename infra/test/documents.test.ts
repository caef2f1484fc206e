import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { filesInGit, read, root } from '../structure/sources.ts'
import { documentOf } from './markdown.ts'

const documents = filesInGit('*.md')
/** Dated records may name files that are gone since. */
const isRecord = (file: string) => /\/(decisions|evidence)\//.test(file)

test.each(documents)('the links of %s lead somewhere', (file) => {
  const links = documentOf(read(file)).sections.flatMap((section) => section.links)
  const broken = links.filter((link) => {
    if (/^https?:/.test(link)) return false
    const [path = '', heading] = decodeURIComponent(link).split('#')
    const target = path ? relative(root, resolve(root, dirname(file), path)) : file
    if (!existsSync(join(root, target))) return true
    return heading !== undefined && !documentOf(read(target)).anchors.includes(heading)
  })
  expect(broken).toEqual([])
})

test.each(documents.filter((file) => !isRecord(file)))(
  'the files and folders that %s names exist',
  (file) => {
    const named = [...read(file).matchAll(/`((?:web|gateway|services|infra)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    )
    // `npm run secrets` creates the folder of the secrets.
    const missing = named.filter(
      (path) => !path.startsWith('infra/deploy/secrets') && !existsSync(join(root, path)),
    )
    expect(missing).toEqual([])
  },
)

test('every word of the glossary names the folder or file in which it lives', () => {
  const rows = read('infra/docs/glossary.md').match(/^\| (?!word ).*\|$/gm) ?? []
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((row) => !/`(web|gateway|services|infra)\/[\w./-]+` \|$/.test(row))).toEqual([])
})
