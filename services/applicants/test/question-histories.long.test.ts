import type { Answer, Answers, Question } from '@recruit/contract/fields/questions'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { questionOf } from '@recruit/local/testing/questions'
import { fc } from '@recruit/local/testing/random'
import { expect, test } from 'vitest'
import { admin, stack, useProduct } from './product.ts'

useProduct()

/**
 * Random forms and what becomes of them: answers, submissions, changes of the questions and new terms. After each step
 * the service must match a plain model; what was once answered is in the applicant's own data until the term ends.
 */
const HISTORIES = Number(process.env.HISTORIES) || 40
const KINDS = ['line', 'essay', 'oneOf', 'someOf', 'yesNo', 'link'] as const
const VALUES = [
  ...[
    '',
    ' \n',
    '가',
    '나다라마',
    '🧵 조각',
    '한'.normalize('NFD').repeat(6),
    '긴 글을 씁니다.',
    'yes',
    'no',
  ],
  ...['https://example.org/a', 'javascript:x', 'a', 'b', 'z'],
] as const

interface Sketch {
  kind: (typeof KINDS)[number]
  limit: number
  isRequired: boolean
  isOurs: boolean
  options: number
}
type Step =
  | {
      does: 'answer' | 'submit'
      given: { of: number; value: Answer }[]
      knows: 'both' | 'old form' | 'nothing'
    }
  | { does: 'remove' | 'shorten' | 'require' | 'hand over'; at: number }
  | { does: 'add' | 'change'; at: number; to: Sketch }
  | { does: 'begin a term' }

const sketch: fc.Arbitrary<Sketch> = fc.record({
  kind: fc.constantFrom(...KINDS),
  limit: fc.integer({ min: 3, max: 8 }),
  isRequired: fc.boolean(),
  isOurs: fc.constantFrom(true, true, true, false),
  options: fc.integer({ min: 2, max: 3 }),
})
const at = fc.nat(3)
const value = fc.oneof(
  fc.constantFrom<Answer>(...VALUES),
  fc.subarray(['a', 'b', 'c', 'z']).map((ids): Answer => ids),
)
const writing = fc.record({
  does: fc.constantFrom<'answer' | 'submit'>('answer', 'answer', 'submit'),
  given: fc.array(fc.record({ of: fc.nat(4), value }), { maxLength: 4 }),
  knows: fc.constantFrom<'both' | 'old form' | 'nothing'>('both', 'both', 'both', 'old form', 'nothing'),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: writing },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom<'remove' | 'shorten' | 'require' | 'hand over'>(
        ...(['remove', 'shorten', 'require', 'hand over'] as const),
      ),
      at,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom<'add' | 'change'>('add', 'change'), at, to: sketch }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('begin a term' as const) }) },
)

const isChoice = (kind: string) => ['oneOf', 'someOf', 'yesNo'].includes(kind)
const drawn = (id: string, { kind, limit, isRequired, isOurs, options }: Sketch): Question => ({
  ...questionOf(id, { kind, isRequired, teams: isOurs ? [3] : [1] }),
  limit: isChoice(kind) ? 0 : limit * 4,
  options: ['oneOf', 'someOf'].includes(kind)
    ? ['a', 'b', 'c'].slice(0, options).map((one) => ({ id: one, label: { ko: one, en: one } }))
    : [],
})

const isAnswered = (answer: Answer | undefined) =>
  Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer.trim() !== ''
/** The plain rules: what an answer may be. */
function isRight({ kind, limit, options }: Question, answer: Answer): boolean {
  if (!isAnswered(answer)) return true
  const offered = kind === 'yesNo' ? ['yes', 'no'] : options.map(({ id }) => id)
  if (kind === 'someOf') return Array.isArray(answer) && answer.every((one) => offered.includes(one))
  if (typeof answer !== 'string') return false
  if (isChoice(kind)) return offered.includes(answer)
  const length = [...answer.normalize('NFC')].length
  return length <= limit && (kind !== 'link' || answer.startsWith('https://'))
}
const stored = (answer: Answer) => (typeof answer === 'string' ? answer.normalize('NFC') : answer)

interface Model {
  questions: Question[]
  answers: Answers
  submitted: Answers | null
}
const askedIn = ({ questions }: Model) => questions.filter(({ teams }) => teams.includes(3))
const answeredOf = (questions: Question[], answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).filter(([id, one]) => questions.some((q) => q.id === id) && isAnswered(one)),
  )

async function live(first: Sketch[], steps: Step[]): Promise<void> {
  let numbers = 0
  const set = async (questions: Question[]) => {
    const { version } = await admin.call('readQuestions', {})
    const reply = await admin.call('setQuestions', { version, questions })
    expect(reply.questions.map(({ label }) => label)).toEqual(questions.map(({ label }) => label))
    return reply.questions
  }
  const begin = async (questions: Question[]) => {
    const { browser, id } = await enrolledPerson(stack.url, 3)
    await browser.call('savePage1', { id, ...wholeContent })
    return { browser, id, model: { questions, answers: {}, submitted: null } as Model }
  }
  let { browser, id, model } = await begin(await set(first.map((one) => drawn(`new ${numbers++}`, one))))
  /** Everything ever asked in this history, to be answered also when it is gone. */
  const known = [...model.questions]
  let oldForm = 0

  async function write({ does, given, knows }: Extract<Step, { given: unknown }>) {
    const asked = askedIn(model)
    // Options have the service's ids.
    const answers = Object.fromEntries(
      given.flatMap(({ of, value }) => {
        const question = known[of]
        if (!question) return []
        const id = (one: string) => question.options.find(({ label }) => label.ko === one)?.id ?? one
        return [[question.id, typeof value === 'string' ? id(value) : value.map(id)]]
      }),
    )
    const own = await browser.call('getApplication', { id })
    const version = own.questionsVersion ?? 0
    const questionsVersion = knows === 'nothing' ? undefined : knows === 'both' ? version : oldForm
    oldForm = version
    const isSubmit = does === 'submit'
    const reply = await browser.send('savePage2', {
      ...{ id, answers, isFinalSubmit: isSubmit },
      ...(questionsVersion !== undefined && { questionsVersion }),
    })
    const whole = {
      ...model.answers,
      ...Object.fromEntries(Object.entries(answers).map(([id, one]) => [id, stored(one)])),
    }
    const isStale = questionsVersion !== undefined && questionsVersion !== version
    const isUnknown = Object.keys(answers).some((one) => asked.every(({ id }) => id !== one))
    const isWrong = asked.some((question) => {
      const answer = answers[question.id]
      return answer !== undefined && !isRight(question, answer)
    })
    const isIncomplete =
      isSubmit &&
      asked.some((question) => {
        const answer = whole[question.id]
        return (
          (question.isRequired && !isAnswered(answer)) || (answer !== undefined && !isRight(question, answer))
        )
      })
    const outcome = isStale || isUnknown ? 409 : isWrong || isIncomplete ? 'fail' : 'success'
    const said = reply.status === 409 ? 409 : reply.body.applicationUpdateSuccess
    expect(said, reply.text).toBe(outcome)
    if (outcome !== 'success') return
    // What was submitted to a question that is gone stays part of every later submission.
    const kept = Object.entries(model.submitted ?? {}).filter(([id]) => asked.every((one) => one.id !== id))
    const submitted = { ...Object.fromEntries(kept), ...answeredOf(asked, whole) }
    model = { ...model, answers: whole, submitted: isSubmit ? submitted : model.submitted }
  }

  async function change(questions: Question[]) {
    const next = await set(questions)
    known.push(...next.filter((one) => known.every(({ id }) => id !== one.id)))
    // A limit or an option of a known question may have changed.
    for (const [place, { id }] of known.entries())
      known[place] = next.find((one) => one.id === id) ?? (known[place] as Question)
    model = { ...model, questions: next }
  }
  const edited = (place: number, to: (one: Question) => Question[]) =>
    change(model.questions.flatMap((one, index) => (index === place ? to(one) : [one])))

  async function compare() {
    const asked = askedIn(model)
    const own = await browser.call('getApplication', { id })
    expect(own.questions ?? []).toEqual(asked)
    expect(own.answers ?? {}).toEqual(answeredOf(asked, model.answers))
    const seen = await admin.call('getApplication', { id, view: 'staff' })
    const read = model.submitted ?? model.answers
    expect(seen.answers ?? {}).toEqual(answeredOf(known, read))
  }

  for (const one of steps) {
    if (one.does === 'answer' || one.does === 'submit') await write(one)
    else if (one.does === 'remove') await edited(one.at, () => [])
    else if (one.does === 'require') await edited(one.at, (it) => [{ ...it, isRequired: !it.isRequired }])
    else if (one.does === 'hand over')
      await edited(one.at, (it) => [{ ...it, teams: it.teams.includes(3) ? [1] : [3] }])
    else if (one.does === 'shorten')
      await edited(one.at, (it) => [{ ...it, limit: isChoice(it.kind) ? 0 : Math.max(1, it.limit - 6) }])
    else if (one.does === 'add')
      await change([...model.questions, drawn(`new ${numbers++}`, one.to)].slice(0, 6))
    else if (one.does === 'change')
      await edited(one.at, (it) => [{ ...drawn(it.id, one.to), label: it.label }])
    else {
      await admin.call('newTerm', {})
      await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
      const before = { id, read: model.submitted ?? model.answers }
      ;({ browser, id, model } = await begin(model.questions))
      const archived = await admin.call('getApplication', { id: before.id, view: 'staff' })
      expect(archived.answers ?? {}).toEqual(answeredOf(known, before.read))
    }
    await compare()
  }
  const { text } = await browser.call('ownData', { id })
  for (const answer of Object.values(model.answers))
    if (typeof answer === 'string' && isAnswered(answer) && answer.length > 4 && !answer.includes('-'))
      expect(text).toContain(answer)
}

test(
  `${HISTORIES} histories of forms that change: answers match a plain model, and none is lost`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(sketch, { maxLength: 4 }),
        fc.array(step, { minLength: 3, maxLength: 12 }),
        live,
      ),
      { numRuns: HISTORIES, endOnFailure: false, interruptAfterTimeLimit: undefined },
    )
  },
  HISTORIES * 10_000,
)
