import { expect, test } from 'vitest'
import type { Allowed } from './allowed.ts'
import { type BuiltFile, unsupported } from './check.ts'

/** The problems of one built file when nothing is allowed. */
const saidOf = (name: string, source: string) => unsupported([{ name, source }], [])
const script = (source: string) => saidOf('main.js', source)
const style = (source: string) => saidOf('main.css', source)

test.each([
  ['crypto.randomUUID()', 'api.Crypto.randomUUID'],
  ['const { randomUUID } = crypto', 'api.Crypto.randomUUID'],
  ['window.crypto.subtle.digest("SHA-256", data)', 'api.Crypto.subtle'],
  ['navigator.clipboard.writeText(text)', 'api.Navigator.clipboard'],
  ['navigator.locks.request("draft", save)', 'api.NavigatorLocks.locks'],
  ['navigator.serviceWorker.register("/sw.js")', 'api.Navigator.serviceWorker'],
  ['navigator.storage.persist()', 'api.NavigatorStorage.storage'],
  ['caches.open("pages")', 'api.WindowOrWorkerGlobalScope.caches'],
  ['onmove = (event) => event.getCoalescedEvents()', 'api.PointerEvent.getCoalescedEvents'],
])('what needs a secure context is named: %s', (source, feature) => {
  expect(script(source)).toContain(
    `main.js: ${feature} is missing over plain http, it needs a secure context`,
  )
})

test.each([
  ['Promise.try(save)', 'javascript.builtins.Promise.try', 'Firefox 128, Safari 18.1, Samsung Internet 27'],
  ['URL.parse(text)', 'api.URL.parse_static', 'Samsung Internet 27'],
  ['Iterator.prototype.map.call(values)', 'javascript.builtins.Iterator.map', 'Firefox 128, Safari 18.1'],
  ['drafts.values().map(save)', 'javascript.builtins.Iterator.map', 'Firefox 128, Safari 18.1'],
  ['requestIdleCallback(save)', 'api.Window.requestIdleCallback', 'Safari 18.1'],
  ['list.addEventListener("scrollend", draw)', 'api.Document.scrollend_event', 'Safari 18.1'],
  ['jsx("ul", { onScrollEnd: draw })', 'api.Document.scrollend_event', 'Safari 18.1'],
  [
    'jsx("dialog", { closedBy: "any" })',
    'html.elements.dialog.closedby',
    'Chrome 131, Edge 131, Firefox 128, Safari 18.1, Samsung Internet 27',
  ],
  ['/(?i:draft)/.test(text)', 'javascript.regular_expressions.modifier', 'Firefox 128, Safari 18.1'],
  [
    '{ using file = open() }',
    'javascript.statements.using',
    'Chrome 131, Edge 131, Firefox 128, Safari 18.1, Samsung Internet 27',
  ],
])('a script newer than a stated browser is named: %s', (source, feature, browsers) => {
  expect(script(source)).toEqual([`main.js: ${feature} is missing in ${browsers}`])
})

test.each([
  ['textarea { field-sizing: content }', 'css.properties.field-sizing'],
  ['p { text-wrap: pretty }', 'css.properties.text-wrap.pretty'],
  ['p { position-anchor: --button }', 'css.properties.position-anchor'],
  ['p { top: anchor(bottom) }', 'css.types.anchor'],
  ['p { --wide: calc-size(auto, size) }', 'css.types.calc-size'],
  ['p { user-select: none }', 'css.properties.user-select'],
  ['p::details-content { color: red }', 'css.selectors.details-content'],
  ['@starting-style { p { opacity: 0 } }', 'css.at-rules.starting-style'],
])('a style newer than a stated browser is named: %s', (source, feature) => {
  expect(style(source).join('\n')).toContain(`main.css: ${feature} is missing in `)
})

test.each([
  'crypto.getRandomValues(bytes)',
  'event.getCoalescedEvents?.()',
  'typeof requestIdleCallback',
  '"randomUUID" in crypto',
  'Object.values(drafts).map(save)',
  '[...drafts.values()].map(save)',
  'const store = { getCoalescedEvents: () => [] }; store.getCoalescedEvents()',
  'function Notification() {} Notification()',
])('what every browser has, and what is asked for with care, passes: %s', (source) => {
  expect(script(source)).toEqual([])
})

test.each([
  'p { color: red; text-wrap: balance }',
  'p { -webkit-user-select: none; user-select: none }',
  'p { height: 100vh; height: 100dvh }',
  '@supports (field-sizing: content) { p { field-sizing: content } }',
])('a style that every browser has or has something else for passes: %s', (source) => {
  expect(style(source)).toEqual([])
})

// evidence: V3.7.1
test('the message names the module, and an exception holds there alone', () => {
  const [ours, library] = ['/x/web/src/tab.ts', '/x/node_modules/library/index.js']
  const uuid = 'const tab = crypto.randomUUID();'
  const file = (...ids: string[]): BuiltFile => ({
    name: 'main.js',
    source: uuid,
    modules: [
      ...ids.map((id) => ({ id, code: uuid })),
      { id: '/x/web/src/other.ts', code: 'const randomUUID = 1' },
    ],
  })
  const allowed: Allowed[] = [
    { features: ['api.Crypto.randomUUID'], where: /\/node_modules\/library\//, reason: 'it has another way' },
  ]
  expect(unsupported([file(library)], allowed)).toEqual([])
  expect(unsupported([file(ours, library)], allowed)).toEqual([
    expect.stringContaining(`${ours}: api.Crypto.randomUUID is missing over plain http`),
  ])
})

test('an exception that nothing uses any more is told', () => {
  const allowed: Allowed[] = [
    { features: ['api.Window.navigation'], where: /react/, reason: 'looked at first' },
  ]
  expect(unsupported([{ name: 'main.js', source: '' }], allowed)).toEqual([
    'api.Window.navigation is allowed in /react/ and not used there',
  ])
})
