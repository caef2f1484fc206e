import { PRESENT_CONSENT } from '@recruit/contract/consent'
import type { Pass } from '@recruit/contract/constants'
import { ESSAYS } from '@recruit/contract/fields/application-values'
import { pick } from '@recruit/contract/fields/pick'
import { type Visitor, visitor } from '../testing/visitor.ts'
import { interview, tapToday } from './interviews.ts'
import { addMembers } from './members.ts'
import { inventPeople, type Person } from './people.ts'
import { answersOf, askQuestions } from './questions.ts'
import { review } from './reviewing.ts'
import { master, recruit, result } from './settings.ts'
import { CORRECTED } from './texts.ts'
import { arrangeInterviews } from './timetable.ts'

const AT_ONCE = 6

interface DemoOptions {
  url: string
  adminKey: string
  count: number
  /** Also fill a stack with applications. */
  more: boolean
  say: (line: string) => void
}

/** Fills a running stack with a believable term, through the calls of browsers. Throws where it must not. */
export async function fill({ url, adminKey, count, more, say }: DemoOptions): Promise<void> {
  const admin = visitor(url)
  const { adminLoggedIn } = await admin.call('login', { pw: adminKey })
  if (!adminLoggedIn) throw new Error('This is not the admin key.')
  const { isInDB } = await admin.call('findSettings', { key: 1 })
  if (isInDB !== 'true') await admin.call('initSettings', {})
  const { terms } = await admin.call('overview', {})
  const there = terms.at(-1)?.applications ?? 0
  if (there && !more)
    throw new Error(`There are ${there} applications already. To add to them: npm run demo -- --more`)

  await admin.call('modifyRecruitInfo', recruit())
  await admin.call('modifyResultInfo', result())
  await admin.call('modifyMasterInfo', master)
  await askQuestions(admin)
  say('settings and questions of the form: written, the period is open')
  const added = await addMembers(admin, url, say)

  // Existing people keep their names.
  const people = inventPeople(there + count).slice(there)
  const ids = await inTurns(people, (person) => write(url, person))
  say(`${ids.filter(Boolean).length} applications: written`)
  const reviewers = await review(admin, url, added, people)
  say(
    reviewers.length > 0
      ? 'reviews: written for the marketing team, and open'
      : 'reviews: none, the passphrases of the members that are there are not known',
  )
  const waiting = await decide(admin, people, ids, say)
  say(`first round: decided and published; ${waiting} final decisions wait to be published`)
  say(`interviews: questions for each team, ${await interview(admin, reviewers)} notes of panels`)
  say(`today: ${await tapToday(admin)} taps at the doors`)
}

/** One person at a browser; returns the id, or null for an existing one. */
async function write(url: string, { identity, content, stage }: Person): Promise<string | null> {
  const browser = visitor(url, 'ko')
  const { value: id } = await browser.call('enroll', {
    ...identity,
    consent: true,
    consentText: PRESENT_CONSENT,
  })
  if (!id) return null
  if (stage === 'enrolled') return id
  const first = ESSAYS.slice(0, 1)
  const page1 = Object.entries(content).filter(([name]) => !ESSAYS.some((essay) => essay === name))
  await browser.call('savePage1', { id, ...Object.fromEntries(page1) })
  const { questions = [] } = await browser.call('getApplication', { id })
  const answers = answersOf(questions, Number(identity.studentId))
  if (questions.length > 0) await browser.call('savePage1', { id, answers })
  const isDraft = stage === 'draft'
  await browser.call('savePage2', {
    id,
    ...pick(content, isDraft ? first : ESSAYS),
    isFinalSubmit: !isDraft,
  })
  if (stage === 'edited') {
    const corrected = first.map((name) => [name, `${content[name]}\n\n${CORRECTED}`])
    await browser.call('savePage2', { id, ...Object.fromEntries(corrected) })
  }
  return id
}

/** The first round is public; final decisions of some wait. Returns how many decisions. */
async function decide(
  admin: Visitor,
  people: Person[],
  ids: (string | null)[],
  say: DemoOptions['say'],
): Promise<number> {
  const byPass = Map.groupBy(
    people.flatMap(({ pass }, index) => ({ pass, id: ids[index] ?? '' })).filter(({ id }) => id),
    ({ pass }) => pass,
  )
  const idsOf = (...passes: Pass[]) => passes.flatMap((pass) => byPass.get(pass)?.map(({ id }) => id) ?? [])
  await setPass(admin, idsOf('1stPass', 'finalPass'), '1stPass')
  await setPass(admin, idsOf('fail'), 'fail')
  say(`timetable: ${await arrangeInterviews(admin)} interviews placed and published`)
  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  const final = idsOf('finalPass')
  await setPass(admin, final, 'finalPass', true)
  return final.length
}

async function setPass(admin: Visitor, ids: string[], pass: Pass, staged?: true): Promise<void> {
  if (ids.length > 0) await admin.call('bulkPass', { ids, pass, staged })
}

/** Runs items in order, some in parallel; returns the results in order. */
async function inTurns<Item, Done>(
  items: Item[],
  work: (item: Item, index: number) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++)
      done[index] = await work(items[index] as Item, index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return done
}
