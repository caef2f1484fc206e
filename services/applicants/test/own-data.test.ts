import { consentWords, PRESENT_CONSENT } from '@recruit/contract/consent'
import { CONTENT, titleOf } from '@recruit/contract/fields/application-values'
import { enrolledPerson, newPerson, wholeContent } from '@recruit/local/testing/people'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { createConnection } from 'mysql2/promise'
import { expect, test } from 'vitest'
import { admin, manager, stack, submittedPerson, useProduct } from './product.ts'

useProduct()

const ownText = async ({ browser, id }: { browser: Visitor; id: string }) =>
  (await browser.call('ownData', { id })).text

test('an applicant reads every field of the draft and of what was submitted', async () => {
  const applicant = await submittedPerson(2, { applyReason: '처음 낸 동기' })
  expect((await ownText(applicant)).match(/^\[/gm)).toHaveLength(5)
  await applicant.browser.call('savePage2', { id: applicant.id, applyReason: '고친 동기' })
  const text = await ownText(applicant)
  const [draft = '', submitted = ''] = text.split('\n\n')
  expect(draft).toMatch(/^\[Draft\]\nTeam: Design team\n/)
  expect(draft).toContain(`${titleOf('applyReason', 'en')}: 고친 동기`)
  expect(submitted).toMatch(/^\[Submitted application\]/)
  expect(submitted).toContain(`${titleOf('applyReason', 'en')}: 처음 낸 동기`)
  for (const field of CONTENT.filter((one) => typeof wholeContent[one as never] === 'string'))
    expect(submitted).toContain(`${titleOf(field, 'en')}: `)
  expect(text).toContain(`Student id: ${applicant.person.studentId}`)
  expect(text).toMatch(/Enrolled: \d{4}-\d\d-\d\d \d\d:\d\d/)
  expect(text).toContain('Submissions: 1')
})

test('the consent is there with its time, the number of the text and the words as they were agreed to', async () => {
  const browser = visitor(stack.url)
  const { value: id = '' } = await browser.call('enroll', {
    ...newPerson(),
    ...{ team: 1, consent: true, consentText: PRESENT_CONSENT },
  })
  await admin.call('modifyRecruitInfo', { keepMonths: 7 })
  const text = await ownText({ browser, id })
  expect(text).toMatch(/Consent to collection and use: \d{4}-\d\d-\d\d/)
  expect(text).toContain(`Number of the text agreed to: ${PRESENT_CONSENT}\n`)
  const { facts, statement } = consentWords(PRESENT_CONSENT, 6, 'en')
  const lines = facts.map(({ heading, body }) => `${heading}: ${body}`).join('\n')
  expect(text).toContain(`[The text you agreed to]\n${lines}\n${statement}`)

  // An enrolment of the release before stored a time alone.
  const mysql = await createConnection(stack.mysqlAdminUrl)
  await mysql.query(
    `UPDATE ${stack.prefix}_applicants.applications SET consent_text = NULL, consent_months = NULL WHERE id = ?`,
    [id],
  )
  await mysql.end()
  const earlier = await ownText({ browser, id })
  await admin.call('modifyRecruitInfo', { keepMonths: 6 })
  expect(earlier).toContain('Number of the text agreed to: 1\n')
  expect(earlier).toContain('deleted 7 months after the selection')
})

test('without consent no text is named, and a number that no text has stores nothing', async () => {
  const browser = visitor(stack.url)
  const person = { ...newPerson(), team: 1 as const }
  const unknown = await browser.send('enroll', { ...person, consent: true, consentText: 999 })
  expect(unknown.status).toBe(400)
  const { value: id = '' } = await browser.call('enroll', { ...person, consentText: PRESENT_CONSENT })
  expect(await ownText({ browser, id })).not.toContain('agreed to')
})

test('changes of who she is are named with who made them, decisions are not', async () => {
  const applicant = await submittedPerson(1)
  const { id, person } = applicant
  await applicant.browser.call('savePage1', { id, name: '바꾼이름' })
  await admin.call('correctApplicant', { _id: id, team: 3 })
  await admin.call('selectPass', { _id: id, pass: '1stPass' })
  await admin.call('setInterviewDate', { _id: id, date: '9.12(금) 19:00' })
  const text = await ownText(applicant)
  const [, changes = ''] = /\[Changes of name, ids, team and answer\]\n([^[]*)/.exec(text) ?? []
  expect(changes.trim().split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^\\d{4}-.* Name: ${person.name} → 바꾼이름 \\(applicant\\)$`)),
    expect.stringMatching(/^\d{4}-.* Team: 1 → 3 \(staff\)$/),
  ])
  expect(text).not.toContain('9.12')
  expect(text).not.toContain('1stPass')
})

test('nothing that staff decide changes a byte of it before it is shown', async () => {
  const applicant = await submittedPerson(2)
  const { id, browser } = applicant
  const before = await browser.send('ownData', { id })
  await admin.call('selectPass', { _id: id, pass: 'finalPass' })
  await admin.call('setInterviewDate', { _id: id, date: '내일 10시' })
  expect((await browser.send('ownData', { id })).text).toBe(before.text)
  expect(before.text).toContain('Not announced yet')

  await admin.call('modifyResultInfo', { showResultToApplicant: true })
  const shown = await ownText(applicant)
  expect(shown).toContain('Pass status: Final pass\nInterview schedule: 내일 10시')
  await admin.call('selectPass', { _id: id, pass: 'fail', staged: true })
  expect(await ownText(applicant)).toBe(shown)
  await admin.call('modifyResultInfo', { showResultToApplicant: false })
  expect(await ownText(applicant)).toContain('Not announced yet')
})

test('it is for whoever proved the application, and for nobody else', async () => {
  const { id } = await submittedPerson(3)
  const { browser: other } = await enrolledPerson(stack.url)
  expect((await other.send('ownData', { id })).status).toBe(403)
  expect((await manager.send('ownData', { id })).status).toBe(403)
  expect((await admin.send('ownData', { id })).status).toBe(403)
})
