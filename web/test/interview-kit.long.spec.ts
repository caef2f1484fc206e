import { scoreText } from '../src/features/desk/score/text.ts'
import { setupText } from '../src/features/desk/setup/text.ts'
import { deskText } from '../src/features/desk/text.ts'
import { paths } from '../src/paths.ts'
import { staffLinks } from '../src/staff-links.ts'
import { expect, test } from './fixtures.ts'
import { reviewer } from './review-room.ts'
import { SCREENS } from './screens.ts'
import { windowOf } from './staff.ts'
import { at, interviewerFor, interviewTerm, passer, place } from './timetable-room.ts'
import { expectNoViolation } from './violations.ts'

const TWO_PM = 6
const PACE = [{ team: 1 as const, minutes: 20, pause: 0, people: 1 }]
const QUESTIONS = ['왜 지원했나요?', '어려웠던 협업은 무엇이었나요?']

for (const { language, width } of SCREENS)
  test(`questions are prepared, asked, noted and scored, and the desk has both stages (${language}, ${width})`, async ({
    browser,
    stack,
    picture,
  }) => {
    const admin = await interviewTerm(stack.url, { pace: PACE, panels: [{ team: 1, size: 2 }] })
    const text = { ...deskText[language], ...scoreText[language] }
    const setup = setupText[language]
    const panel = [
      await reviewer(browser, stack.url, { language, width }),
      await reviewer(browser, stack.url, { language, width }),
    ]
    const seats: string[] = []
    for (const { member } of panel)
      seats.push((await interviewerFor(admin, { name: member.name, member: member.id }, [1], at(TWO_PM))).id)
    const people: string[] = []
    for (const name of ['김가온', '박나래']) people.push(await passer(stack.url, admin, name, 1, at(TWO_PM)))
    for (const id of people) await place(admin, id, TWO_PM, seats)

    // The admin writes what is asked and by what is judged.
    const page = await windowOf(browser, admin, { language, width })
    await page.goto(`/#${paths.reviewSetup}?team=1&stage=interview`)
    const kit = page.getByRole('tabpanel', { name: setup.kit })
    await kit.getByLabel(setup.opening).fill('와 주셔서 고맙습니다.')
    for (const [index, question] of QUESTIONS.entries()) {
      await kit.getByRole('button', { name: setup.addQuestion }).click()
      await kit.getByLabel(setup.nthQuestion(index + 1), { exact: true }).fill(question)
    }
    await kit.getByLabel(setup.shows).first().fill('자기 말로 이야기하는지')
    await kit.getByRole('button', { name: setup.add, exact: true }).click()
    await kit.getByLabel(setup.name, { exact: true }).fill('말')
    await expectNoViolation(page, 'the questions of an interview')
    await picture(page, `interview-kit-${language}-${width}`)
    await kit.getByRole('button', { name: setup.saveKit }).click()
    const stored = async () => (await admin.call('reviewCriteria', { team: 1, stage: 'interview' })).kit
    await expect.poll(async () => (await stored()).questions.map(({ text }) => text)).toEqual(QUESTIONS)

    // Both of the panel hold the first interview; the second interviewer has no network in the room.
    for (const [index, { page: hers, context, api }] of panel.entries()) {
      await hers.goto(`/#${staffLinks.desk(1)}&mode=interview`)
      const form = hers.getByRole('complementary', { name: text.form })
      await expect(form.getByLabel(QUESTIONS[0] ?? '')).toBeVisible()
      await expect(hers.getByRole('heading', { name: '김가온' })).toBeAttached()
      await hers.waitForLoadState('networkidle')
      if (index === 1) await context.setOffline(true)
      await form.getByLabel(QUESTIONS[0] ?? '').fill(`친구의 권유 ${index}`)
      await form.getByRole('radio', { name: text.scoreOf(4 + index) }).check()
      if (index === 1) {
        // Without a network the next interview is there as well.
        await hers.keyboard.press('Escape')
        await hers.goto(`/#${staffLinks.desk(1)}&mode=interview&id=${await secondOf(api)}`)
        await expect(hers.getByRole('heading', { name: '박나래' })).toBeAttached()
        await form.getByLabel(QUESTIONS[1] ?? '').fill('역할을 다시 나눔')
        await context.setOffline(false)
        await expect
          .poll(async () => (await listed(api)).map(({ state }) => state), { timeout: 20_000 })
          .toEqual(['draft', 'draft'])
        await hers.goBack()
      } else {
        await expectNoViolation(hers, 'an interview')
        await picture(hers, `interview-desk-${language}-${width}`)
        await hers.getByRole('link', { name: text.packet }).click()
        await expect(hers.getByRole('region', { name: '박나래' })).toContainText(QUESTIONS[1] ?? '')
        await expectNoViolation(hers, 'a packet')
        await picture(hers, `interview-packet-${language}-${width}`)
        await hers.goBack()
      }
      await form.getByRole('button', { name: text.submit }).click()
      await expect.poll(async () => (await listed(api))[0]?.state).toBe('submitted')
    }
    // Now each reads what the other has noted.
    const [, second] = panel
    const [first] = second ? await listed(second.api) : []
    const read = { team: 1, stage: 'interview', id: first?.id ?? '' } as const
    const { others } = (await second?.api.call('reviewApplication', read)) ?? {}
    expect(others?.flatMap(({ answers }) => Object.values(answers))).toEqual(['친구의 권유 0'])

    await page.getByRole('tab', { name: setup.progress }).click()
    await page.getByRole('button', { name: setup.open }).click()
    await page.getByRole('dialog').getByRole('button', { name: setup.open }).click()
    await expect(page.getByText(setup.isOpen)).toBeVisible()
    await page.goto(`/#${staffLinks.desk(1)}&mode=decide&id=${people[0]}`)
    const judged = page.getByRole('region', { name: deskText[language].interviewed })
    await expect(judged).toContainText('친구의 권유 1')
    await expect(judged).toContainText('4.50')
    await expectNoViolation(page, 'both stages at the desk')
    await picture(page, `interview-decide-${language}-${width}`)
    await page.goto(`/#${paths.applicantList}?team=1`)
    await expect(page.getByRole('table').getByText('4.50')).toBeVisible()
    await expectNoViolation(page, 'a list with interviews')
    await picture(page, `interview-list-${language}-${width}`)
    for (const { context } of panel) await context.close()
    await page.context().close()
  })

type Api = Awaited<ReturnType<typeof reviewer>>['api']
const listed = async ({ call }: Api) =>
  (await call('listReviews', { team: 1, stage: 'interview' })).applications
const secondOf = async (api: Api) => (await listed(api))[1]?.id ?? ''
