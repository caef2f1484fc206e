import type { Pass } from '@recruit/contract/constants'
import { expect, test } from 'vitest'
import type { Applicant } from '../../staff/applicants.ts'
import { answersOf, countsOf, placeOf, rowsOf } from './rows.ts'
import { isFiltered, VIEW } from './view.ts'

const applicant = (_id: string, pass: Pass, rest: Partial<Applicant> = {}): Applicant => ({
  ...{ _id, name: _id, studentId: '2100001', ewhaianId: `${_id}-id`, team: 1, pass, date: '' },
  ...{ isFinalSubmit: true, sharesStudentId: false, email: '', phonenum: '', ...rest },
})
const people = [
  applicant('최서로', 'default', { studentId: '2100003', date: '9.12 10시', phonenum: '010-1234-5678' }),
  applicant('김가온', '1stPass', { studentId: '2100002', date: '9.12 9시', email: 'Gaon@example.org' }),
  applicant('이마루', 'default', { isFinalSubmit: false, sharesStudentId: true }),
]
const view = (query: string) => VIEW.read(new URLSearchParams(query))
const names = (query: string) => rowsOf(people, view(query)).map(({ name }) => name)

test('an address is read and written back, and nonsense in it counts as not said', () => {
  const query = 'team=2&q=%EA%B9%80&pass=1stPass&state=draft&shared=1&answer=none&sort=date&order=down'
  expect(VIEW.write(view(query))).toBe(query)
  expect(VIEW.write(view('team=9&pass=maybe&sort=shoe&term=x&order=down'))).toBe('team=1')
  expect(view('term=3').term).toBe(3)
  expect(isFiltered(view('team=3&sort=name'))).toBe(false)
  expect(isFiltered(view('shared=1'))).toBe(true)
})

test('a search finds names, ids, e-mails and phones, every word of it', () => {
  expect(names('q=가온')).toEqual(['김가온'])
  expect(names('q=GAON@')).toEqual(['김가온'])
  expect(names('q=01012345678')).toEqual(['최서로'])
  expect(names('q=2100002+가온')).toEqual(['김가온'])
  expect(names('q=2100002+서로')).toEqual([])
  expect(names(`q=${encodeURIComponent('가온'.normalize('NFD'))}`)).toEqual(['김가온'])
})

test('filters leave out, and the counts per status ignore the one for the status', () => {
  expect(names('pass=default')).toEqual(['최서로'])
  expect(names('pass=draft')).toEqual(['이마루'])
  expect(names('state=draft')).toEqual(['이마루'])
  expect(names('shared=1')).toEqual(['이마루'])
  const counts = { draft: 0, default: 1, '1stPass': 1, finalPass: 0, fail: 0 }
  expect(countsOf(people, view('pass=fail&state=submitted'))).toEqual(counts)
})

test('answers are counted of those who are asked, and asked for', () => {
  expect(answersOf(people)).toBeNull()
  const answered = [
    applicant('가', 'finalPass', { answer: 'confirmed' }),
    applicant('나', 'finalPass', { answer: '' }),
    ...people,
  ]
  expect(answersOf(answered)).toEqual({ confirmed: 1, declined: 0, '': 1 })
  const found = (query: string) => rowsOf(answered, view(query)).map(({ name }) => name)
  expect(found('answer=confirmed')).toEqual(['가'])
  expect(found('answer=none')).toEqual(['나'])
  expect(found('answer=declined')).toEqual([])
  expect(isFiltered(view('answer=none'))).toBe(true)
})

test('a draft is counted as one, and with a decision under that', () => {
  expect(countsOf(people, view(''))).toMatchObject({ draft: 1, default: 1 })
  const decided = people.map((one) => (one.isFinalSubmit ? one : { ...one, pass: '1stPass' as const }))
  expect(countsOf(decided, view(''))).toMatchObject({ draft: 0, default: 1 })
})

test('sorting knows numbers in texts and puts what is empty last, either way', () => {
  expect(names('sort=name')).toEqual(['김가온', '이마루', '최서로'])
  expect(names('sort=date')).toEqual(['김가온', '최서로', '이마루'])
  expect(names('sort=date&order=down')).toEqual(['최서로', '김가온', '이마루'])
  expect(names('sort=pass')).toEqual(['이마루', '최서로', '김가온'])
  expect(names('')).toEqual(['최서로', '김가온', '이마루'])
})

test('an application has a neighbour on each side but at the ends, and one outside has the first ahead', () => {
  expect(placeOf(people, '이마루')).toMatchObject({
    at: 2,
    previous: { _id: '김가온' },
    next: null,
  })
  expect(placeOf(people, '최서로')).toMatchObject({ at: 0, previous: null, next: { _id: '김가온' } })
  expect(placeOf(people, 'not in it')).toMatchObject({ at: -1, previous: null, next: { _id: '최서로' } })
  expect(placeOf(people.slice(0, 1), '최서로')).toEqual({ at: 0, previous: null, next: null })
  expect(placeOf([], '최서로').next).toBeNull()
})
