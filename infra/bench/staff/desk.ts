import { type Cost, costOf, HELD, PAUSE, type Sitting } from '../web/sitting.ts'
import { presser, typed, wheel } from './pressing.ts'

export const DECIDE_PARTS = {
  decideFirst: 'desk: first press on a page just opened',
  next: 'desk: next, by key',
  previous: 'desk: previous, by key',
  decision: 'desk: a key for a decision',
  pick: 'desk: choose one in the list',
  find: 'desk: slowest letter of a search; the list that follows it',
  fold: 'desk: fold the particulars out, and in',
  help: 'desk: the keys, and away',
  deskScroll: 'desk: longest task while scrolling the list',
} as const
export const SCORE_PARTS = {
  scoreNext: 'scores: next, by key',
  scorePrevious: 'scores: previous, by key',
  score: 'scores: a key for a score',
  note: 'scores: slowest letter of a note',
} as const
export const PHONE_PARTS = { tapNext: 'desk on a phone: next, by a finger' } as const

const subject = '#desk-subject'

/** Decides on a desk that is open and untouched. */
export async function measureDeciding(sitting: Sitting): Promise<Record<keyof typeof DECIDE_PARTS, Cost>> {
  const { page } = sitting
  const { each, keys } = presser(sitting)
  await page.locator(subject).waitFor()
  const list = page.locator('nav ul[class*=list]')
  await list.locator('[class*=inShort]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const decideFirst = await keys(['j'])
  const next = await keys(['j', 'j', 'j', 'j'])
  const previous = await keys(['k', 'k', 'k', 'k'])
  const decision = await keys(['2', '4', '3', '1'])
  const pick = await each([2, 9, 5].map((at) => list.locator('li a').nth(at)))
  const summary = page.locator('main details summary').first()
  const fold = await each([summary, summary])
  const help = await keys(['?', 'Escape', '?', 'Escape'])
  const find = await typed(sitting, page.locator('main input[type=search]'), '김가온12')
  await page.locator('main input[type=search]').fill('')
  await page.waitForTimeout(4 * PAUSE)
  const deskScroll = await wheel(sitting, list.locator('li').first())
  return { decideFirst, next, previous, decision, pick, find, fold, help, deskScroll }
}

/** Scores on the desk; nothing is submitted. */
export async function measureScoring(sitting: Sitting): Promise<Record<keyof typeof SCORE_PARTS, Cost>> {
  const { page } = sitting
  const { keys } = presser(sitting)
  await page.locator('fieldset[data-criterion]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const scoreNext = await keys(['j', 'j', 'j', 'j'])
  const scorePrevious = await keys(['k', 'k', 'k'])
  await page.locator('fieldset[data-criterion] input').first().focus()
  const score = await keys(['3', '4', '5', '2'])
  const note = await typed(sitting, page.locator('#review-note'), '까닭이 있습니다 x and more letters')
  return { scoreNext, scorePrevious, score, note }
}

/** Continues with a finger. */
export async function measurePhone(sitting: Sitting): Promise<Record<keyof typeof PHONE_PARTS, Cost>> {
  const { page } = sitting
  await page.locator(subject).waitFor()
  await page.locator('aside strong').first().waitFor()
  await page.waitForLoadState('networkidle')
  const next = page.locator('main select + button')
  await next.waitFor()
  const tapNext = await costOf(sitting, 3, async () => {
    for (let at = 0; at < 3; at++) {
      await next.tap()
      await page.waitForTimeout(HELD + 2 * PAUSE)
    }
  })
  return { tapNext }
}
