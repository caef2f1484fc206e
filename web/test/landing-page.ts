import type { Page } from '@playwright/test'
import { landingText } from '../src/features/landing/text.ts'
import { uiText } from '../src/ui/text.ts'
import { test as base } from './fixtures.ts'

/** The landing page in English, as every test of it meets it. */
export const test = base.extend({ locale: 'en-US' })

export const text = uiText.en
export const landing = landingText.en

/** The links of the bar, and the headings that they lead to. */
export const goals = [
  [text.sections.info, landing.about],
  [text.sections.team, landing.teams],
  [text.sections.activities, landing.activities],
  [text.sections.faq, landing.faq],
] as const
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
export const bar = (page: Page) => page.getByRole('navigation', { name: text.mainMenu })
