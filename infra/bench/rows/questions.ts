import type { Team } from '@recruit/contract/constants'
import type { Answers } from '@recruit/contract/fields/questions'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { ask, questionOf } from '@recruit/local/testing/questions'
import type { Product } from '../bench.ts'
import type { Line } from '../goals.ts'
import { assertStatus, perSecond } from '../load/load.ts'
import { copyTo } from '../load/many-applications.ts'
import { compareRates } from '../load/ratio.ts'

const [ASKED, PLAIN] = [3, 2] as const
const APPLICATIONS = 5_000
const QUESTIONS = 10
const AT_ONCE = 4
const ANSWER = '여러 사람이 함께 쓰는 것을 만들고 싶습니다. '.repeat(6)

/** What ten questions of a term cost: a team that answers them, next to one that is asked nothing. */
export async function questions({ stack, admin }: Product): Promise<Line[]> {
  const kinds = Array.from({ length: QUESTIONS }, (_, at) =>
    questionOf(`q${at}`, at % 2 ? { kind: 'essay', limit: 1000, page: 2 } : {}),
  )
  const form = await ask(admin, kinds)
  const answers = form.answersOf(Object.fromEntries(kinds.map(({ id }) => [id, ANSWER])))

  const people = async (team: Team, answered: Answers) => {
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => enrolledPerson(stack.url, team)))
    for (const { browser, id } of all)
      await browser.call('savePage2', {
        ...{ id, ...wholeContent, isFinalSubmit: true },
        ...(Object.keys(answered).length > 0 && { answers: answered }),
      })
    if (all[0]) await copyTo(stack, all[0].id, APPLICATIONS)
    return all
  }
  const [asked, plain] = [await people(ASKED, answers), await people(PLAIN, {})]

  const compare = (
    what: string,
    goal: number,
    atOnce: number,
    work: (team: Team, who: number) => Promise<void>,
  ) =>
    compareRates(
      `${what} with ${QUESTIONS} questions ÷ without, ${APPLICATIONS} applications`,
      { goal },
      { name: 'with', measure: () => perSecond(atOnce, (who) => work(ASKED, who)) },
      { name: 'without', measure: () => perSecond(atOnce, (who) => work(PLAIN, who)) },
    )
  const of = (team: Team, who: number) => {
    const person = (team === ASKED ? asked : plain)[who]
    if (!person) throw new Error('There is one for each worker')
    return person
  }
  let written = 0
  return [
    await compare('a save', 0.5, AT_ONCE, async (team, who) => {
      const { browser, id } = of(team, who)
      const text = `${ANSWER.slice(0, 200)}${written++}`
      const sent = team === ASKED ? { answers: form.answersOf({ q0: text }) } : { applyReason: text }
      const { status } = await browser.send('savePage1', { id, ...sent })
      assertStatus('savePage1', status, 200)
    }),
    await compare('an own application, where the result stands', 0.7, AT_ONCE, async (team, who) => {
      const { browser, id } = of(team, who)
      assertStatus('getApplication', (await browser.send('getApplication', { id })).status, 200)
    }),
    await compare('the list', 0.5, 1, async (team) => {
      assertStatus('listApplicants', (await admin.send('listApplicants', { team })).status, 200)
    }),
    await compare('the export, of three times the text', 0.25, 1, async (team) => {
      assertStatus('exportApplicants', (await admin.send('exportApplicants', { team })).status, 200)
    }),
  ]
}
