import { historyOf } from '@recruit/chassis/audit-log/audit-log'
import { connectMysql } from '@recruit/chassis/mysql/mysql'
import { emptyHours } from '@recruit/contract/interview/grid'
import { readCsv } from '@recruit/local/testing/csv'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { ask, optionsOf, questionOf } from '@recruit/local/testing/questions'
import { beforeEach, describe, expect, test } from 'vitest'
import { questionStore } from '../src/application/questions/question.model.ts'
import { admin, manager, stack, submittedPerson, useProduct } from './product.ts'
import { judgeBy, member } from './reviewing-product.ts'

useProduct()

const TOOLS = optionsOf('figma', 'sketch', 'none')
const asked = () =>
  ask(admin, [
    questionOf('idea', { kind: 'essay', limit: 300, page: 2, isRequired: true }),
    questionOf('tools', { kind: 'someOf', options: TOOLS }),
    questionOf('since', { kind: 'oneOf', options: optionsOf('now', 'long') }),
    questionOf('laptop', { kind: 'yesNo', limit: 0 }),
    questionOf('code', { kind: 'link', limit: 2048, isNaming: true }),
    questionOf('poster', { teams: [2] }),
  ])
type Asked = Awaited<ReturnType<typeof asked>>
const whole = ({ ids, answersOf, questions }: Asked) => {
  const [figma, sketch] = questions[1]?.options ?? []
  return {
    chosen: [figma?.id ?? '', sketch?.id ?? ''],
    answers: answersOf({
      idea: '벼룩시장을 엽니다.',
      tools: [sketch?.id ?? '', figma?.id ?? ''],
      laptop: 'yes',
      code: 'https://example.org/nanum',
    }),
    ids,
  }
}

beforeEach(() => ask(admin, []))

test('without a question no reply has a word about them', async () => {
  const { browser, id } = await enrolledPerson(stack.url, 3)
  for (const reader of [browser, manager])
    expect(Object.keys(await reader.call('getApplication', { id }))).not.toEqual(
      expect.arrayContaining(['questions']),
    )
})

test('a team is asked its own; answers are saved one by one, submitted, read and kept', async () => {
  const form = await asked()
  const { answers, chosen } = whole(form)
  const { browser, id } = await enrolledPerson(stack.url, 3)
  const own = await browser.call('getApplication', { id })
  expect(own.questions?.map(({ label }) => label.en)).toEqual([
    ...['idea?', 'tools?', 'since?', 'laptop?', 'code?'],
  ])
  expect(own).toMatchObject({ questionsVersion: form.version, answers: {} })

  for (const [question, answer] of Object.entries(answers)) {
    const { version } = await browser.call('getApplication', { id })
    await browser.call('savePage1', { id, version, answers: { [question]: answer } })
  }
  const saved = await browser.call('getApplication', { id })
  // In the order of the options, whichever was ticked first.
  expect(saved.answers).toEqual({ ...answers, [form.ids.tools ?? '']: chosen })

  const submit = { id, ...wholeContent, questionsVersion: form.version, isFinalSubmit: true }
  expect(await browser.call('savePage2', submit)).toMatchObject({ submissions: 1 })
  expect(await browser.call('savePage2', submit)).toMatchObject({ submissions: 1 })
  expect(await browser.call('getApplication', { id })).toMatchObject({ hasUnsubmittedEdits: false })

  await browser.call('savePage1', { id, answers: form.answersOf({ laptop: 'no' }) })
  expect(await browser.call('getApplication', { id })).toMatchObject({ hasUnsubmittedEdits: true })
  const seen = await manager.call('getApplication', { id, view: 'staff' })
  expect(seen.answers).toMatchObject(form.answersOf({ laptop: 'yes' }))
  expect(await browser.call('savePage2', submit)).toMatchObject({ submissions: 2 })
})

test('a required question is asked for by its name, and nothing is stored', async () => {
  const form = await asked()
  const { browser, id } = await enrolledPerson(stack.url, 3)
  const { body } = await browser.send('savePage2', { id, ...wholeContent, isFinalSubmit: true })
  expect(body).toMatchObject({ reason: 'rulesBroken', message: 'Please fill in: idea?.' })
  const blank = form.answersOf({ idea: ' \n\u200b' })
  const again = await browser.send('savePage2', { id, answers: blank, isFinalSubmit: true })
  expect(again.body.reason).toBe('rulesBroken')
  expect(await browser.call('getApplication', { id })).toMatchObject({ isFinalSubmit: false, answers: {} })
})

describe('refuses, and stores nothing of', () => {
  const refused: [what: string, of: (form: Asked) => object, code: number, said: string][] = [
    [
      'a text of one character too many',
      ({ answersOf }) => answersOf({ idea: '가'.repeat(301) }),
      200,
      'at most 300',
    ],
    ['a text where ticks are asked for', ({ answersOf }) => answersOf({ tools: 'figma' }), 200, 'choose'],
    ['a list where a text is asked for', ({ answersOf }) => answersOf({ idea: ['a'] }), 200, 'choose'],
    ['an option that is not offered', ({ answersOf }) => answersOf({ since: 'never' }), 200, 'choose'],
    ['neither yes nor no', ({ answersOf }) => answersOf({ laptop: 'perhaps' }), 200, 'choose'],
    [
      'an address of another kind',
      ({ answersOf }) => answersOf({ code: 'javascript:alert(1)' }),
      200,
      'http',
    ],
    ['an answer for another team', ({ answersOf }) => answersOf({ poster: '벽보' }), 409, 'have changed'],
    ['an answer to nothing', () => ({ unknown: '답' }), 409, 'have changed'],
    ['a number', ({ answersOf }) => answersOf({ idea: 7 as never }), 400, ''],
    ['a control character', ({ answersOf }) => answersOf({ idea: '\u0007' }), 400, ''],
  ]
  test.each(refused)('%s', async (_, of, status, said) => {
    const form = await asked()
    const { browser, id } = await enrolledPerson(stack.url, 3)
    const before = await browser.call('getApplication', { id })
    const answers = { ...form.answersOf({ laptop: 'yes' }), ...of(form) }
    const { body, status: answered } = await browser.send('savePage1', { id, major: '철학과', answers })
    expect([answered, body.applicationUpdateSuccess]).toEqual([status, 'fail'])
    expect(body.message).toContain(said)
    expect(await browser.call('getApplication', { id })).toEqual(before)
  })

  test('a form that shows questions of before', async () => {
    const form = await asked()
    const { browser, id } = await enrolledPerson(stack.url, 3)
    await ask(admin, [{ ...questionOf('new', { isRequired: true }) }])
    const { status, body } = await browser.send('savePage2', {
      ...{ id, ...wholeContent, answers: {}, questionsVersion: form.version, isFinalSubmit: true },
    })
    expect([status, body.reason]).toEqual([409, 'questionsChanged'])
  })
})

test('a thousand code points are an essay, whatever their bytes', async () => {
  const form = await ask(admin, [questionOf('long', { kind: 'essay', limit: 1000 })])
  const { browser, id } = await enrolledPerson(stack.url, 3)
  const answers = form.answersOf({ long: `${'👩'.repeat(500)}${'가'.normalize('NFD').repeat(500)}` })
  await browser.call('savePage1', { id, answers })
  const stored = await browser.call('getApplication', { id })
  expect(stored.answers).toEqual(form.answersOf({ long: `${'👩'.repeat(500)}${'가'.repeat(500)}` }))
})

describe('changing the questions', () => {
  test('says before how many answers it concerns, and throws none away', async () => {
    const form = await asked()
    const { answers } = whole(form)
    const { browser, id } = await submittedPerson(3, { answers })
    const draft = await enrolledPerson(stack.url, 3)
    await draft.browser.call('savePage1', { id: draft.id, answers: form.answersOf({ idea: '길게 쓴 글' }) })
    const [idea, tools, , laptop] = form.questions
    if (!idea || !tools || !laptop) throw new Error('They are asked')
    const changed = [
      { ...idea, limit: 3 },
      { ...tools, options: tools.options.slice(1) },
      { ...laptop, isRequired: true },
    ]
    const { effects } = await admin.call('previewQuestions', { questions: changed })
    const others = await admin.call('overview', {})
    expect(others.term).toBeGreaterThan(0)
    expect(effects.filter(({ what }) => what !== 'required')).toEqual([
      { id: idea.id, what: 'shorter', drafts: 1, submitted: 1 },
      { id: tools.id, what: 'options', drafts: 0, submitted: 1 },
      { id: form.ids.code, what: 'removed', drafts: 0, submitted: 1 },
    ])
    expect(effects.find(({ what }) => what === 'required')).toMatchObject({ id: laptop.id })
    await ask(admin, changed)

    // The submission stays as it was, its longer text and its option included.
    const seen = await manager.call('getApplication', { id, view: 'staff' })
    expect(seen.answers).toMatchObject({ ...answers, [tools.id]: expect.any(Array) })
    expect(seen.questions?.find(({ id }) => id === form.ids.code)).toMatchObject({ isRemoved: true })
    const { text } = await browser.call('ownData', { id })
    expect(text).toContain('code?: https://example.org/nanum')
    expect(text).toContain('tools?: 보기 figma, 보기 sketch')
    const { csv } = await admin.call('exportApplicants', { team: 3 })
    const [head = [], ...rows] = readCsv(csv.slice(1))
    const row = rows.find((cells) => cells.some((cell) => cell.includes('벼룩시장을 엽니다.')))
    expect(row?.[head.indexOf('code?')]).toBe('https://example.org/nanum')
    expect(row?.[head.indexOf('tools?')]).toBe('보기 figma, 보기 sketch')
  })

  test('to another kind makes another question; a removed one that comes back has its answers', async () => {
    const form = await ask(admin, [questionOf('why')])
    const { browser, id } = await enrolledPerson(stack.url, 3)
    await browser.call('savePage1', { id, answers: form.answersOf({ why: '그래서' }) })
    const [why] = form.questions
    if (!why) throw new Error('It is asked')
    const other = await ask(admin, [{ ...why, kind: 'essay', limit: 500 }])
    expect(other.questions[0]?.id).not.toBe(why.id)
    expect(await browser.call('getApplication', { id })).toMatchObject({ answers: {} })
    await ask(admin, [why])
    expect(await browser.call('getApplication', { id })).toMatchObject({ answers: { [why.id]: '그래서' } })
  })

  test('is refused on an older version, and of two at once one is stored', async () => {
    const { version } = await admin.call('readQuestions', {})
    const sends = ['one', 'two'].map((id) =>
      admin.send('setQuestions', { version, questions: [questionOf(id)] }),
    )
    expect((await Promise.all(sends)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([
    ['a choice of one thing', questionOf('x', { kind: 'oneOf', options: optionsOf('a') })],
    ['a limit beyond the column', questionOf('x', { limit: 201 })],
    ['no team', questionOf('x', { teams: [] })],
    ['a label in one language', questionOf('x', { label: { ko: '왜', en: ' ' } })],
  ])('to one with %s is refused', async (_, question) => {
    const { version } = await admin.call('readQuestions', {})
    expect((await admin.send('setQuestions', { version, questions: [question] })).status).toBe(400)
  })

  test('belongs to the history', async () => {
    await ask(admin, [questionOf('왜')])
    const { history } = await admin.call('applicantHistory', {})
    expect(history[0]).toMatchObject({ what: 'questions', to: '왜?' })
  })
})

test('a reviewer reads answers, but none that names its author', async () => {
  const form = await asked()
  await judgeBy(3)
  const reviewer = member()
  await submittedPerson(3, { answers: whole(form).answers, interviewHours: emptyHours() })
  const { applications } = await reviewer.call('listReviews', { team: 3 })
  const read = await Promise.all(
    applications.map(({ id }) => reviewer.call('reviewApplication', { team: 3, id })),
  )
  const one = read.find(({ answers }) => answers?.[form.ids.idea ?? ''] === '벼룩시장을 엽니다.')
  expect(Object.keys(one?.answers ?? {})).not.toContain(form.ids.code)
  expect(JSON.stringify(read)).not.toContain('example.org/nanum')
})

test('questions are set on one connection, so that many changes do not wait for each other', async () => {
  const own = connectMysql(stack.schemas.applicants.app, { pool: 1 })
  const store = questionStore(own, historyOf(own))
  try {
    const { term } = await admin.call('overview', {})
    const { version } = await store.read(term)
    const set = await store.set(term, version, [], { role: 'admin', session: '' })
    expect(set).toEqual({ version: version + 1, questions: [] })
  } finally {
    await own.close()
  }
})

test('a new term asks what the term before asked, until staff change it', async () => {
  const form = await asked()
  await admin.call('newTerm', {})
  const next = await admin.call('readQuestions', {})
  expect(next).toMatchObject({
    isTakenOver: true,
    version: form.version,
    answered: { [form.ids.idea ?? '']: 0 },
  })
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  await ask(admin, [questionOf('only')])
  expect((await admin.call('readQuestions', {})).questions).toHaveLength(1)
  const { term } = await admin.call('overview', {})
  const before = await admin.call('readQuestions', { term: term - 1 })
  expect(before.questions).toEqual(form.questions)
  const { browser, id } = await enrolledPerson(stack.url, 3)
  const { status } = await browser.send('savePage1', { id, answers: whole(form).answers })
  expect(status).toBe(409)
})
