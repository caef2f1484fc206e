import { expect, test } from 'vitest'
import { arrowsOf, circlesIn } from './imports.ts'
import { violations, warnings } from './rules.ts'
import { type Source, sources } from './sources.ts'

const file = (path: string, text = ''): Source => ({
  path,
  text,
  lines: text.split('\n').length - 1,
  isTest: /\.test\./.test(path),
})
const found = (...files: Source[]) => [...warnings(files), ...violations(files.flatMap(arrowsOf))]

test('there is something to look at, and it is kept', () => {
  const files = sources()
  const arrows = files.flatMap(arrowsOf)
  expect(files.length).toBeGreaterThan(800)
  expect(arrows.length).toBeGreaterThan(3000)
  expect(violations(arrows)).toEqual([])
})

test('of what a file imports, our own is seen however it is written', () => {
  const text = [
    "import { calls } from '@recruit/contract'",
    'import {\n  type A,\n  b,\n} from "./no.ts"',
    "import type { Page } from './page.ts'",
    "export { list } from '../list.ts'",
    "const lazy = () => import('./lazy.tsx')",
    "import { z } from 'zod'",
  ].join('\n')
  expect(arrowsOf(file('web/src/ui/x.ts', text))).toEqual([
    { from: 'web/src/ui/x.ts', to: 'infra/contract/src/index.ts', isType: false },
    { from: 'web/src/ui/x.ts', to: 'web/src/ui/page.ts', isType: true },
    { from: 'web/src/ui/x.ts', to: 'web/src/list.ts', isType: false },
    { from: 'web/src/ui/x.ts', to: 'web/src/ui/lazy.tsx', isType: false },
  ])
})

test('a circle is found, one of types alone is none', () => {
  const arrow = (from: string, to: string, isType = false) => ({ from, to, isType })
  const around = [arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a'), arrow('c', 'd')]
  expect(circlesIn(around)).toEqual([['a', 'b', 'c']])
  expect(circlesIn([arrow('a', 'b'), arrow('b', 'a', true)])).toEqual([])
})

test('in a server a circle of types is one too', () => {
  const pair = [
    file('infra/chassis/src/a.ts', "import type { b } from './b.ts'"),
    file('infra/chassis/src/b.ts', "import type { a } from './a.ts'"),
  ]
  expect(found(...pair)).toEqual([
    'a circle: infra/chassis/src/a.ts → infra/chassis/src/b.ts → infra/chassis/src/a.ts',
  ])
})

test.for<[string, Source[]]>([
  [
    'web/src/ui holds 31 source files, more than 30',
    Array.from({ length: 31 }, (_, at) => file(`web/src/ui/${at}.ts`)),
  ],
  ['gateway/src/app.ts has 301 lines, more than 300', [file('gateway/src/app.ts', '\n'.repeat(301))]],
  [
    'infra/contract/src/calls/a.ts → infra/chassis/src/http/errors.ts: that part lies elsewhere',
    [file('infra/contract/src/calls/a.ts', "import { a } from '@recruit/chassis/http/errors'")],
  ],
  [
    'gateway/src/app.ts → services/settings/src/record.ts: that part lies elsewhere',
    [file('gateway/src/app.ts', "import { a } from '@recruit/settings/record'")],
  ],
  [
    'web/src/features/result/a.ts → web/src/features/landing/b.ts: a feature knows no other',
    [file('web/src/features/result/a.ts', "import { b } from '../landing/b.ts'")],
  ],
  [
    'services/applicants/src/application/a.ts → services/applicants/src/messages/b.ts: a room imports only those below it',
    [file('services/applicants/src/application/a.ts', "import type { b } from '../messages/b.ts'")],
  ],
  [
    'services/applicants/src/terms/a.ts → services/applicants/src/stores.ts: a room imports only those below it',
    [file('services/applicants/src/terms/a.ts', "import type { Stores } from '../stores.ts'")],
  ],
  [
    'gateway/src/request/a.ts → gateway/src/site/site.ts: a request is read before anything knows what it asks for',
    [file('gateway/src/request/a.ts', "import { site } from '../site/site.ts'")],
  ],
])('%s', ([line, files]) => {
  expect(found(...files)).toEqual([line])
  // Neither the same import in a test nor a missing file is a violation.
  expect(found(...files.slice(0, -1))).toEqual([])
})
