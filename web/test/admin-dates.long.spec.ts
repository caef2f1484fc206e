import { emptyHours } from '@recruit/contract/interview/grid'
import { wholeContent } from '@recruit/local/testing/people'
import { listText } from '../src/features/applicants/text.ts'
import { paths } from '../src/paths.ts'
import { formText } from '../src/ui/form/text.ts'
import { expect, test } from './fixtures.ts'
import { applicants, staffDesk } from './staff-desk.ts'
import { expectNoViolation } from './violations.ts'

/** 14:00 and 15:00 of the first day of the interview period. */
const AFTERNOON = emptyHours().map((none, day) => (day === 0 ? 0b1100_0000 : none))

for (const [language, width] of [
  ['ko', 1280],
  ['en', 390],
] as const) {
  test(`a date that cannot be is marked in words at once, and saved all the same (${language}, ${width} px)`, async ({
    browser,
    stack,
    picture,
  }) => {
    const text = listText[language]
    const { notFree, taken } = text.dateMarks
    const mark = `dates-${language}`
    const people = await applicants(stack.url, 3, { team: 2, mark })
    const { page, context, api } = await staffDesk(browser, stack.url, { language, width })
    await api.call('modifyRecruitInfo', { interviewPeriod: '12.6(일) ~ 12.8(화)' })
    for (const { browser: own, id } of people)
      await own.call('savePage2', { id, ...wholeContent, interviewHours: AFTERNOON, isFinalSubmit: true })
    await api.call('setInterviewDate', { _id: people[1]?.id ?? '', date: '12.6(일) 14시' })
    await api.call('setInterviewDate', { _id: people[2]?.id ?? '', date: '12.6 16:00' })
    await page.goto(`/#${paths.applicantList}?team=2&q=${mark}&sort=ewhaianId`)
    const [one, two, three] = [0, 1, 2].map((at) => page.getByRole('table').getByRole('textbox').nth(at))
    if (!one || !two || !three) throw new Error('nobody there')

    // What was stored before is marked as it is loaded.
    await expect(three).toHaveAccessibleDescription(notFree)
    await expect(two).toHaveAccessibleDescription('')

    // The marks wait for no save: none of them arrives meanwhile.
    let release = () => {}
    const held = new Promise<void>((go) => {
      release = go
    })
    await page.route('**/api/applicantlist/InterviewDate', async (route) => {
      await held
      await route.continue()
    })
    await one.pressSequentially('12월 6일 오후 ')
    await expect(one).toHaveAccessibleDescription('')
    await one.pressSequentially('2시')
    await expect(one).toHaveAccessibleDescription(taken)
    await expect(two).toHaveAccessibleDescription(taken)
    await one.fill('12월 6일 오후 4시')
    await expect(one).toHaveAccessibleDescription(`${notFree} · ${taken}`)
    await expect(two).toHaveAccessibleDescription('')
    release()
    const row = page.getByRole('row').filter({ hasText: people[0]?.studentId ?? '' })
    await expect(row.getByText(`${notFree} · ${taken}`)).toBeVisible()
    await expect(row).toContainText(formText[language].saved)
    const stored = await api.call('getApplication', { id: people[0]?.id ?? '', view: 'staff' })
    expect(stored.date).toBe('12월 6일 오후 4시')
    await one.scrollIntoViewIfNeeded()
    await expectNoViolation(page, 'marked dates')
    await picture(page, `list-dates-${language}-${width}`)

    // Read again, it is marked still; a text that names no time is not.
    await page.reload()
    await expect(one).toHaveAccessibleDescription(`${notFree} · ${taken}`)
    await one.fill(language === 'ko' ? '추후 안내' : 'to be told')
    await expect(one).toHaveAccessibleDescription('')
    await expect(three).toHaveAccessibleDescription(notFree)
    await api.call('modifyRecruitInfo', { interviewPeriod: '' })
    await context.close()
  })
}
