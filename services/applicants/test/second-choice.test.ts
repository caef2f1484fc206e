import { readCsv } from '@recruit/local/testing/csv'
import { enrolledPerson, signedIn, wholeContent } from '@recruit/local/testing/people'
import { setPlaces } from '@recruit/local/testing/seats'
import { visitor } from '@recruit/local/testing/visitor'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  admin,
  changesOf,
  manager,
  publishDecisions,
  show,
  showOnly,
  stack,
  submittedPerson,
  useProduct,
} from './product.ts'

useProduct()

beforeEach(() => setPlaces(admin, { hasSecondChoice: true }))
afterEach(() => show(false))
const rowIn = async (team: 1 | 2 | 3, id: string) =>
  (await admin.call('listApplicants', { team })).applicants.find(({ _id }) => _id === id)
/** The ids of the applications that a team may take over. */
const openTo = async (team: 1 | 2 | 3) =>
  (await admin.call('secondChoices', { team })).applicants.map(({ _id }) => _id)
const fail = (id: string) => admin.call('selectPass', { _id: id, pass: 'fail' })

describe('without the switch', () => {
  beforeEach(() => setPlaces(admin))

  test('no reply has a word about a second choice, and one that is sent is dropped', async () => {
    const { browser, id } = await submittedPerson(1, { secondTeam: 2 })
    await browser.call('savePage1', { id, secondTeam: 3 })
    await browser.call('savePage1', { id, secondTeam: 1 })
    for (const reader of [browser, manager])
      expect(Object.keys(await reader.call('getApplication', { id }))).not.toContain('secondTeam')
    await fail(id)
    expect(await openTo(2)).toEqual([])
    expect((await browser.call('ownData', { id })).text).not.toContain('Second choice')
    expect((await admin.call('exportApplicants', { team: 1 })).csv).not.toContain('Second choice')
    await setPlaces(admin, { hasSecondChoice: true })
    expect((await browser.call('getApplication', { id })).secondTeam).toBe('')
  })

  test('a choice that was named is kept for its applicant, and comes back with the switch', async () => {
    await setPlaces(admin, { hasSecondChoice: true })
    const { browser, id } = await submittedPerson(1, { secondTeam: 2 })
    await fail(id)
    await setPlaces(admin)
    expect(await openTo(2)).toEqual([])
    expect((await admin.send('takeOver', { _id: id, team: 2 })).body.reason).toBe('notToTakeOver')
    expect((await browser.call('ownData', { id })).text).toContain('Second choice: Design team')
    await setPlaces(admin, { hasSecondChoice: true })
    expect(await openTo(2)).toContain(id)
  })
})

describe('a second choice', () => {
  test('is saved, submitted, read by staff and exported', async () => {
    const { browser, id, person } = await enrolledPerson(stack.url, 1)
    expect(await browser.call('getApplication', { id })).toMatchObject({ secondTeam: '' })
    const { version } = await browser.call('getApplication', { id })
    await browser.call('savePage1', { id, version, secondTeam: 3 })
    expect(await browser.call('getApplication', { id })).toMatchObject({ secondTeam: 3 })
    const submit = { id, ...wholeContent, email: `${id}@recruit.test`, isFinalSubmit: true }
    expect(await browser.call('savePage2', submit)).toMatchObject({ submissions: 1 })
    expect(await browser.call('savePage2', { ...submit, secondTeam: 3 })).toMatchObject({ submissions: 1 })

    await browser.call('savePage1', { id, secondTeam: 2 })
    expect(await browser.call('getApplication', { id })).toMatchObject({
      ...{ secondTeam: 2, hasUnsubmittedEdits: true },
    })
    expect(await manager.call('getApplication', { id, view: 'staff' })).toMatchObject({ secondTeam: 3 })
    expect(await browser.call('savePage2', submit)).toMatchObject({ submissions: 2 })
    expect(await browser.call('getApplication', { id })).toMatchObject({ hasUnsubmittedEdits: false })
    expect(await manager.call('getApplication', { id, view: 'staff' })).toMatchObject({ secondTeam: 2 })

    const { text } = await browser.call('ownData', { id })
    expect(text).toContain('Second choice: Design team')
    const [head = [], ...rows] = readCsv((await admin.call('exportApplicants', { team: 1 })).csv.slice(1))
    const at = head.indexOf('Second choice')
    expect(rows.find((row) => row.includes(person.name))?.[at]).toBe('design')

    await browser.call('savePage2', { ...submit, secondTeam: '' })
    expect(await manager.call('getApplication', { id, view: 'staff' })).toMatchObject({ secondTeam: '' })
  })

  test('is named in the receipt, without its team', async () => {
    const receiptOf = async (more: object) => {
      const { browser, id } = await submittedPerson(1, { email: '', ...more })
      return (await browser.call('ownMessages', { id })).messages[0]?.text
    }
    expect(await receiptOf({ secondTeam: 2 })).toMatch(/^You answered: .*Second choice/m)
    expect(await receiptOf({})).not.toContain('Second choice')
  })

  test.each([
    ['the first team', 1, 200, 'Second choice: choose a team other than your first.'],
    ['a team that there is not', 4, 400, ''],
    ['a word', 'design', 400, ''],
    ['nothing at all', null, 400, ''],
  ])('of %s is refused, and nothing is stored', async (_, secondTeam, status, said) => {
    const { browser, id } = await enrolledPerson(stack.url, 1)
    const before = await browser.call('getApplication', { id })
    for (const call of ['savePage1', 'savePage2'] as const) {
      const form = { id, ...wholeContent, secondTeam: secondTeam as 1, isFinalSubmit: call === 'savePage2' }
      const reply = await browser.send(call, form)
      expect([reply.status, reply.body.applicationUpdateSuccess]).toEqual([status, 'fail'])
      expect(reply.body.message).toContain(said)
    }
    expect(await browser.call('getApplication', { id })).toEqual(before)
  })
})

describe('the list of the second team', () => {
  test('has whom the first team has decided against, and no one else', async () => {
    const [failed, undecided, passed, other] = await Promise.all(
      [2, 2, 2, 3].map((secondTeam) => submittedPerson(1, { secondTeam })),
    )
    const draft = await enrolledPerson(stack.url, 1)
    await draft.browser.call('savePage1', { id: draft.id, secondTeam: 2 })
    for (const one of [failed, other, draft]) await fail(one?.id ?? '')
    await admin.call('selectPass', { _id: passed?.id ?? '', pass: '1stPass' })
    const open = await openTo(2)
    expect(open).toContain(failed?.id)
    for (const one of [undecided, passed, other, draft]) expect(open).not.toContain(one?.id)
    const { applicants } = await manager.call('secondChoices', { team: 2 })
    expect(applicants.find(({ _id }) => _id === failed?.id)).toMatchObject({ team: 1, pass: 'fail' })
    const reviewer = await signedIn(stack.url, 'reviewer')
    expect((await reviewer.send('secondChoices', { team: 2 })).status).toBe(403)
  })

  test('has the undecided ones of a team without seats too', async () => {
    const { id } = await submittedPerson(1, { secondTeam: 3 })
    expect(await openTo(3)).not.toContain(id)
    await setPlaces(admin, { hasSecondChoice: true, seats: { 1: 0 } })
    expect(await openTo(3)).toContain(id)
  })
})

describe('taking over', () => {
  test('makes an undecided application of the team, without date and place in the list, and the history says so', async () => {
    const { id } = await submittedPerson(1, { secondTeam: 2 })
    await admin.call('setInterviewDate', { _id: id, date: '12.6 10:00' })
    const { seen } = await admin.call('waitingList', { team: 1 })
    await admin.call('setWaitingList', { team: 1, ids: [id], seen })
    await fail(id)
    await admin.call('takeOver', { _id: id, team: 2 })
    expect(await rowIn(1, id)).toBeUndefined()
    expect(await rowIn(2, id)).toMatchObject({ pass: 'default', date: '', isFinalSubmit: true })
    expect((await admin.call('waitingList', { team: 1 })).waiting).toEqual([])
    expect(await openTo(2)).not.toContain(id)
    expect(await manager.call('getApplication', { id, view: 'staff' })).toMatchObject({
      ...{ team: 2, secondTeam: '' },
    })
    expect((await changesOf(id)).slice(0, 4)).toEqual([
      { what: 'movedTeam', from: '1', to: '2' },
      { what: 'date', from: '12.6 10:00', to: '' },
      { what: 'pass', from: 'fail', to: 'default' },
      { what: 'waiting', from: '1', to: '' },
    ])
    // A repeat, whose first reply may be lost.
    await admin.call('takeOver', { _id: id, team: 2 })
    expect(await changesOf(id)).toHaveLength(7)
  })

  test('is refused where the team is not the second choice, or the first team wants her', async () => {
    const { id } = await submittedPerson(1, { secondTeam: 2 })
    const refused = async (form: { _id: string; team: 1 | 2 | 3 }) => {
      const { status, body } = await admin.send('takeOver', form)
      return [status, body.reason]
    }
    for (const pass of ['default', '1stPass', 'finalPass'] as const) {
      await admin.call('selectPass', { _id: id, pass })
      expect(await refused({ _id: id, team: 2 })).toEqual([400, 'notToTakeOver'])
    }
    await fail(id)
    expect(await refused({ _id: id, team: 3 })).toEqual([400, 'notToTakeOver'])
    expect(await refused({ _id: id, team: 1 })).toEqual([400, 'notToTakeOver'])
    expect(await refused({ _id: id.replace(/.$/, 'z'), team: 2 })).toEqual([404, 'notFound'])
    expect((await manager.send('takeOver', { _id: id, team: 2 })).status).toBe(403)
    expect(await rowIn(1, id)).toMatchObject({ pass: 'fail' })
  })

  test('shows its applicant nothing before it is published, and the publishing sheet names it', async () => {
    const person = await submittedPerson(1, { secondTeam: 2 })
    const { browser, id } = person
    const stranger = visitor(stack.url)
    const told = async () => {
      const replies = [
        await browser.send('getApplication', { id }),
        await stranger.send('getApplication', { id }),
        await browser.send('ownData', { id }),
        await browser.send('ownMessages', { id }),
        await browser.send('savePage1', { id, version: 0 }),
        await browser.send('savePage1', { id, secondTeam: 1 }),
      ]
      return replies.map(({ status, text }) => [status, text])
    }
    const hidden = await told()
    await fail(id)
    await admin.call('takeOver', { _id: id, team: 2 })
    expect(await told()).toEqual(hidden)
    // Undecided as she was: it is only the team that is new.
    const { changes } = await admin.call('unpublished', { whileHidden: 'true' })
    expect(changes.find(({ _id }) => _id === id)).toMatchObject({ team: 2, movedFrom: 1 })
    await fail(id)
    expect(await told()).toEqual(hidden)
    await showOnly()
    const shown = await told()
    await admin.call('correctApplicant', { _id: id, team: 1 })
    await admin.call('takeOver', { _id: id, team: 2, staged: true })
    await admin.call('selectPass', { _id: id, pass: '1stPass', staged: true })
    expect(await told()).toEqual(shown)
    expect(await browser.call('getApplication', { id })).toMatchObject({ team: 1, pass: 'default' })

    await publishDecisions(id)
    expect(await browser.call('getApplication', { id })).toMatchObject({
      ...{ team: 2, pass: '1stPass', secondTeam: '' },
    })
    expect(await stranger.call('getApplication', { id })).toMatchObject({ team: 2, pass: '1stPass' })
    expect(await changesOf(id)).toContainEqual({ what: 'publishedTeam', from: '1', to: '2' })
  })

  test('without holding back is seen immediately, and by showing everything as well', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => submittedPerson(1, { secondTeam: 2 })))
    if (!one || !other) throw new Error('Two have applied')
    for (const { id } of [one, other]) await fail(id)
    await admin.call('takeOver', { _id: one.id, team: 2 })
    expect(await one.browser.call('getApplication', { id: one.id })).toMatchObject({ team: 1 })
    await show(true)
    expect(await one.browser.call('getApplication', { id: one.id })).toMatchObject({ team: 2 })
    await admin.call('takeOver', { _id: other.id, team: 2 })
    expect(await other.browser.call('getApplication', { id: other.id })).toMatchObject({ team: 2 })
    expect((await admin.call('unpublished', {})).changes).toEqual([])
  })

  test('is no reason to write to her as to one of the new team before that', async () => {
    const { id } = await submittedPerson(1, { secondTeam: 3 })
    await fail(id)
    await admin.call('takeOver', { _id: id, team: 3 })
    const both = (text: string) => ({ subject: text, text: `${text} {team}` })
    const template = { ko: both('안내'), en: both('Notice') }
    const receiversOf = async (team: 1 | 3) => {
      const audience = { teams: [team], who: 'submitted' as const }
      const drafted = await admin.call('draftMailing', { kind: 'notice', template, audience })
      const { messages } = await admin.call('readMailing', { id: drafted.mailings[0] ?? '' })
      return messages.map(({ application }) => application)
    }
    expect(await receiversOf(1)).toContain(id)
    const stayed = await submittedPerson(3)
    const others = await receiversOf(3)
    expect(others).toContain(stayed.id)
    expect(others).not.toContain(id)
  })
})

describe('seats', () => {
  test('are counted with final passes that are not declined', async () => {
    await setPlaces(admin, { seats: { 1: 20 } })
    const before = (await manager.call('readSeats', {})).teams
    expect(before.map(({ seats }) => seats)).toEqual([20, null, null])
    const { browser, id } = await submittedPerson(1)
    await enrolledPerson(stack.url, 1)
    await admin.call('selectPass', { _id: id, pass: 'finalPass' })
    const taken = async () => (await manager.call('readSeats', {})).teams[0]?.taken
    expect(await taken()).toBe((before[0]?.taken ?? 0) + 1)
    await admin.call('modifyResultInfo', { answersUntil: new Date(Date.now() + 86_400_000).toISOString() })
    await show(true)
    await browser.call('answerOffer', { id, answer: 'declined' })
    expect(await taken()).toBe(before[0]?.taken)
  })

  test('are changed on the version that was read, and the history names them', async () => {
    const { version } = await setPlaces(admin, { seats: { 1: 5, 3: 7 } })
    const teams = ([1, 2, 3] as const).map((team) => ({ team, seats: 0 }))
    const send = () => admin.send('setSeats', { version, hasSecondChoice: true, teams })
    const replies = await Promise.all([send(), send()])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const { history } = await admin.call('applicantHistory', {})
    expect(history.slice(0, 2)).toMatchObject([
      { what: 'seats', from: '5 / – / 7', to: '0 / 0 / 0' },
      { what: 'secondChoice', from: 'false', to: 'true' },
    ])
  })

  test.each([
    ['a team that is missing', [1, 2].map((team) => ({ team, seats: 1 }))],
    ['a team twice', [1, 2, 2].map((team) => ({ team, seats: 1 }))],
    ['fewer than none', [1, 2, 3].map((team) => ({ team, seats: -1 }))],
    ['a part of one', [1, 2, 3].map((team) => ({ team, seats: 1.5 }))],
    ['too many', [1, 2, 3].map((team) => ({ team, seats: 1000 }))],
  ])('with %s are refused', async (_, teams) => {
    const before = await admin.call('readSeats', {})
    const { version } = before
    const { status } = await admin.send('setSeats', { version, hasSecondChoice: true, teams })
    expect(status).toBe(400)
    expect(await admin.call('readSeats', {})).toEqual(before)
  })

  test('and the second choice are those of their term: a new one begins without', async () => {
    await setPlaces(admin, { hasSecondChoice: true, seats: { 2: 9 } })
    const { term } = await admin.call('overview', {})
    await admin.call('newTerm', {})
    const next = await admin.call('readSeats', {})
    expect(next).toMatchObject({ version: 0, hasSecondChoice: false })
    expect(next.teams.map(({ seats, taken }) => [seats, taken])).toEqual([
      [null, 0],
      [null, 0],
      [null, 0],
    ])
    expect(await admin.call('readSeats', { term })).toMatchObject({ hasSecondChoice: true })
    await admin.call('modifyRecruitInfo', { isApplicationPeriod: true })
  })
})
