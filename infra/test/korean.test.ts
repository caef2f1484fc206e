import { basename, dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { read, root } from '../structure/sources.ts'
import { documentOf } from './markdown.ts'

const pairs = [
  ...['README.md', 'CONTRIBUTING.md', 'infra/docs/deploy.md', 'infra/docs/containers.md'],
  ...['infra/docs/runbook.md', 'infra/docs/staff.md', 'infra/docs/capacity.md'],
].map((english) => [english, english.replace(/md$/, 'ko.md')] as const)

/** A picture of a screen has the language of its document. */
const englishOf = (file: string) =>
  pairs.find(([, korean]) => korean === file)?.[0] ?? file.replace(/-ko\.png$/, '-en.png')

/**
 * The target of a link, in either language: the file and the number of its heading. documents.test.ts checks that it
 * exists.
 */
function placeOf(link: string, from: string): string {
  if (/^https?:/.test(link)) return link
  const [path = '', heading] = decodeURIComponent(link).split('#')
  const file = path ? relative(root, resolve(root, dirname(from), path)) : from
  return heading === undefined
    ? englishOf(file)
    : `${englishOf(file)}#${documentOf(read(file)).anchors.indexOf(heading)}`
}

/** What both languages must have in common, section by section. */
const shapeOf = (file: string) =>
  documentOf(read(file)).sections.map(({ links, ...section }) => ({
    ...section,
    links: links.map((link) => placeOf(link, file)).toSorted(),
  }))

test.each(pairs)('%s says the same in Korean', (english, korean) => {
  expect(shapeOf(korean)).toEqual(shapeOf(english))
})

test.each(pairs)('%s and its Korean lead to each other in their second lines', (english, korean) => {
  const secondLineOf = (file: string) => read(file).split('\n')[1]
  expect(secondLineOf(english)).toBe(`[한국어](${basename(korean)})`)
  expect(secondLineOf(korean)).toBe(`[English](${basename(english)})`)
})
