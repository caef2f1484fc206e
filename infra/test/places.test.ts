import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@recruit/contract'
import { markdownTable } from '@recruit/local/markdown-table'
import { expect, test } from 'vitest'
import { KINDS, PLACES } from '../../web/src/places.ts'

const WEB = join(import.meta.dirname, '../../web/src')
const HEADS = ['place', 'second press', 'leaving', 'a save from elsewhere', 'without a network', 'sign-out']

/** The table as a document: the kinds, and the exceptions of each place. */
function document(): string {
  const behaviours = ['secondPress', 'leaving', 'elsewhere', 'offline', 'signOut'] as const
  const kinds = Object.entries(KINDS).flatMap(([kind, behaviour]) => {
    const places = Object.values(PLACES).filter((place) => place.kind === kind)
    const rows = places.map((place) => [
      `${place.where}${place.calls.length > 0 ? ` (${place.calls.join(', ')})` : ''}`,
      ...behaviours.map((name) => Reflect.get(place, name) ?? behaviour[name]),
    ])
    return [`## ${kind}`, '', markdownTable(HEADS, rows), '']
  })
  return [
    '# What a person types or decides',
    '',
    'Made from `web/src/places.ts`. After a change there: `npm run fix`.',
    '',
    'An editor, form or button names its line of that table; one without a line is a type error, and so is a call',
    'that changes something and that no line names. `web/test/unsaved.long.spec.ts` drives the guard of every versioned editor.',
    '',
    ...kinds,
  ].join('\n')
}

test('the document of what happens to what a person types is the table', async () => {
  await expect(document()).toMatchFileSnapshot('../docs/evidence/what-is-typed.md')
})

test('every line of the table is used by a screen', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => !/places|\.test\./.test(file))
  const source = files.map((file) => readFileSync(join(WEB, file), 'utf8')).join('\n')
  const unused = Object.entries(PLACES).filter(
    ([name, { kind, calls: stored }]) =>
      !new RegExp(
        `(useVersionedDraft|useCall|useChange|useNewLinks|useSignIn)[^(]*\\(\\s*'${name}'|<LookupForm\\s+place="${name}"`,
      ).test(source) &&
      // A session has no name: its calls are in the source.
      !(['autosaved', 'rows'].includes(kind) || ['appointments', 'forgetDevice', 'signIn'].includes(name)
        ? stored.every((call) => source.includes(`'${call}'`))
        : false),
  )
  expect(unused.map(([name]) => name)).toEqual([])
})

test('a call that the table names changes something', () => {
  for (const { calls: stored } of Object.values(PLACES))
    for (const name of stored) expect(calls[name].method, name).not.toBe('GET')
})
