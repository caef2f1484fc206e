import { isDeepStrictEqual } from 'node:util'
import { ALL_HOURS, GRID_DAYS } from '@recruit/contract/constants'
import { enrolledPerson, openPeriod, wholeContent } from '@recruit/local/testing/people'
import { fc } from '@recruit/local/testing/random'
import { startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

/**
 * Long histories of one application, written from two tabs: edits, refused and stale saves, broken-off calls,
 * a period that closes and opens, submissions. After each step the service must hold what a plain model holds.
 */
const HISTORIES = Number(process.env.HISTORIES) || 50

let stack: TestStack
let admin: Visitor
beforeAll(async () => {
  stack = await startTestStack(inject('mysqlAdminUrl'))
  admin = await openPeriod(stack.url)
})
afterAll(() => stack?.stop())

type Content = Record<string, unknown>
interface Model {
  draft: Content
  submitted: Content | null
  submissions: number
  version: number
  isOpen: boolean
}
type Step =
  | { does: 'save'; tab: 0 | 1; page: 'savePage1' | 'savePage2'; fields: Content; knows: boolean }
  | { does: 'mark'; tab: 0 | 1; hours: number[]; knows: boolean }
  | { does: 'submit'; tab: 0 | 1; fields: Content; knows: boolean }
  | { does: 'break off'; fields: Content }
  | { does: 'read'; tab: 0 | 1 }
  | { does: 'switch the period' }

const word = fc.constantFrom('', '가', '나다', '라\n마', '🧵 바', 'a@example.org', '010-1234-5678')
const essay = fc.oneof(
  word,
  fc.constantFrom('가'.repeat(1000), '나'.repeat(1001), '한'.normalize('NFD').repeat(1000)),
)
const details = fc.record(
  {
    major: word,
    semester: word,
    isEwhaian: fc.boolean(),
    email: fc.constantFrom('', 'a@example.org', 'nonsense'),
  },
  { requiredKeys: [] },
)
const essays = fc.record({ applyReason: essay, activityPlan: essay }, { requiredKeys: [] })
const tab = fc.constantFrom<0 | 1>(0, 1)
const knows = fc.boolean()
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('save' as const),
      tab,
      page: fc.constantFrom('savePage1' as const, 'savePage2' as const),
      fields: fc.tuple(details, essays).map(([a, b]) => ({ ...a, ...b })),
      knows,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('mark' as const),
      tab,
      hours: fc.array(fc.integer({ min: 0, max: ALL_HOURS }), { minLength: GRID_DAYS, maxLength: GRID_DAYS }),
      knows,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('submit' as const),
      tab,
      fields: fc.oneof(essays, fc.constant(wholeContent)),
      knows,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('break off' as const), fields: essays }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('read' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('switch the period' as const) }) },
)

const stored = (fields: Content): Content =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.normalize('NFC') : value,
    ]),
  )
const isTooLong = (value: unknown) => typeof value === 'string' && [...value.normalize('NFC')].length > 1000
const isRefused = (fields: Content) =>
  isTooLong(fields.applyReason) || isTooLong(fields.activityPlan) || fields.email === 'nonsense'
const EDIT = ['major', 'semester', 'email', 'phonenum', 'applyReason', 'activityPlan']
const isComplete = (draft: Content, isFirst: boolean) =>
  (isFirst ? ['applyReason', 'activityPlan'] : EDIT).every((field) => String(draft[field]).trim() !== '')

/** What the service must answer, and the model afterwards. */
function expected(
  model: Model,
  known: number | undefined,
  fields: Content,
  isSubmit: boolean,
): ['success' | 'refused' | 'stale', Model] {
  const whole = { ...model.draft, ...stored(fields) }
  if (!model.isOpen) return ['refused', model]
  // A draft is looked at before the version is, a submission after.
  if (!isSubmit && isRefused(fields)) return ['refused', model]
  if (known !== undefined && known !== model.version) return ['stale', model]
  if (isSubmit && (isRefused(fields) || !isComplete(whole, model.submissions === 0)))
    return ['refused', model]
  if (isSubmit && isDeepStrictEqual(whole, model.submitted)) return ['success', model]
  const version = model.version + 1
  return isSubmit
    ? ['success', { ...model, draft: whole, submitted: whole, submissions: model.submissions + 1, version }]
    : ['success', { ...model, draft: whole, version }]
}

async function live(steps: Step[]): Promise<void> {
  const { browser, id } = await enrolledPerson(stack.url)
  const blank = {
    isEwhaian: false,
    major: '',
    semester: '',
    email: '',
    phonenum: '',
    applyReason: '',
    activityPlan: '',
    portfolioLink: '',
    interviewHours: Array(GRID_DAYS).fill(0),
  }
  let model: Model = { draft: blank, submitted: null, submissions: 0, version: 1, isOpen: true }
  const versions: [number, number] = [1, 1]

  async function write(
    call: 'savePage1' | 'savePage2' | 'saveInterview',
    fields: Content,
    by: { tab: 0 | 1; knows: boolean },
    isSubmit = false,
  ) {
    const version = by.knows ? versions[by.tab] : undefined
    const [outcome, next] = expected(model, version, fields, isSubmit)
    const answer = await browser.send(call, {
      id,
      ...fields,
      version,
      ...(call === 'saveInterview' ? {} : { isFinalSubmit: isSubmit }),
    })
    const said =
      answer.status === 409
        ? 'stale'
        : answer.body.applicationUpdateSuccess === 'success'
          ? 'success'
          : 'refused'
    expect(said, answer.text).toBe(outcome)
    model = next
    if (said === 'success') {
      expect(answer.body).toMatchObject({
        version: model.version,
        ...(isSubmit && { submissions: model.submissions }),
      })
      versions[by.tab] = answer.body.version
    }
  }

  async function compare() {
    const mine = await browser.call('getApplication', { id })
    expect(mine).toMatchObject({ ...model.draft, version: model.version, submissions: model.submissions })
    const seenByStaff = await admin.call('getApplication', { id, view: 'staff' })
    expect(seenByStaff).toMatchObject(model.submitted ?? model.draft)
    return mine.version ?? 0
  }

  for (const one of steps) {
    if (one.does === 'save') await write(one.page, one.fields, one)
    else if (one.does === 'mark') await write('saveInterview', { interviewHours: one.hours }, one)
    else if (one.does === 'submit') await write('savePage2', one.fields, one, true)
    else if (one.does === 'read') versions[one.tab] = await compare()
    else if (one.does === 'break off') model = await breakOff(browser, id, one.fields, model)
    else {
      model = { ...model, isOpen: !model.isOpen }
      await admin.call('modifyRecruitInfo', { isApplicationPeriod: model.isOpen })
    }
    await compare()
  }
  if (!model.isOpen) await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
}

/**
 * A save whose answer nobody waits for: it happened as a whole or not at all. A second save then names the same
 * version: only one of the two can be stored, whenever the first arrives, so its answer tells what became of it.
 */
async function breakOff(browser: Visitor, id: string, fields: Content, model: Model): Promise<Model> {
  const { version } = model
  const [, after] = expected(model, version, fields, false)
  const abort = new AbortController()
  const call = fetch(`${browser.url}/api/update/page2`, {
    method: 'POST',
    signal: abort.signal,
    headers: {
      'Content-Type': 'application/json',
      Cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-XSRF-TOKEN': browser.jar.get('XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify({ id, ...fields, version, isFinalSubmit: false }),
  }).catch(() => undefined)
  setImmediate(() => abort.abort())
  await call
  const fence = await browser.send('savePage1', { id, version })
  if (fence.status === 409) return after
  return fence.body.applicationUpdateSuccess === 'success' ? { ...model, version: version + 1 } : model
}

test(
  `${HISTORIES} histories: what was acknowledged is there, and the submitted version is exactly what was submitted`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), live), {
      numRuns: HISTORIES,
      endOnFailure: false,
      interruptAfterTimeLimit: undefined,
    })
  },
  HISTORIES * 10_000,
)
