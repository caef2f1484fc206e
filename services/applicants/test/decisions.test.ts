import { enrolledPerson, newMember, signedIn } from '@recruit/local/testing/people'
import { describe, expect, test } from 'vitest'
import { admin, changesOf, manager, stack, useProduct } from './product.ts'

useProduct()

const rowOf = async (id: string, team: 1 | 2 | 3 = 1) =>
  (await admin.call('listApplicants', { team })).applicants.find(({ _id }) => _id === id)
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('two admins at one applicant', () => {
  // evidence: V2.3.4
  test('the later one is told of the status that the first one set, and changes nothing', async () => {
    const { id } = await enrolledPerson(stack.url)
    const other = await signedIn(stack.url, 'admin')
    await admin.call('selectPass', { _id: id, pass: '1stPass', was: 'default' })
    const late = await other.send('selectPass', { _id: id, pass: 'fail', was: 'default' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Somebody else'),
      by: { role: 'admin' },
    })
    expect((await rowOf(id))?.pass).toBe('1stPass')
    await other.call('selectPass', { _id: id, pass: 'fail', was: '1stPass' })
    expect((await rowOf(id))?.pass).toBe('fail')
    expect(await changesOf(id)).toEqual([
      { what: 'pass', from: '1stPass', to: 'fail' },
      { what: 'pass', from: 'default', to: '1stPass' },
    ])
  })

  test('the later one is told by whom it was decided, of each field by itself', async () => {
    const { id } = await enrolledPerson(stack.url)
    const named = await newMember(stack.url, { role: 'admin' })
    await admin.call('setInterviewDate', { _id: id, date: '9.12' })
    await named.browser.call('selectPass', { _id: id, pass: '1stPass' })
    const pass = await admin.send('selectPass', { _id: id, pass: 'fail', was: 'default' })
    expect(pass.body.by).toEqual({ role: 'admin', member: named.name })
    const date = await named.browser.send('setInterviewDate', { _id: id, date: '9.13', was: '' })
    expect(date.body.by).toEqual({ role: 'admin' })
    const { history } = await admin.call('applicantHistory', { id })
    expect(history.map(({ what, member }) => [what, member])).toEqual([
      ['pass', named.name],
      ['date', undefined],
    ])
  })

  test('the same status twice is no conflict and one change', async () => {
    const { id } = await enrolledPerson(stack.url)
    await admin.call('selectPass', { _id: id, pass: '1stPass', was: 'default' })
    await admin.call('selectPass', { _id: id, pass: '1stPass', was: 'default' })
    expect(await changesOf(id)).toHaveLength(1)
  })

  test('a date is told apart as well, a lost answer of one’s own is not', async () => {
    const { id } = await enrolledPerson(stack.url)
    const other = await signedIn(stack.url, 'admin')
    await admin.call('setInterviewDate', { _id: id, date: '3', seq: 1, was: '' })
    // The answer to this one was lost, so the next one does not know of it.
    await admin.call('setInterviewDate', { _id: id, date: '3.', seq: 2, was: '3' })
    await admin.call('setInterviewDate', { _id: id, date: '3.4', seq: 3, was: '3' })
    const late = await other.send('setInterviewDate', { _id: id, date: '5', seq: 1, was: '' })
    expect(late.status).toBe(409)
    expect((await rowOf(id))?.date).toBe('3.4')
    expect(await changesOf(id)).toEqual([{ what: 'date', from: '', to: '3.4' }])
  })
})

test('two windows of one session are told apart as two people are', async () => {
  const { id } = await enrolledPerson(stack.url)
  await admin.call('setInterviewDate', { _id: id, date: '3', seq: 1, window: 'first', was: '' })
  const late = await admin.send('setInterviewDate', { _id: id, date: '5', seq: 9, window: 'other', was: '' })
  expect(late.status).toBe(409)
  await admin.call('setInterviewDate', { _id: id, date: '3.', seq: 3, window: 'first', was: '3' })
  const older = await admin.call('setInterviewDate', {
    _id: id,
    date: '3,',
    seq: 2,
    window: 'first',
    was: '3',
  })
  expect(older.superseded).toBe(true)
  expect((await rowOf(id))?.date).toBe('3.')
  const odd = await admin.send('setInterviewDate', { _id: id, date: '5', seq: 9, window: 'a'.repeat(21) })
  expect(odd.status).toBe(400)
})

test('a date from a client that sends no number ends the typing of another', async () => {
  const { id } = await enrolledPerson(stack.url)
  await admin.call('setInterviewDate', { _id: id, date: '3', seq: 1, was: '' })
  await (await signedIn(stack.url, 'admin')).call('setInterviewDate', { _id: id, date: '5월 1일' })
  const late = await admin.send('setInterviewDate', { _id: id, date: '3.', seq: 2, was: '3' })
  expect(late.status).toBe(409)
  expect((await rowOf(id))?.date).toBe('5월 1일')
})

describe('many at once', () => {
  test('all change, and each is in the history; undoing takes back only what stands as it was set', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => enrolledPerson(stack.url)))
    const ids = [one, two, three].map((person) => person?.id ?? '')
    const [first = '', second = '', third = ''] = ids
    await admin.call('selectPass', { _id: third, pass: 'fail' })
    const done = await admin.call('bulkPass', { ids: [...ids, first], pass: '1stPass', was: 'default' })
    expect(done.left).toBe(1)
    expect(done.changed.map(({ _id }) => _id).sort()).toEqual([first, second].sort())
    expect(done.changed.every(({ from }) => from === 'default')).toBe(true)
    await admin.call('selectPass', { _id: second, pass: 'finalPass' })
    const undone = await admin.call('bulkPass', { ids: [first, second], pass: 'default', was: '1stPass' })
    expect(undone).toMatchObject({ changed: [{ _id: first, from: '1stPass' }], left: 1 })
    const passes = await Promise.all(ids.map(async (id) => (await rowOf(id))?.pass))
    expect(passes).toEqual(['default', 'finalPass', 'fail'])
    expect(await changesOf(first)).toEqual([
      { what: 'pass', from: '1stPass', to: 'default' },
      { what: 'pass', from: 'default', to: '1stPass' },
    ])
  })

  // evidence: V2.3.3
  test('an id of nobody changes nothing at all', async () => {
    const { id } = await enrolledPerson(stack.url)
    for (const stranger of [NOBODY, 'x', '']) {
      expect((await admin.send('bulkPass', { ids: [id, stranger], pass: 'fail' })).status).toBe(404)
    }
    expect((await rowOf(id))?.pass).toBe('default')
    expect(await changesOf(id)).toEqual([])
  })

  test.each([
    ['nobody', { ids: [], pass: 'fail' }],
    ['more than a thousand', { ids: Array(1001).fill(NOBODY), pass: 'fail' }],
    ['an unknown status', { ids: [NOBODY], pass: 'passed' }],
    ['a text for the list', { ids: NOBODY, pass: 'fail' }],
  ])('%s is refused', async (_what, form) => {
    expect((await admin.send('bulkPass', form)).status).toBe(400)
  })
})

describe('a correction', () => {
  test('moves the applicant to the right team and name, by which the lookup finds them at once', async () => {
    const { id, person, browser } = await enrolledPerson(stack.url)
    const right = { ...person, name: '김바른' }
    await admin.call('correctApplicant', { _id: id, team: 2, name: ` ${right.name} ` })
    expect(await rowOf(id, 2)).toMatchObject({ name: right.name, studentId: person.studentId })
    expect(await rowOf(id, 1)).toBeUndefined()
    const { team: _, ...identity } = right
    expect(await browser.call('findApplicant', identity)).toMatchObject({ applicantId: id })
    expect(await changesOf(id)).toEqual([
      { what: 'team', from: '1', to: '2' },
      { what: 'name', from: person.name, to: right.name },
    ])
  })

  test('is not undone unseen by a form that was opened before it; what is typed can still be saved', async () => {
    const { id, person, browser } = await enrolledPerson(stack.url)
    const { version = 0 } = await browser.call('getApplication', { id })
    await admin.call('correctApplicant', { _id: id, name: '김바른' })
    const { team: _, ...opened } = person
    const stale = await browser.send('savePage1', { id, ...opened, major: '통계학과', version })
    expect(stale.status).toBe(409)
    const seen = await browser.call('getApplication', { id })
    expect(seen).toMatchObject({ name: '김바른', major: '' })
    await browser.call('savePage2', { id, version: seen.version, applyReason: '이어서 씁니다.' })
    expect(await browser.call('getApplication', { id })).toMatchObject({
      name: '김바른',
      applyReason: '이어서 씁니다.',
    })
  })

  test('of the team disturbs no save, and a change of name by the applicant is written down too', async () => {
    const { id, person, browser } = await enrolledPerson(stack.url)
    const { version = 0 } = await browser.call('getApplication', { id })
    await admin.call('correctApplicant', { _id: id, team: 3 })
    await browser.call('savePage1', { id, name: '김새이름', version })
    const { history } = await admin.call('applicantHistory', { id })
    expect(history).toMatchObject([
      { what: 'name', from: person.name, to: '김새이름', role: 'applicant', session: '' },
      { what: 'team', from: '1', to: '3', role: 'admin' },
    ])
  })

  test('by the later of two admins is refused and tells so', async () => {
    const { id, person } = await enrolledPerson(stack.url)
    const was = { team: person.team, name: person.name }
    await admin.call('correctApplicant', { _id: id, name: '김첫째', was })
    const other = await signedIn(stack.url, 'admin')
    const late = await other.send('correctApplicant', { _id: id, name: '김둘째', was })
    expect(late.status).toBe(409)
    expect((await rowOf(id))?.name).toBe('김첫째')
    expect((await other.send('correctApplicant', { _id: id, name: '김첫째', was })).status).toBe(200)
  })

  test('to somebody who is there already is refused, and so is a malformed one', async () => {
    const [one, two] = [await enrolledPerson(stack.url), await enrolledPerson(stack.url)]
    const { team: _, ...taken } = one.person
    const clash = await admin.send('correctApplicant', { _id: two.id, ...taken })
    expect(clash.status).toBe(400)
    expect(clash.body).toMatchObject({ message: expect.stringContaining('Another application') })
    for (const wrong of [{ name: ' ' }, { studentId: '12' }, { team: 4 }, { name: ['a'] }]) {
      expect((await admin.send('correctApplicant', { _id: two.id, ...wrong })).status).toBe(400)
    }
    expect(await rowOf(two.id)).toMatchObject({ name: two.person.name, studentId: two.person.studentId })
    expect((await admin.send('correctApplicant', { _id: NOBODY, name: '김바른' })).status).toBe(404)
  })
})

test('a manager changes nothing, exports nothing and reads no history', async () => {
  const { id } = await enrolledPerson(stack.url)
  const attempts = [
    manager.send('selectPass', { _id: id, pass: 'fail' }),
    manager.send('setInterviewDate', { _id: id, date: '3.4' }),
    manager.send('bulkPass', { ids: [id], pass: 'fail' }),
    manager.send('correctApplicant', { _id: id, name: '김바른' }),
    manager.send('applicantHistory', {}),
    manager.send('exportApplicants', {}),
    manager.send('notePrint', { _id: id }),
    manager.send('settingsHistory', {}),
    manager.send('keyHistory', {}),
    manager.send('newTerm', {}),
    manager.send('modifyMasterInfo', { masterName: 'x' }),
  ]
  for (const attempt of attempts) expect((await attempt).status).toBe(403)
  expect(await rowOf(id)).toMatchObject({ pass: 'default', date: '' })
})
