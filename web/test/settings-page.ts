import type { Browser } from '@playwright/test'
import type { Language } from '@recruit/contract/text'
import type { Visitor } from '@recruit/local/testing/visitor'
import { paths } from '../src/paths.ts'
import { testRestoring } from './fixtures.ts'
import { calm, recordId, windowOf } from './staff.ts'

export const test = testRestoring(calm)

/** The settings in a window of this admin. */
export async function openSettings(browser: Browser, admin: Visitor, language?: Language) {
  const page = await windowOf(browser, admin, { language })
  await page.goto(`/#${paths.modifyInfo(await recordId(admin))}`)
  return page
}
