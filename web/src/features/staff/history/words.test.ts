import type { HistoryEntry } from '@recruit/contract/fields/history-authors'
import { expect, test } from 'vitest'
import { countedValues, deedInWords, grouped, sharedValue, valueInWords, whatInWords } from './words.ts'

const nameOf = (term: number) => `Cohort ${43 + term} (recruitment ${term})`

test('a change is told in the words of its screen', () => {
  expect(whatInWords({ what: 'pass', role: 'admin' }, 'ko')).toBe('합격 상태')
  expect(whatInWords({ what: 'masterName', role: 'admin' }, 'en')).toBe('Master name')
  expect(whatInWords({ what: 'somethingNew', role: 'admin' }, 'ko')).toBe('somethingNew')
  expect(valueInWords('pass', '1stPass', 'en', nameOf)).toBe('First-round pass')
  expect(valueInWords('team', '2', 'ko', nameOf)).toBe('디자인팀')
  expect(valueInWords('isOnlineInterview', 'true', 'ko', nameOf)).toBe('켜짐')
  // Nine hours east of what is stored.
  expect(valueInWords('closesAt', '2026-11-21T09:00:00.000Z', 'en', nameOf)).toContain('18:00')
  expect(valueInWords('date', '', 'en', nameOf)).toBe('empty')
  expect(valueInWords('date', '9.12(금) 오후 7시', 'en', nameOf)).toBe('9.12 (Fri) 19:00')
})

test('changed rules of the timetable are named, and a name that is not known is left out', () => {
  const said = (names: string) =>
    deedInWords({ what: 'timetableRules', from: '', to: names, role: 'admin' } as HistoryEntry, 'en', nameOf)
  expect(said('rooms,roomNames')).toBe('number of rooms, names of rooms')
  expect(said('rooms,toString')).toBe('number of rooms')
  // Written before they were named.
  expect(said('')).toBe('')
})

test('what was planned is told as what happened, with its time', () => {
  const entry = (what: string, role: HistoryEntry['role']): HistoryEntry => ({
    ...{ entry: 1, at: '2026-11-21T10:00:00.000Z', session: '', role, what },
    ...{ from: '2026-11-21T09:00:00.000Z', to: '' },
  })
  const said = (what: string, language: 'ko' | 'en', role: HistoryEntry['role'] = 'system') => [
    whatInWords({ what, role }, language),
    deedInWords(entry(what, role), language, nameOf),
  ]
  expect(said('opensAt', 'ko')).toEqual(['정한 시각에 접수를 시작함', expect.stringContaining('18:00')])
  expect(said('resultsAt', 'en')).toEqual([
    'Published results at the planned time',
    expect.stringContaining('18:00'),
  ])
  expect(said('resultsMissed', 'ko')).toEqual([
    expect.stringContaining('공개하지 않음'),
    expect.stringContaining('18:00'),
  ])
  expect(said('openingMissed', 'en')).toEqual([
    expect.stringContaining('Did not open'),
    expect.stringContaining('18:00'),
  ])
  // A plan that is made or cancelled is a change like any other.
  expect(said('opensAt', 'en', 'admin')).toEqual(['Opening time', null])
})

test('a deed says what it was about instead of a before and an after', () => {
  const entry = (what: string, from: string, to: string): HistoryEntry => ({
    ...{ entry: 1, at: '2026-11-21T10:00:00.000Z', role: 'admin', session: '', what, from, to },
  })
  expect(deedInWords(entry('adminKey', '', ''), 'en', nameOf)).toBe('')
  expect(deedInWords(entry('removedTerm', '120', '3'), 'en', nameOf)).toBe(
    'Cohort 46 (recruitment 3), applications: 120',
  )
  expect(deedInWords(entry('export', '', '31 Marketing team'), 'ko', nameOf)).toBe('지원서 31 Marketing team')
  expect(deedInWords(entry('export', '2', '31'), 'en', nameOf)).toBe(
    'Applications: 31 · Cohort 45 (recruitment 2)',
  )
  expect(deedInWords(entry('reviewersAssigned', '', 'design: 24'), 'ko', nameOf)).toBe('디자인팀, 배정 24건')
  expect(deedInWords(entry('criteria', '', 'marketing'), 'ko', nameOf)).toBe('마케팅팀')
  expect(deedInWords(entry('criteriaTakenOver', '', 'marketing, webdev'), 'en', nameOf)).toBe(
    'Marketing team, Web development team',
  )
  expect(valueInWords('reviewsNeeded', 'design: 3', 'ko', nameOf)).toBe('디자인팀: 3')
  expect(deedInWords(entry('criteria', '', 'webdev (interview)'), 'ko', nameOf)).toBe('웹개발팀 (면접)')
  expect(deedInWords(entry('timetablePublished', '', '12'), 'ko', nameOf)).toBe('지원자 12명')
  expect(deedInWords(entry('interviewerLink', '', '나리'), 'en', nameOf)).toBe('나리')
  const interviewer = (from: string, to: string) => [
    whatInWords(entry('interviewer', from, to), 'en'),
    deedInWords(entry('interviewer', from, to), 'en', nameOf),
  ]
  expect(interviewer('', '나리')).toEqual(['Added interviewer', '나리'])
  expect(interviewer('나리', '')).toEqual(['Removed interviewer', '나리'])
  expect(interviewer('나리', '나리')).toEqual(['Changed interviewer', '나리'])
  expect(interviewer('나리', '나래')).toEqual(['Renamed interviewer', null])
  expect(deedInWords(entry('date', '', ''), 'ko', nameOf)).toBe('입력했다가 다시 지움')
  expect(deedInWords(entry('date', '', '9.12(토)'), 'ko', nameOf)).toBeNull()
  expect(deedInWords(entry('assignmentAdded', '', '나리'), 'en', nameOf)).toBe('나리')
  expect(deedInWords(entry('assignmentRemoved', '나리', ''), 'en', nameOf)).toBe('나리')
  expect(deedInWords(entry('messagesApproved', 'reminder', '12'), 'en', nameOf)).toBe('Deadline reminder, 12')
  expect(deedInWords(entry('messageTemplate', '', 'notice'), 'ko', nameOf)).toBe('직접 쓴 메시지')
  expect(deedInWords(entry('staffLinkSent', '', '김나래'), 'en', nameOf)).toBe('김나래')
  expect(deedInWords(entry('term', '1', '2'), 'en', nameOf)).toBeNull()
  expect(valueInWords('term', '2', 'en', nameOf)).toBe('Cohort 45 (recruitment 2)')
})

let count = 100
const entry = (id: string, what = 'pass', second = 0, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...{ entry: count--, at: new Date(Date.UTC(2026, 10, 21, 10, 0, 59 - second)).toISOString() },
  ...{ role: 'admin', session: 'ab12', what, from: 'default', to: '1stPass', id },
  ...more,
})
const shape = (entries: HistoryEntry[]) => grouped(entries).map((group) => group.map(({ id }) => id))

test('the same change of several people at once is one group, also where two kinds alternate', () => {
  expect(
    shape([entry('a'), entry('a', 'date'), entry('b'), entry('b', 'date'), entry('c', 'pass', 3)]),
  ).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b'],
  ])
})

test('a second change of one person, another hand or a later time begins another group', () => {
  expect(shape([entry('a'), entry('a')])).toEqual([['a'], ['a']])
  expect(shape([entry('a'), entry('b', 'pass', 0, { member: '나리' })])).toEqual([['a'], ['b']])
  expect(shape([entry('a'), entry('b', 'pass', 30)])).toEqual([['a'], ['b']])
})

test('several settings of one save are one group; the same setting again begins another', () => {
  const setting = (what: string, more: Partial<HistoryEntry> = {}) => {
    const { id: _, ...rest } = entry('x', what, 0, more)
    return rest
  }
  const sizes = (entries: HistoryEntry[]) => grouped(entries).map(({ length }) => length)
  expect(sizes([setting('masterName'), setting('masterPhoneNumber'), setting('masterName')])).toEqual([2, 1])
  expect(sizes([setting('opensAt', { role: 'system' }), setting('closesAt', { role: 'system' })])).toEqual([
    1, 1,
  ])
  expect(sizes([setting('export'), setting('export')])).toEqual([1, 1])
})

test('the same deed done to several in one go is one group; added and removed are two', () => {
  const done = (what: string, from: string, to: string): HistoryEntry => {
    const { id: _, ...rest } = entry('x', what, 0, { from, to })
    return rest
  }
  const values = (entries: HistoryEntry[]) => grouped(entries).map((group) => group.map(({ to }) => to))
  expect(
    values([
      done('interviewer', '', '배로운'),
      done('interviewer', '', '노다온'),
      done('interviewer', '강버들', ''),
    ]),
  ).toEqual([['배로운', '노다온'], ['']])
  expect(
    values([
      done('criteria', '', 'design'),
      done('criteria', '', 'marketing'),
      done('criteria', '', 'design'),
    ]),
  ).toEqual([['design', 'marketing'], ['design']])
})

test('applicants each answer for themselves', () => {
  const answer = (id: string) => entry(id, 'answer', 0, { role: 'applicant', session: '' })
  expect(shape([answer('a'), answer('b')])).toEqual([['a'], ['b']])
})

test('the new values of a group are counted while they are few', () => {
  const day = (to: string) => entry(to, 'interviewDay', 0, { to })
  expect(countedValues([day('done'), day('absent'), day('done')])).toEqual([
    { to: 'done', count: 2 },
    { to: 'absent', count: 1 },
  ])
  expect(countedValues(['1', '2', '3', '4'].map((to) => entry(to, 'date', 0, { to })))).toBeNull()
})

test('a value is shared only where all are equal', () => {
  expect(sharedValue([entry('a'), entry('b')], 'to')).toBe('1stPass')
  expect(sharedValue([entry('a'), entry('b', 'pass', 0, { to: 'fail' })], 'to')).toBeNull()
})
