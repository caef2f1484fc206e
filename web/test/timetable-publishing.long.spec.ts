import { messages } from '@recruit/contract/messages'
import type { Language } from '@recruit/contract/text'
import { publishingText } from '../src/features/staff/publishing/text.ts'
import { timetablePublishingText } from '../src/features/timetable/publishing/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { expect, testRestoring } from './fixtures.ts'
import { calm, windowOf } from './staff.ts'
import {
  arranged,
  at,
  interviewTerm,
  newInterviewer,
  passer,
  SATURDAY,
  setRules,
} from './timetable-people.ts'
import { expectNoViolation } from './violations.ts'

const test = testRestoring(calm)

const windows: { language: Language; width: number }[] = [
  { language: 'ko', width: 390 },
  { language: 'en', width: 1280 },
]
for (const { language, width } of windows) {
  const text = timetablePublishingText[language]

  test(`the timetable is published once it was seen, before and after results are public (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await interviewTerm(stack.url)
    const nari = await newInterviewer(admin, '나리', [at(1, 2), at(6)])
    await setRules(admin, { roomNames: ['학관 301호'] })
    const one = await passer(admin, 1, at(1))
    const two = await passer(admin, 2, at(2))
    const never = await passer(admin, 3, at(12))
    await arranged(admin)
    const dateOf = async ({ id, browser: applicant }: typeof one) =>
      (await applicant.call('getApplication', { id })).date
    const page = await windowOf(browser, admin, { language, width })
    await page.goto(`/#${paths.timetable}`)
    const part = page.getByRole('region', { name: text.title, exact: true })
    await expect(part).toContainText(text.never)
    await expect(part).toContainText(text.waiting(2))
    await part.getByRole('button', { name: text.look }).click()
    const sheet = page.getByRole('dialog', { name: text.sheet })
    await expect(sheet.getByRole('row').filter({ hasText: one.name })).toContainText(
      `${text.noDate}12.5(토) 9:00, 학관 301호`,
    )
    await expect(sheet).toContainText(text.unplaced(1, never.name))
    await expect(sheet).toContainText(text.isHidden)
    await expectNoViolation(page, 'the sheet of the timetable')
    await picture(page, `timetable-publish-${language}-${width}`)

    // Another user moves an appointment in between: the server refuses to publish unseen changes.
    const { version } = await admin.call('readTimetable', {})
    await admin.call('removeAppointment', { version, _id: two.id })
    await sheet.getByRole('button', { name: text.publish(2) }).click()
    const refusal = sheet.getByRole('alert')
    await expect(refusal).toContainText(messages.timetableChanged[language])
    await expect(refusal).toContainText(formText[language].readAgain)
    expect((await admin.call('readTimetable', {})).published).toBeNull()
    await sheet.getByRole('button', { name: text.publish(1) }).click()
    await expect(sheet).toBeHidden()
    await expect(part).toContainText(text.published(1))
    await expect(part).toContainText(text.thenHidden)
    await expect(part.getByRole('link', { name: text.toSettings })).toBeVisible()
    expect(await dateOf(one)).toBe('')
    await admin.call('modifyResultInfo', { showResultToApplicant: true })
    expect(await dateOf(one)).toBe('12.5(토) 9:00, 학관 301호')

    // While results are public the next dates wait, and the sheet of the results publishes them.
    const next = await admin.call('readTimetable', {})
    const place = { day: SATURDAY, start: 2, room: 0, interviewers: [nari.id] }
    await admin.call('placeAppointment', { version: next.version, _id: two.id, ...place })
    await page.reload()
    await part.getByRole('button', { name: text.look }).click()
    await expect(sheet).toContainText(text.isPublic)
    await sheet.getByRole('button', { name: text.publish(1) }).click()
    await expect(part).toContainText(text.thenPublic)
    expect(await dateOf(two)).toBe('')
    await picture(page, `timetable-published-${language}-${width}`)
    await part.getByRole('button', { name: text.toPublish }).click()
    const results = page.getByRole('dialog', { name: publishingText[language].title })
    await results.getByRole('button', { name: publishingText[language].publish(1) }).click()
    await expect(results).toBeHidden()
    expect(await dateOf(two)).toBe('12.5(토) 10:00, 학관 301호')

    // Her hours are gone: what breaks a rule is not published.
    const [stored] = (await admin.call('listInterviewers', {})).interviewers
    if (!stored) throw new Error('nobody interviews')
    await admin.call('saveInterviewer', { ...stored, interviewHours: stored.interviewHours.with(0, at(1)) })
    await setRules(admin, { roomNames: ['학관 302호'] })
    await page.reload()
    await part.getByRole('button', { name: text.look }).click()
    await expect(sheet).toContainText(text.broken)
    await expect(sheet.getByRole('listitem').filter({ hasText: '나리' })).toHaveCount(1)
    await expect(sheet.getByRole('button', { name: text.publish(2) })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expectNoViolation(page, 'a timetable that breaks a rule')
    await page.context().close()
  })
}
