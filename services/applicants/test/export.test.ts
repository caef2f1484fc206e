import { PRESENT_CONSENT } from '@recruit/contract/consent'
import { readCsv } from '@recruit/local/testing/csv'
import { enrolledPerson, newPerson } from '@recruit/local/testing/people'
import { fc } from '@recruit/local/testing/random'
import { visitor } from '@recruit/local/testing/visitor'
import { describe, expect, test } from 'vitest'
import { admin, stack, submittedPerson, useProduct } from './product.ts'

useProduct()

/** Beginnings of a text that a spreadsheet would run, or read as the end of a record. */
const STARTS = ['=', '+', '-', '@', '\t=', '\n=', ' =', '\u3000 @', '\r', '\n', '"', ',', '']
const PIECES = [
  '\n',
  '\r',
  '\r\n',
  '"',
  '""',
  ',',
  ';',
  '\t',
  '=',
  ' ',
  '가',
  'é',
  'e\u0301',
  '🎈',
  '👩‍💻',
  'a',
]
const textOf = (length: number) =>
  fc
    .tuple(fc.constantFrom(...STARTS), fc.array(fc.constantFrom(...PIECES), { maxLength: length / 4 }))
    .map(([start, pieces]) => `${start}${pieces.join('')}한`.normalize('NFC'))
/** 8:00 and 9:00 of the first day, 24:00 of the last. */
const HOURS = [0b11, ...Array(30).fill(0), 1 << 16]

describe('a spreadsheet', () => {
  // evidence: V5.4.1 V5.4.2
  test('has every application whole, its formulas harmless, and is written down', async () => {
    const nasty = '=HYPERLINK("http://example.org","a")'
    const { person } = await submittedPerson(2, {
      major: nasty,
      applyReason: '첫 줄\n"둘째" 줄, 끝',
      interviewHours: HOURS,
    })
    const { filename, csv } = await admin.call('exportApplicants', { team: 2 })
    expect(filename).toBe('applications-cohort45-term1-design.csv')
    expect(csv.startsWith('\ufeff')).toBe(true)
    const [headings = [], ...rows] = readCsv(csv.slice(1))
    expect(headings).toContain('student id')
    const row = rows.find(([, name]) => name === person.name) ?? []
    expect(row.slice(0, 6)).toEqual([
      'design',
      person.name,
      person.studentId,
      person.ewhaianId,
      'yes',
      `'${nasty}`,
    ])
    expect(row).toContain('첫 줄\n"둘째" 줄, 끝')
    expect(row).toContain('day 1 8:00–10:00; day 32 24:00–1:00 the next day')
    const { history } = await admin.call('applicantHistory', {})
    expect(history[0]).toMatchObject({
      what: 'export',
      role: 'admin',
      to: expect.stringMatching(/^\d+ design$/),
    })
  })

  test('calls a draft a draft, with and without a decision, and never a submitted document', async () => {
    const { person: drafting } = await enrolledPerson(stack.url, 3)
    const { id, person: passed } = await enrolledPerson(stack.url, 3)
    await admin.call('selectPass', { _id: id, pass: '1stPass' })
    const { person: submitted } = await submittedPerson(3)
    const rows = readCsv((await admin.call('exportApplicants', { team: 3 })).csv.slice(1))
    const wordsOf = (name: string) => {
      const row = rows.find((cells) => cells[1] === name) ?? []
      const [state, pass] = ['state', 'pass status'].map((head) => row[rows[0]?.indexOf(head) ?? -1])
      return [state, pass]
    }
    expect(wordsOf(drafting.name)).toEqual(['Draft', 'Draft'])
    expect(wordsOf(passed.name)).toEqual(['Draft', 'First-round pass'])
    expect(wordsOf(submitted.name)).toEqual(['Submitted', 'Document submitted'])
  })

  test('names the text that an applicant agreed to, with the time', async () => {
    const browser = visitor(stack.url)
    const agreed = newPerson(3)
    await browser.call('enroll', { ...agreed, consent: true, consentText: PRESENT_CONSENT })
    const { person } = await enrolledPerson(stack.url, 3)
    const { csv } = await admin.call('exportApplicants', { team: 3 })
    const [headings = [], ...rows] = readCsv(csv.slice(1))
    const column = headings.indexOf('consent: text and time (Asia/Seoul)')
    const cellOf = (name: string) => rows.find((cells) => cells[1] === name)?.[column]
    expect(cellOf(agreed.name)).toMatch(
      new RegExp(`^${PRESENT_CONSENT}, \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d$`),
    )
    expect(cellOf(person.name)).toBe('')
  })

  test('says when they can come by the dates of the interview period', async () => {
    const { person } = await submittedPerson(1, { interviewHours: [0b1_1111_1100, ...Array(30).fill(0), 1] })
    await admin.call('modifyRecruitInfo', { interviewPeriod: '2037.12.6(일) ~ 12.8(화)' })
    const { csv } = await admin.call('exportApplicants', { team: 1 })
    await admin.call('modifyRecruitInfo', { interviewPeriod: '' })
    const row = readCsv(csv.slice(1)).find(([, name]) => name === person.name)
    expect(row).toContain('12.6 (Sun) 10:00–17:00; 1.6 (Wed) 8:00–9:00')
  })

  // evidence: V1.2.10
  test('gives every text back as it was written, one record for each applicant', async () => {
    const texts = fc.sample(fc.tuple(textOf(90), textOf(1000), textOf(1000)), 12)
    // Of the greatest length, without characters that need quotes.
    texts.push(['a', `${'\n'.repeat(998)}=1`, '😀'.repeat(1000)])
    const written = new Map<string, string[]>()
    for (const [major, applyReason, activityPlan] of texts) {
      const { person } = await submittedPerson(2, { major, applyReason, activityPlan })
      written.set(person.name, [major, applyReason, activityPlan])
    }
    const { csv } = await admin.call('exportApplicants', { team: 2 })
    const [headings = [], ...rows] = readCsv(csv.slice(1))
    const { applicants } = await admin.call('listApplicants', { team: 2 })
    expect(rows).toHaveLength(applicants.length)
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([headings.length]))
    for (const [name, texts] of written) {
      const row = rows.find((cells) => cells[1] === name) ?? []
      const stored = texts.map((text) => text.replaceAll('\r\n', '\n'))
      const cells = stored.map((text) => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text))
      expect([row[5], row[10], row[11]]).toEqual(cells)
    }
  })

  test('a print is written down as well, and only of what there is', async () => {
    const { id } = await submittedPerson(1)
    await admin.call('notePrint', { _id: id })
    const { history } = await admin.call('applicantHistory', { id })
    expect(history).toMatchObject([{ what: 'print', id }])
    expect((await admin.send('notePrint', { _id: 'x' })).status).toBe(404)
  })
})
