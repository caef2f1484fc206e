import { NAME_COVER } from '@recruit/contract/constants'
import { newPerson, wholeContent } from '@recruit/local/testing/people'
import { ask, optionsOf, questionOf } from '@recruit/local/testing/questions'
import { visitor } from '@recruit/local/testing/visitor'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { expect, test } from 'vitest'
import { admin, changesOf, stack, useProduct } from './product.ts'
import { member } from './reviewing-product.ts'

useProduct()

let written = 0
/** A submitted application of one name, by its essay. */
async function applicantWith(name: string, essayOf: (mark: string) => string) {
  const browser = visitor(stack.url)
  const person = { ...newPerson(2), name }
  const { value: id = '' } = await browser.call('enroll', person)
  const mark = `글 ${++written}. `
  const submit = (applyReason: string) =>
    browser.call('savePage2', {
      ...{ id, ...wholeContent, email: `${id}@recruit.test`, phonenum: '010-2345-6789' },
      ...{ applyReason, isFinalSubmit: true },
    })
  await submit(essayOf(mark))
  return { id, browser, person, mark, submit }
}

/** What a reviewer reads of an application, found by the beginning of its essay. */
async function readBy(reviewer: ReturnType<typeof member>, mark: string) {
  const { applications } = await reviewer.call('listReviews', { team: 2 })
  for (const { id } of applications) {
    const read = await reviewer.call('reviewApplication', { team: 2, id })
    if (read.content.applyReason.startsWith(mark)) return read
  }
  throw new Error(`No application begins with ${mark}`)
}
const hide = (_id: string, hidden = true) => admin.send('hideNames', { _id, hidden })
const namedOf = async (id: string) =>
  (await admin.call('listNamedAuthors', { team: 2 })).applications.find(({ _id }) => _id === id)
const rowsOf = async (id: string) => {
  const mysql = await createConnection(stack.mysqlAdminUrl)
  const [rows] = await mysql.query<RowDataPacket[]>(
    `SELECT hidden_by FROM ${stack.prefix}_applicants.hidden_names WHERE application = ?`,
    [id],
  )
  await mysql.end()
  return rows
}

test('an essay that names its author is marked for reviewers, and the admin finds it in a list', async () => {
  const { id, person, mark } = await applicantWith(
    '나은별',
    (mark) => `${mark}저는 나 은별입니다. 010.2345.6789`,
  )
  const { content, names } = await readBy(member(), mark)
  const parts = names.places.map(({ field, start, end }) => [field, content.applyReason.slice(start, end)])
  expect(parts).toEqual([
    ['applyReason', '나 은별'],
    ['applyReason', '010.2345.6789'],
  ])
  expect(names.isHidden).toBe(false)
  expect(await namedOf(id)).toMatchObject({
    ...{ name: person.name, isHidden: false },
    places: [
      {
        heading: 'Reason for applying',
        before: `${mark}저는 `,
        named: '나 은별',
        after: '입니다. 010.2345.67',
      },
      { named: '010.2345.6789', after: '' },
    ],
  })
  const other = await applicantWith('다은별', (mark) => `${mark}나은별의 글과 하나의 별`)
  expect((await readBy(member(), other.mark)).names).toEqual({ isHidden: false, places: [] })
  expect(await namedOf(other.id)).toBeUndefined()
})

test('once the admin hides it no reviewer receives it, also of what is submitted later, and staff still do', async () => {
  const { id, mark, submit } = await applicantWith('라온', (mark) => `${mark}저는 라온입니다.`)
  expect((await hide(id)).status).toBe(200)
  const { content, names } = await readBy(member(), mark)
  expect(content.applyReason).toBe(`${mark}저는 ${NAME_COVER}입니다.`)
  const start = mark.length + 3
  expect(names).toEqual({
    isHidden: true,
    places: [{ field: 'applyReason', start, end: start + NAME_COVER.length }],
  })
  await submit(`${mark}다시, 라온`)
  expect((await readBy(member(), mark)).content.applyReason).toBe(`${mark}다시, ${NAME_COVER}`)
  expect((await admin.call('getApplication', { id, view: 'staff' })).applyReason).toBe(`${mark}다시, 라온`)
  expect(await namedOf(id)).toMatchObject({ isHidden: true, places: [{ named: '라온' }] })

  await hide(id, false)
  expect((await readBy(member(), mark)).content.applyReason).toBe(`${mark}다시, 라온`)
})

test("an answer to the term's own question is marked and hidden as an essay is, a choice never", async () => {
  const { ids, answersOf, questions } = await ask(admin, [
    questionOf('idea', { teams: [2], kind: 'essay', limit: 300 }),
    questionOf('since', { teams: [2], kind: 'oneOf', options: optionsOf('now', 'long') }),
    questionOf('site', { teams: [2], isNaming: true }),
  ])
  const { id, browser, mark } = await applicantWith('새온달', (mark) => `${mark}동기`)
  const since = questions[1]?.options[0]?.id ?? ''
  const answers = answersOf({ idea: '새온달의 생각', since, site: '새온달' })
  await browser.call('savePage2', { id, answers, isFinalSubmit: true })
  const field = `answer:${ids.idea}`
  const before = await readBy(member(), mark)
  expect(before.names.places).toEqual([{ field, start: 0, end: 3 }])
  expect((await namedOf(id))?.places).toMatchObject([{ heading: 'idea?', named: '새온달', after: '의 생각' }])
  await hide(id)
  const { questions: asked, answers: read, names } = await readBy(member(), mark)
  expect(read).toEqual(answersOf({ idea: `${NAME_COVER}의 생각`, since }))
  expect(names.places).toEqual([{ field, start: 0, end: NAME_COVER.length }])
  expect(asked).toEqual(before.questions)
  await ask(admin, [])
})

// evidence: threat.pseudonyms
test('two applicants whose texts differ in their own names alone are the same to a reviewer', async () => {
  const essay = (name: string) => (mark: string) => `${mark.slice(0, 2)}저는 ${name}입니다. ${name}!`
  const both = [
    await applicantWith('마루', essay('마루')),
    await applicantWith('남궁마루한별', essay('남궁마루한별')),
  ]
  for (const { id } of both) await hide(id)
  const reviewer = member()
  const { applications } = await reviewer.call('listReviews', { team: 2 })
  const read: string[] = []
  for (const { id, number } of applications) {
    const { text } = await reviewer.send('reviewApplication', { team: 2, id })
    if (text.includes(`글 저는 ${NAME_COVER}입니다`))
      read.push(text.replaceAll(id, 'id').replace(`"number":${number}`, ''))
  }
  expect(read).toHaveLength(2)
  expect(read[0]).toBe(read[1])
})

test('each press is in the history once, with who made it, and goes with the application', async () => {
  const { id, browser } = await applicantWith('바다솔', (mark) => `${mark}바다솔`)
  for (const hidden of [true, true, false, false, true]) expect((await hide(id, hidden)).status).toBe(200)
  expect((await changesOf(id)).map(({ what }) => what)).toEqual(['namesHidden', 'namesShown', 'namesHidden'])
  expect(await rowsOf(id)).toEqual([{ hidden_by: 'admin' }])
  expect((await browser.call('ownData', { id })).text).not.toContain('namesHidden')
  await browser.call('withdraw', { id })
  expect(await rowsOf(id)).toEqual([])
})

test('what is no submitted application of the term is refused in words, and nothing is stored', async () => {
  const browser = visitor(stack.url)
  const { value: draft = '' } = await browser.call('enroll', newPerson(2))
  for (const id of [draft, 'x', '00000000-0000-4000-8000-000000000000']) {
    const { status, body } = await hide(id)
    expect([status, body.code]).toEqual([404, 'not_found'])
    expect(await rowsOf(id)).toEqual([])
  }
  expect((await admin.send('hideNames', { _id: draft, hidden: 'yes' })).status).toBe(400)
  expect((await admin.send('hideNames', { _id: draft })).status).toBe(400)
})
