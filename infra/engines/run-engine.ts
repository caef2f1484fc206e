import { within } from '@recruit/local/process/wait'
import { somebody } from '@recruit/local/testing/people'
import { startChromium } from './drivers/chromium.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebkit } from './drivers/webkit.ts'
import type { Engine, EngineName, EnginePlace, ScreenName } from './engine.ts'
import { createPage } from './page/page.ts'
import type { Product } from './product.ts'
import { type Outcome, runChapters } from './run-chapters.ts'
import { chapters } from './steps/index.ts'
import type { Story } from './story.ts'

const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 15_000
const START: Record<EngineName, (place: EnginePlace) => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
}

/** Runs the story once per width in one engine, then ends the engine. */
export async function runEngine(
  name: EngineName,
  screens: ScreenName[],
  product: Product,
  place: EnginePlace & { artefacts: string },
): Promise<{ version: string; outcomes: Outcome[] }> {
  const { signal } = place
  const limits = { what: `The start of ${name}`, limitMs: START_LIMIT_MS, signal }
  const engine = await within(START[name](place), limits)
  const outcomes: Outcome[] = []
  try {
    for (const screen of screens) {
      console.log(`\n${engine.version}, ${screen}`)
      await product.admin.call('modifyResultInfo', { showResultToApplicant: false })
      const driver = await within(engine.newWindow(screen), limits)
      const { url, plainUrl, admin: api } = product
      const story: Story = {
        page: createPage(driver, signal),
        screen,
        url,
        plainUrl,
        person: somebody(2),
        api,
        id: '',
      }
      outcomes.push(
        ...(await runChapters(chapters, story, { ...place, engine: name, cannot: engine.cannot })),
      )
      await within(driver.close(), { what: `Closing ${name}`, limitMs: STOP_LIMIT_MS })
    }
  } finally {
    await within(engine.stop(), { what: `The end of ${name}`, limitMs: STOP_LIMIT_MS })
  }
  return { version: engine.version, outcomes }
}
