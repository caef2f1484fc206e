import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { medianOf } from '@recruit/local/testing/percentile'
import type { Visitor } from '@recruit/local/testing/visitor'
import type { Product } from '../bench.ts'
import { type Line, spread, verdict } from '../goals.ts'
import { inTurn } from '../load/applicant-calls.ts'
import { assertStatus, perSecond } from '../load/load.ts'
import { copyTo } from '../load/many-applications.ts'
import { extent } from '../load/ratio.ts'

const APPLICANTS = 5_000
const AT_ONCE = 8
const LIST_GOAL_SECONDS = 1

/** The list of a term of thousands, and how fast statuses are decided in it; lines of the table. */
export async function staff({ stack, admin }: Product): Promise<Line[]> {
  const { browser, id } = await enrolledPerson(stack.url)
  await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
  await copyTo(stack, id, APPLICANTS)
  return [await listOfThousands(admin), await decisions(admin)]
}

async function listOfThousands(admin: Visitor): Promise<Line> {
  const seconds: number[] = []
  let bytes = 0
  for (let round = 0; round <= extent.rounds; round++) {
    const started = performance.now()
    const { status, text, body } = await admin.send('listApplicants', { team: 1 })
    assertStatus('list', status, 200)
    if (body.applicants.length !== APPLICANTS) throw new Error(`list of ${body.applicants.length}`)
    bytes = Buffer.byteLength(text)
    // The first one is for warming up.
    if (round) seconds.push((performance.now() - started) / 1000)
  }
  const inSeconds = (value: number) => `${value.toFixed(2)} s`
  const figure = `${spread(seconds, inSeconds)}, ${Math.round(bytes / 1024)} KiB`
  const what = `list of ${APPLICANTS} applicants through the gateway, ${extent.rounds} runs`
  return [what, `≤ ${LIST_GOAL_SECONDS} s`, figure, verdict(medianOf(seconds) <= LIST_GOAL_SECONDS)]
}

/** Every call changes its row and adds its line to the history. */
async function decisions(admin: Visitor): Promise<Line> {
  const { applicants } = await admin.call('listApplicants', { team: 1 })
  const rates: number[] = []
  const decided = new Set<string>()
  for (let round = 0; round < extent.rounds; round++) {
    const next = inTurn(applicants)
    const decide = async () => {
      const { _id } = next()
      const wasDecided = decided.delete(_id)
      const { status } = await admin.send('selectPass', { _id, pass: wasDecided ? 'default' : '1stPass' })
      assertStatus('selectPass', status, 200)
      if (!wasDecided) decided.add(_id)
    }
    rates.push(await perSecond(AT_ONCE, decide))
  }
  const what = `selectPass, ${AT_ONCE} at once, ${extent.rounds} runs`
  return [what, '–', spread(rates, (rate) => `${Math.round(rate)}/s`), '']
}
