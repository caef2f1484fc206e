import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPeriod } from '@recruit/local/testing/people'
import { startBrowser } from '../../infra/bench/web/browser.ts'
import { audit, FLOOR, UPHELD } from '../../infra/bench/web/lighthouse.ts'
import { expect, test } from './fixtures.ts'

// A browser that loses its trace on a busy machine is asked again.
test.setTimeout(180_000)

// Other tests run alongside, so times are only printed. `npm run bench -- web` has the full figures.
test('Lighthouse finds the landing page accessible, well made and easy to find', async ({ stack }) => {
  await openPeriod(stack.url)
  const folder = mkdtempSync(join(tmpdir(), 'recruit-lighthouse-'))
  const browser = await startBrowser(folder)
  try {
    const { scores, faults } = await audit(browser, `${stack.url}/`)
    console.log('Lighthouse:', scores)
    for (const name of UPHELD)
      expect(scores[name], `${name}: ${faults.join('; ')}`).toBeGreaterThanOrEqual(FLOOR)
  } finally {
    await browser.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
