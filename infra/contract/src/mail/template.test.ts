import { describe, expect, test } from 'vitest'
import { defaultTemplates } from './default-templates.ts'
import { KIND_NAMES, MESSAGE_KINDS } from './kinds.ts'
import { filledIn, SUBJECT_MAX, sampleValues, TEXT_MAX, type Template, templateProblem } from './template.ts'

const good = { subject: '[면접] {date}', text: '{name} 님, {date}에 뵙겠습니다.' }
const problem = (change: Partial<typeof good>, language: 'ko' | 'en' = 'ko') =>
  templateProblem('appointment', { ko: good, en: good, [language]: { ...good, ...change } } as Template)

test('a notice that was written in one language alone is refused, and nothing that was written in both', () => {
  const begun = defaultTemplates.notice
  const own = { subject: 'Come', text: 'Hello' }
  expect(templateProblem('notice', { ko: begun.ko, en: own })).toEqual({ language: 'ko', what: 'untouched' })
  expect(templateProblem('notice', { ko: own, en: begun.en })).toEqual({ language: 'en', what: 'untouched' })
  expect(templateProblem('notice', { ko: own, en: own })).toBe(null)
  expect(templateProblem('notice', begun)).toBe(null)
})

describe('a template is looked over before anybody is written to', () => {
  test.each([
    [
      'a placeholder that there is not',
      { text: '{date} {nobody}' },
      { what: 'unknown', placeholder: 'nobody' },
    ],
    ['one of another kind', { text: '{date} {closes}' }, { what: 'unknown', placeholder: 'closes' }],
    ['one without a name', { text: '{date} {}' }, { what: 'unknown', placeholder: '' }],
    [
      'what every object has',
      { text: '{date} {constructor}' },
      { what: 'unknown', placeholder: 'constructor' },
    ],
    ['what it has to say', { subject: '면접', text: '{name}' }, { what: 'missing', placeholder: 'date' }],
    ['a subject of two lines', { subject: '{date}\nBcc: x@example.org' }, { what: 'lineBreak' }],
    ['a subject of two lines, CR', { subject: '{date}\rx' }, { what: 'lineBreak' }],
    ['no subject', { subject: ' \t' }, { what: 'empty' }],
    ['no text', { text: '\n' }, { what: 'empty' }],
    ['a long subject', { subject: '가'.repeat(SUBJECT_MAX + 1) }, { what: 'tooLong' }],
    ['a long text', { text: `{date}${'가'.repeat(TEXT_MAX - 5)}` }, { what: 'tooLong' }],
  ])('%s', (_, change, found) => {
    for (const language of ['ko', 'en'] as const)
      expect(problem(change, language)).toEqual({ language, ...found })
  })

  test('the longest one passes', () => {
    expect(problem({ subject: '가'.repeat(SUBJECT_MAX), text: `{date}${'가'.repeat(TEXT_MAX - 6)}` })).toBe(
      null,
    )
  })
})

describe('values', () => {
  test('are not read as a template themselves', () => {
    const { subject, text } = filledIn(good, { name: '{date} $& $1', date: '{name}' })
    expect(subject).toBe('[면접] {name}')
    expect(text).toBe('{date} $& $1 님, {name}에 뵙겠습니다.')
  })

  test('fit into a line: no control character gets into a header or a line of its own', () => {
    const name = '김\r\nBcc: x@example.org\u0000\u2028가온\t'
    const { subject, text } = filledIn({ subject: '{name}', text: '첫 줄\n{name}' }, { name })
    expect(subject).toBe('김 Bcc: x@example.org 가온')
    expect(text).toBe('첫 줄\n김 Bcc: x@example.org 가온')
  })

  test('that are not given leave their place as it is, what every object has too', () => {
    expect(filledIn({ subject: '{name}', text: '{toString}' }, {})).toEqual({
      subject: '{name}',
      text: '{toString}',
    })
  })
})

describe('the templates that there are from the beginning', () => {
  test.each(KIND_NAMES)('%s passes, and leaves no placeholder with the sample values', (kind) => {
    expect(templateProblem(kind, defaultTemplates[kind])).toBe(null)
    for (const language of ['ko', 'en'] as const) {
      const { subject, text } = filledIn(defaultTemplates[kind][language], sampleValues(language))
      expect(`${subject}\n${text}`).not.toMatch(/\{|undefined/)
    }
  })

  test.each(['ko', 'en'] as const)('no two kinds begin their subject alike (%s)', (language) => {
    const beginnings = KIND_NAMES.map(
      (kind) => /^\[[^\]]+\]/.exec(defaultTemplates[kind][language].subject)?.[0],
    )
    expect(beginnings).not.toContain(undefined)
    expect(new Set(beginnings).size).toBe(KIND_NAMES.length)
  })

  test('a kind can be stored by its name, and needs only what it may say', () => {
    for (const kind of KIND_NAMES) {
      expect(kind.length).toBeLessThanOrEqual(20)
      expect(MESSAGE_KINDS[kind].placeholders).toEqual(expect.arrayContaining([...MESSAGE_KINDS[kind].needs]))
    }
  })
})
