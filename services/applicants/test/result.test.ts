import { enrolledPerson, openPeriod, signedIn } from '@recruit/local/testing/people'
import { type SharedStack, sharedStack } from '@recruit/local/testing/shared-stack'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { beforeAll, expect, test } from 'vitest'

let stack: SharedStack
let admin: Visitor
let manager: Visitor
beforeAll(async () => {
  stack = await sharedStack()
  admin = await openPeriod(stack.url)
  manager = await signedIn(stack.url, 'manager')
})

const STATES = ['default', '1stPass', 'finalPass', 'fail'] as const

/** The visible part of a reply, without its length, which depends on names. */
const outside = ({ status, text, headers }: Awaited<ReturnType<Visitor['send']>>) => {
  const kept = [...headers].filter(([name]) => !['x-request-id', 'date', 'content-length'].includes(name))
  return JSON.stringify({ status, text, headers: kept.sort() })
}

// evidence: V8.2.3
test('before results are shown all four states look alike, to the applicant and to anyone', async () => {
  const seen = { anyone: new Set<string>(), applicant: new Set<string>() }
  for (const pass of STATES) {
    const { browser, id, person } = await enrolledPerson(stack.url, 2)
    await admin.call('selectPass', { _id: id, pass })
    await admin.call('setInterviewDate', { _id: id, date: pass === '1stPass' ? '9.12(금) 19:00' : '' })
    await admin.call('modifyResultInfo', {
      isDesignPreAssignment: true,
      designPreAssignment: '배너를 그려 오세요',
    })
    const mask = (answer: Awaited<ReturnType<Visitor['send']>>) => ({
      ...answer,
      text: answer.text
        .replace(person.name, 'NAME')
        .replace(person.studentId, 'STUDENT')
        .replace(person.ewhaianId, 'MEMBER')
        .replace(/"savedAt":"[^"]*"/, 'TIME'),
    })
    const byAnyone = await visitor(stack.url).send('getApplication', { id })
    expect(byAnyone.headers.get('content-length')).toBe(String(Buffer.byteLength(byAnyone.text)))
    seen.anyone.add(outside(mask(byAnyone)))
    seen.applicant.add(outside(mask(await browser.send('getApplication', { id }))))
  }
  expect(seen.anyone.size).toBe(1)
  expect(seen.applicant.size).toBe(1)
})

test('a decision changes nothing in what the applicant reads, not even a time', async () => {
  const { browser, id } = await enrolledPerson(stack.url)
  const before = await browser.send('getApplication', { id })
  await admin.call('selectPass', { _id: id, pass: 'finalPass' })
  await admin.call('setInterviewDate', { _id: id, date: '내일' })
  expect((await browser.send('getApplication', { id })).text).toBe(before.text)
})

test('staff see the state at once, the applicant when results are shown', async () => {
  const { browser, id, person } = await enrolledPerson(stack.url, 2)
  await admin.call('selectPass', { _id: id, pass: '1stPass' })
  await admin.call('setInterviewDate', { _id: id, date: '9.12(금) 19:00' })
  const decided = { pass: '1stPass', date: '9.12(금) 19:00' }
  expect(await manager.call('getApplication', { id })).toMatchObject(decided)
  expect(await browser.call('getApplication', { id })).toMatchObject({ pass: 'default', date: '' })
  await admin.call('modifyResultInfo', {
    showResultToApplicant: true,
    isDesignPreAssignment: true,
    designPreAssignment: '배너를 그려 오세요',
  })
  expect(await browser.call('getApplication', { id })).toMatchObject({
    ...decided,
    preAssignment: '배너를 그려 오세요',
  })
  expect((await visitor(stack.url).send('getApplication', { id })).body).toEqual({
    name: person.name,
    team: 2,
    ...decided,
    preAssignment: '배너를 그려 오세요',
  })
  await admin.call('modifyResultInfo', { isDesignPreAssignment: false })
  expect((await visitor(stack.url).send('getApplication', { id })).body.preAssignment).toBeUndefined()
  await admin.call('modifyResultInfo', { showResultToApplicant: false })
  expect(await browser.call('getApplication', { id })).toMatchObject({ pass: 'default', date: '' })
})

test('any state may follow any other', async () => {
  const { id } = await enrolledPerson(stack.url)
  for (const pass of ['fail', '1stPass', 'finalPass', 'default', 'finalPass', 'finalPass'] as const) {
    await admin.call('selectPass', { _id: id, pass })
    expect((await manager.call('getApplication', { id })).pass).toBe(pass)
  }
})

test('a status or date of nobody is 404, a wrong status 400, a long date 400', async () => {
  const { id } = await enrolledPerson(stack.url)
  for (const _id of [crypto.randomUUID(), '가', `${id} `, '']) {
    expect((await admin.send('selectPass', { _id, pass: 'fail' })).status).toBe(404)
    expect((await admin.send('setInterviewDate', { _id, date: 'x' })).status).toBe(404)
  }
  expect((await admin.send('selectPass', { _id: id, pass: 'passed' })).status).toBe(400)
  expect(await admin.send('setInterviewDate', { _id: id, date: '일'.repeat(101) })).toMatchObject({
    status: 400,
    body: { code: 'invalid', message: 'An interview date has at most 100 characters.' },
  })
  expect(await manager.call('getApplication', { id })).toMatchObject({ pass: 'default', date: '' })
})

test('a keystroke that comes late does not undo a later one', async () => {
  const { id } = await enrolledPerson(stack.url)
  await admin.call('setInterviewDate', { _id: id, date: '9.12', seq: 12 })
  const late = await admin.call('setInterviewDate', { _id: id, date: '9.1', seq: 11 })
  expect(late.message).toBe('A date that was typed later is already stored.')
  expect((await manager.call('getApplication', { id })).date).toBe('9.12')
  const second = await signedIn(stack.url, 'admin')
  await second.call('setInterviewDate', { _id: id, date: '9.13', seq: 1 })
  expect((await manager.call('getApplication', { id })).date).toBe('9.13')
})

test('lists are for staff, by team, drafts included, and the list is the first entry', async () => {
  const { id, person } = await enrolledPerson(stack.url, 3)
  for (const staff of [admin, manager]) {
    const { body } = await staff.send('listApplicants', { team: 3 })
    const [first] = Object.values(body) as [Record<string, unknown>[]]
    expect(first).toContainEqual({
      _id: id,
      ...person,
      pass: 'default',
      date: '',
      isFinalSubmit: false,
      sharesStudentId: false,
      email: '',
      phonenum: '',
    })
    expect(first.every((row) => row.team === 3)).toBe(true)
  }
  expect((await visitor(stack.url).send('listApplicants', { team: 3 })).status).toBe(401)
  expect((await (await enrolledPerson(stack.url)).browser.send('listApplicants', { team: 3 })).status).toBe(
    403,
  )
  expect((await admin.send('listApplicants', { team: 4 })).status).toBe(400)
  expect((await admin.send('listApplicants')).status).toBe(400)
})

test('a manager changes nothing', async () => {
  const { id } = await enrolledPerson(stack.url)
  for (const [name, form] of [
    ['selectPass', { _id: id, pass: 'fail' }],
    ['setInterviewDate', { _id: id, date: 'x' }],
  ] as const) {
    expect(await manager.send(name, form)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', message: 'No access permission.' },
    })
    expect((await visitor(stack.url).send(name, form)).status).toBe(401)
  }
  expect(await admin.call('getApplication', { id })).toMatchObject({ pass: 'default', date: '' })
})
