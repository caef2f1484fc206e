/**
 * `npm run bench -- staff [list|desk|scores|phone] [--rounds 3]`: how long the staff's screens make a user with a slow
 * processor wait.
 */
import { OPTION, readArguments } from '@recruit/local/arguments'
import { machineLine } from '@recruit/local/testing/machine'
import { enrolledPerson, newMember } from '@recruit/local/testing/people'
import { medianOf } from '@recruit/local/testing/percentile'
import type { TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { query, runBench } from '../bench.ts'
import { insertApplicants, inventApplicants } from '../day/people.ts'
import { inMs, printTable, spread, verdict } from '../goals.ts'
import { type Cost, DESKTOP, inBrowser, PHONE, type Sitting, sit } from '../web/sitting.ts'
import { watchTraffic } from '../web/traffic.ts'
import {
  DECIDE_PARTS,
  measureDeciding,
  measurePhone,
  measureScoring,
  PHONE_PARTS,
  SCORE_PARTS,
} from './desk.ts'
import { LIST_PARTS, measureList } from './list.ts'

/** All in one team, because a list shows one team. */
const APPLICATIONS = 5_000
const TEAM = 1
const REVIEWS_OF_EACH = 2

const SENTENCES = { low: '까닭이 없습니다.', middle: '까닭이 있습니다.', high: '까닭이 뚜렷합니다.' }

const MEASURED = ['scores', 'list', 'desk', 'phone'] as const
const GOAL = 100
const PARTS = { ...LIST_PARTS, ...DECIDE_PARTS, ...SCORE_PARTS, ...PHONE_PARTS }
type Round = Partial<Record<keyof typeof PARTS, Cost>>

const LIST = `/#/admin/applicantList?team=${TEAM}`
const DESK = `/#/admin/review?team=${TEAM}`

const bench = (only: readonly string[], count: number) =>
  inBrowser(async ({ browser, stack, admin }) => {
    const reviewer = await fillTerm(stack, admin)
    const { browser: writer, id } = await enrolledPerson(stack.url)
    const html = await (await fetch(stack.url)).text()
    const isOpen = (isOpen: boolean) => admin.call('setReviewPhase', { team: TEAM, isOpen })

    const weights: string[][] = []
    await isOpen(true)
    for (const [name, who, address, drawn] of [
      ['application form', writer, `/#/register/application/page1/${id}`, '[data-day]'],
      ["staff's list", admin, LIST, 'table[data-reviews=true]'],
      ['review desk', admin, DESK, 'nav li [class*=inShort]'],
    ] as const)
      await sit(browser, who, DESKTOP, async ({ page }) => {
        const wire = await watchTraffic(page)
        await page.goto(address)
        await page.locator(drawn).first().waitFor()
        await page.waitForLoadState('networkidle')
        // What the first page names does not count for a screen.
        const ownBytes = (kind: string) =>
          wire.bytes(({ type, path }) => type === kind && !html.includes(path))
        weights.push([name, ...[ownBytes('Script'), ownBytes('Stylesheet'), wire.bytes()].map(inKiB)])
      })
    const rounds: Round[] = []
    for (let round = 0; round < count; round++) {
      await isOpen(false)
      const waits: Round = {}
      const take = async (name: string, found: () => Promise<Round>) => {
        if (!only.includes(name)) return
        const part = await found()
        Object.assign(waits, part)
        console.error(`round ${round + 1}, ${name}: ${inBrief(part)}`)
      }
      await take('scores', () =>
        sit(browser, reviewer, DESKTOP, opened(`${DESK}&mode=score`, measureScoring)),
      )
      await isOpen(true)
      await take('list', () => sit(browser, admin, DESKTOP, opened(LIST, measureList)))
      await take('desk', () => sit(browser, admin, DESKTOP, opened(DESK, measureDeciding)))
      await take('phone', () => sit(browser, admin, PHONE, opened(DESK, measurePhone)))
      rounds.push(waits)
    }
    print(rounds, weights)
  })

/** A term of thousands of submitted applications, each reviewed twice; returns a member without reviews. */
async function fillTerm(stack: TestStack, admin: Visitor): Promise<Visitor> {
  await insertApplicants(stack, inventApplicants(APPLICATIONS), 'submitted', () => TEAM)
  const { version } = await admin.call('reviewCriteria', { team: TEAM })
  const { criteria } = await admin.call('setReviewCriteria', {
    team: TEAM,
    version,
    criteria: [
      { name: '열정', weight: 3, ...SENTENCES },
      { name: '계획', weight: 1, ...SENTENCES },
    ],
  })
  for (let at = 0; at < REVIEWS_OF_EACH; at++) {
    const { id } = await newMember(stack.url, { role: 'reviewer', teams: [TEAM] })
    // From 1 to 5, so that they differ.
    const scores = criteria.map((one, index) => `'${one.id}', 1 + CRC32(CONCAT(id, ${at}, ${index})) % 5`)
    await query(
      stack.mysqlAdminUrl,
      `INSERT INTO ${stack.prefix}_applicants.reviews
        (application, team, member, version, state, scores, comment, note, recusal, updated_at, submitted_at)
        SELECT id, team, ?, 1, 'submitted', JSON_OBJECT(${scores.join(', ')}), '', '', '', NOW(6), NOW(6)
        FROM ${stack.prefix}_applicants.applications`,
      [id],
    )
  }
  return (await newMember(stack.url, { role: 'reviewer', teams: [TEAM] })).browser
}

/** The felt wait and the longest task, so that an interrupted run has printed something. */
const inBrief = (round: Round): string =>
  Object.entries(round)
    .map(([name, { felt, task, worked }]) => `${name} ${felt}/${Math.round(task)}/${Math.round(worked)}`)
    .join(', ')

const opened =
  <Found>(path: string, measure: (sitting: Sitting) => Promise<Found>) =>
  async (sitting: Sitting): Promise<Found> => {
    await sitting.page.goto(path)
    return measure(sitting)
  }

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

function print(rounds: Round[], weights: string[][]): void {
  console.log(machineLine())
  printTable(['screen', 'its own scripts', 'its own styles', 'all, a first visit'], weights)
  console.log(
    `\n${APPLICATIONS} applications, medians of ${rounds.length} rounds (least–most), at a fourth of the processor's speed`,
  )
  const rows = Object.entries(PARTS).flatMap(([name, what]) => {
    const costs = rounds.flatMap((round) => round[name as keyof Round] ?? [])
    if (costs.length === 0) return []
    const column = (figure: keyof Cost) =>
      spread(
        costs.map((cost) => cost[figure]),
        inMs,
      )
    const isMet = medianOf(costs.map(({ felt }) => felt)) <= GOAL
    return [[what, `≤ ${GOAL} ms`, column('felt'), column('task'), column('worked'), verdict(isMet)]]
  })
  printTable(['what', 'goal', 'felt', 'longest task', 'work', ''], rows)
}

await runBench(async () => {
  const { words, number } = readArguments({
    usage: `npm run bench -- staff [${MEASURED.join('|')}] [--rounds 3]`,
    options: { rounds: OPTION.text },
    words: MEASURED,
  })
  return bench(words.length ? words : MEASURED, number('rounds', 3))
})
