import { expect, test } from 'vitest'
import type { Reply } from '../../../api/client.ts'
import type { Applicant } from '../../staff/applicants.ts'
import {
  countsOf,
  type Figures,
  isSure,
  judgedOf,
  NO_FIGURES,
  placeOf,
  rowsOf,
  unpublishedOf,
} from './rows.ts'
import { asksForJudged, isFiltered, knownView, NO_FILTER, VIEW } from './view.ts'

type Results = Reply<'reviewResults'>
const person = (id: string) => ({ id, name: `평가자 ${id}` })
/** One review for each score, and `missing` more that were assigned. */
const application = (_id: string, scores: number[], deviation: number, missing = 0) => ({
  _id,
  name: _id,
  aggregate: scores.length
    ? {
        count: scores.length,
        median: 3,
        mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
        deviation,
        lowest: Math.min(...scores),
        highest: Math.max(...scores),
      }
    : null,
  disagreement: scores.length > 1 ? 1 : null,
  sure: null,
  reviews: scores.map((score, index) => ({
    member: person(`${index}`),
    score,
    scores: {},
    answers: {},
    comment: '',
  })),
  missing: Array.from({ length: missing }, (_, index) => person(`m${index}`)),
})
const results = (changed: Partial<Results> = {}): Results => ({
  team: 1,
  needed: 2,
  isOpen: true,
  places: null,
  certainty: null,
  kit: { opening: '', questions: [] },
  numbers: [],
  applications: [
    application('even', [4, 4], 0),
    application('torn', [1, 5], 2),
    application('single', [10 / 3], 0, 2),
    application('none', [], 0),
  ],
  reviewers: [],
  ...changed,
})
// In the order of enrolment; the last one has not submitted.
const people = ['none', 'single', 'torn', 'even', 'draft'].map(
  (_id) => ({ _id, name: _id, pass: 'default', isFinalSubmit: _id !== 'draft' }) as Applicant,
)
const seen = { pass: 'default', date: '' } as const
const unpublished = new Map(['torn', 'draft'].map((_id) => [_id, seen]))
const figures: Figures = { judged: judgedOf(results()), unpublished }
const view = (query: string) => VIEW.read(new URLSearchParams(query))
const ids = (query: string, known = figures) => rowsOf(people, view(query), known).map(({ _id }) => _id)

test('scores, disagreement and missing reviews sort, and who has none stands last either way', () => {
  expect(ids('sort=score&order=down')).toEqual(['even', 'single', 'torn', 'none', 'draft'])
  expect(ids('sort=score')).toEqual(['torn', 'single', 'even', 'none', 'draft'])
  expect(ids('sort=apart&order=down')).toEqual(['torn', 'even', 'none', 'single', 'draft'])
  expect(ids('sort=apart')).toEqual(['even', 'torn', 'none', 'single', 'draft'])
  expect(ids('sort=missing&order=down')).toEqual(['none', 'single', 'torn', 'even', 'draft'])
  expect(ids('sort=missing')).toEqual(['torn', 'even', 'none', 'single', 'draft'])
})

test('means are compared as numbers, not as texts', () => {
  const applications = [application('torn', [4.5], 0), application('even', [4.33], 0)]
  const judged = judgedOf(results({ applications }))
  expect(ids('sort=score&order=down', { ...figures, judged }).slice(0, 2)).toEqual(['torn', 'even'])
})

test('a score from, a score below, no score, disagreement and missing reviews filter', () => {
  expect(ids('score=from-3')).toEqual(['single', 'torn', 'even'])
  expect(ids('score=from-4')).toEqual(['even'])
  expect(ids('score=below-4')).toEqual(['single', 'torn'])
  expect(ids('score=none')).toEqual(['none'])
  expect(ids('apart=0.5')).toEqual(['torn'])
  expect(ids('missing=1')).toEqual(['none', 'single'])
  expect(ids('missing=1&score=none')).toEqual(['none'])
  expect(countsOf(people, view('missing=1'), figures)).toMatchObject({ default: 2, draft: 0 })
  expect(placeOf(rowsOf(people, view('score=below-4&sort=score'), figures), 'torn').next?._id).toBe('single')
})

test('missing are those who were assigned, or as many as are needed still', () => {
  const missing = (id: string) => judgedOf(results())?.get(id)?.missing
  expect(['even', 'single', 'none'].map(missing)).toEqual([0, 2, 2])
  expect(judgedOf(results({ needed: 4 }))?.get('even')?.missing).toBe(2)
})

test('what is not published yet filters, of drafts too', () => {
  expect(ids('unpublished=1')).toEqual(['torn', 'draft'])
  expect(countsOf(people, view('unpublished=1'), figures)).toMatchObject({ default: 1, draft: 1 })
})

test('before reviews are open, and where nobody has reviewed, an address that asks for them says nothing', () => {
  const asking = 'sort=score&order=down&score=from-4&apart=1&missing=1&unpublished=1'
  const closed = { judged: judgedOf(results({ isOpen: false })), unpublished: null }
  expect(closed.judged).toBeNull()
  expect(judgedOf(results({ applications: [application('even', [], 0, 2)] }))).toBeNull()
  expect(judgedOf(undefined)).toBeNull()
  for (const known of [closed, NO_FIGURES]) {
    expect(ids(asking, known)).toEqual(people.map(({ _id }) => _id))
    expect(countsOf(people, view(asking), known)).toEqual(countsOf(people, view(''), known))
    expect(knownView(view(asking), known)).toEqual(view(''))
  }
  // Sorting and filtering by the list's own fields still works.
  expect(ids('sort=name&state=submitted&score=from-4', closed)).toEqual(['even', 'none', 'single', 'torn'])
})

test('nothing waits to be published while results are not public', () => {
  const unpublished = { changes: [], seen: '', isFirst: false, decided: [], undecided: [], withoutDate: [] }
  expect(unpublishedOf({ ...unpublished, isPublic: false })).toBeNull()
  expect(unpublishedOf({ ...unpublished, isPublic: true })).toEqual(new Map())
  expect(unpublishedOf(undefined)).toBeNull()
})

test('the address keeps all of it, and knows which of it needs the reviews', () => {
  const query = 'team=2&score=below-3.5&apart=1.5&missing=1&unpublished=1&sort=apart&order=down'
  expect(VIEW.write(view(query))).toBe(query)
  expect(VIEW.write(view('score=from-9&apart=2&missing=yes&unpublished=0&sort=mean'))).toBe('team=1')
  for (const one of ['score=none', 'apart=1', 'missing=1', 'sort=score'])
    expect(asksForJudged(view(one))).toBe(true)
  for (const one of ['', 'unpublished=1', 'sort=name', 'pass=fail'])
    expect(asksForJudged(view(one))).toBe(false)
  expect(isFiltered(view('sort=score'))).toBe(false)
  for (const one of ['score=none', 'apart=1', 'missing=1', 'unpublished=1'])
    expect(isFiltered(view(one))).toBe(true)
  expect(VIEW.write({ ...view(query), ...NO_FILTER })).toBe('team=2&sort=apart&order=down')
})

test('how sure the list is sorts by the last stage that says it', () => {
  const sureOf = (...chances: (number | null)[]) =>
    ['even', 'torn', 'single'].map((id, at) => {
      const chance = chances[at] ?? null
      return { ...application(id, [3, 3], 0), sure: chance === null ? null : { chance, before: null } }
    })
  const documents = results({ places: 20, applications: sureOf(0.9, 0.2, 0.5) })
  const interviews = results({ places: 10, applications: sureOf(0.1, null, null) })
  const judged = judgedOf(documents, interviews)
  expect(judged?.get('even')).toMatchObject({ sure: 0.1, places: 10 })
  expect(judged?.get('torn')).toMatchObject({ sure: 0.2, places: 20 })
  expect(ids('sort=sure&order=down', { judged, unpublished: null }).slice(0, 3)).toEqual([
    ...['single', 'torn', 'even'],
  ])
  expect(isSure(judged)).toBe(true)
  expect(isSure(judgedOf(results()))).toBe(false)
})
