import type { Page } from '@playwright/test'
import { calls } from '@recruit/contract'
import { seed } from '@recruit/local/testing/random'
import { type Random, randomOf } from '@recruit/local/testing/seeded-random'
import { type DecideAct, decidingModel } from '../histories/deciding-model.ts'
import { scoringModel } from '../histories/scoring-model.ts'
import type { Act } from '../src/features/desk/score/score-desk.ts'
import { openDesk, people, rows, selected } from './desk-page.ts'
import { expect, test } from './fixtures.ts'
import { storedOf } from './list-page.ts'
import { openScoring, reviewedTeam, reviewer } from './review-room.ts'
import { staffDesk } from './staff-desk.ts'

/** The same random histories as `web/histories`, fewer of them, in a browser and with everything behind it. */
const HISTORIES = Number(process.env.HISTORIES) || 2
const LONGEST = 700

/** The calls of a name take a random time there and back. */
const slow = (page: Page, path: string, random: Random) =>
  page.route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, random.below(LONGEST)))
    await route.continue()
  })
const pause = (page: Page, random: Random) => page.waitForTimeout(random.below(250))

test('random keys and clicks decide about those who were open, however late the answers come', async ({
  browser,
  stack,
}) => {
  test.setTimeout(60_000 + HISTORIES * 60_000)
  for (let history = 0; history < HISTORIES; history += 1) {
    const random = randomOf(seed + history)
    const all = await people(stack.url, 5, `random-${history}`)
    const model = decidingModel(all.map(({ name }) => name))
    const { page, context, api } = await staffDesk(browser, stack.url)
    await slow(page, calls.selectPass.path, random)
    await openDesk(page)
    const search = page.getByRole('searchbox')
    const acts: DecideAct['does'][] = ['number', 'number', 'number', 'step', 'open', 'click', 'undo']
    const log: string[] = []
    for (let act = 0; act < 20; act += 1) {
      const does = random.oneOf(acts)
      const shown = await rows(page).count()
      const one: DecideAct =
        does === 'number'
          ? { does, number: 1 + random.below(4) }
          : does === 'step'
            ? { does, by: random.oneOf([1, -1] as const) }
            : does === 'open'
              ? { does, search: random.oneOf(['', random.oneOf(all).name]) }
              : does === 'click'
                ? { does, at: random.below(shown) }
                : { does: 'undo' }
      log.push(JSON.stringify(one))
      model.do(one)
      if (one.does === 'number') await page.keyboard.press(String(one.number))
      else if (one.does === 'step') await page.keyboard.press(one.by === 1 ? 'j' : 'k')
      else if (one.does === 'undo') await page.keyboard.press('u')
      else if (one.does === 'click') await rows(page).nth(one.at).click()
      else if (one.does === 'open') {
        await page.keyboard.press('/')
        await search.fill(one.search)
        await search.press('Enter')
      }
      const { open, search: found } = model.state()
      await expect(selected(page), log.join()).toHaveAttribute('data-subject', all[open]?.id ?? '')
      // As a model counts them, so that the next click is on what the list shows.
      await expect(rows(page)).toHaveCount(all.filter(({ name }) => name.includes(found)).length)
      await pause(page, random)
    }
    for (const [at, person] of all.entries())
      await expect
        .poll(async () => (await storedOf(api, person)).pass, { message: log.join() })
        .toBe(model.passes[at])
    await context.close()
  }
})

test('random scores belong to the application they were typed for, however late the answers come', async ({
  browser,
  stack,
}) => {
  test.setTimeout(60_000 + HISTORIES * 60_000)
  for (let history = 0; history < HISTORIES; history += 1) {
    const random = randomOf(seed + history)
    await reviewedTeam(stack.url, 5, `scores-${history}`)
    const { page, context, api } = await reviewer(browser, stack.url)
    const { applications } = await api.call('listReviews', { team: 1 })
    const ids = applications.map(({ id }) => id)
    const model = scoringModel(ids, 2)
    await slow(page, calls.saveReview.path, random)
    await slow(page, calls.reviewApplication.path, random)
    await openScoring(page)
    const log: string[] = []
    const press = async (one: Act, key: string) => {
      log.push(key)
      // Nothing is refused here: a review is sent once it has all its scores.
      expect(model.do(one), log.join()).toBe(true)
      await page.keyboard.press(key)
      await pause(page, random)
    }
    for (let round = 0; round < 6; round += 1) {
      if (random.below(3) === 0) {
        const by = random.oneOf([1, -1] as const)
        await press({ kind: 'step', by }, by === 1 ? 'j' : 'k')
      }
      if (model.submitted.has(model.cursor.id)) continue
      // From the first criterion on, as after each submission and step.
      for (const score of [1 + random.below(5), 1 + random.below(5)])
        await press({ kind: 'score', score }, String(score))
      await press({ kind: 'submit' }, 'Enter')
    }
    await expect(selected(page), log.join()).toHaveAttribute('data-subject', model.cursor.id)
    for (const id of ids) {
      const stored = async () => {
        const { review } = await api.call('reviewApplication', { team: 1, id })
        return [review?.state === 'submitted', ...Object.values(review?.scores ?? {})]
      }
      await expect
        .poll(stored, { message: log.join() })
        .toEqual([model.submitted.has(id), ...(model.scores.get(id) ?? [])])
    }
    await context.close()
  }
})
