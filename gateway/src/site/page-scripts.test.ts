import { expect, test } from 'vitest'
import { scriptSources } from './front-page.ts'

// evidence: V1.2.3 V3.4.3
test('only what runs and stands in the page itself is allowed, by its content', () => {
  const page =
    '<script>a()</script><script type="application/json" id="settings">{}</script><script src="/x.js"></script>'
  expect(scriptSources(page)).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"])
  expect(scriptSources('<p>none</p>')).toEqual([])
})
