import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { broken, type Chunk, FORM_BUDGET, initialChunks, JS_BUDGET } from './budget.ts'

const chunk = (fileName: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  code: '',
  isEntry: false,
  imports: [],
  moduleIds: [],
  ...more,
})
const FORM = chunk('form.js', { facadeModuleId: '/x/web/src/features/application/index.ts' })
const ZOD = '/x/node_modules/zod/v4/core.js'

test('what the entry imports, at any depth, comes before the landing page works', () => {
  const chunks = [
    chunk('main.js', { isEntry: true, imports: ['a.js'] }),
    chunk('a.js', { imports: ['b.js', 'main.js'] }),
    chunk('b.js'),
    chunk('lazy.js'),
  ]
  expect(initialChunks(chunks).map(({ fileName }) => fileName)).toEqual(['main.js', 'a.js', 'b.js'])
})

test('validation and the screens behind a link are refused there, and only there', () => {
  const lazy = chunk('lazy.js', { moduleIds: [ZOD, '/x/web/src/features/staff/session.tsx'] })
  const fine = chunk('main.js', {
    isEntry: true,
    moduleIds: ['/x/web/src/features/landing/landing-screen.tsx'],
  })
  expect(broken([fine, lazy, FORM])).toEqual([])
  expect(broken([{ ...fine, imports: ['lazy.js'] }, lazy, FORM])).toHaveLength(2)
})

test('the styles of the pictures belong to the landing page, the code that draws them does not', () => {
  const motif = (file: string) => `/x/web/src/ui/motifs/${file}`
  const entry = chunk('main.js', { isEntry: true, moduleIds: [motif('motif.module.css')] })
  expect(broken([entry, FORM])).toEqual([])
  expect(broken([{ ...entry, moduleIds: [motif('motif-art.tsx'), motif('kinds.ts')] }, FORM])).toHaveLength(2)
})

test('more than the budget is refused', () => {
  const code = randomBytes(JS_BUDGET).toString('base64')
  expect(broken([chunk('main.js', { isEntry: true, code }), FORM])[0]).toMatch(
    /bytes of brotli, over 102400$/,
  )
})

test('a form that fetches more than its budget is refused, the landing page not counted', () => {
  const code = randomBytes(FORM_BUDGET).toString('base64')
  const form = (imports: string[]) => ({ ...FORM, imports })
  const [main, shared] = [chunk('main.js', { isEntry: true, code }), chunk('shared.js', { code })]
  expect(broken([main, shared, form(['main.js'])])).toEqual([])
  expect(broken([main, shared, form(['main.js', 'shared.js'])])[0]).toMatch(/^the form's code is/)
})

test('a build without the form is refused, since its budget would hold nothing', () => {
  expect(broken([chunk('main.js', { isEntry: true })])).toHaveLength(1)
})
