import { resultText } from '../../../web/src/features/result/text.ts'
import { paths } from '../../../web/src/paths.ts'
import { button, field, saving, text, title } from '../page/targets.ts'
import { assert, type Chapter, needs, type Story } from '../story.ts'
import { EMAIL, form, leaveField, typeIdentity } from './applying.ts'

const motive = field(form.applyReason)
const plan = field(form.activityPlan)
const MOTIVE = '서로 다른 조각을 꿰매어 하나로 만드는 일을 좋아합니다.\n함께 만들고 싶습니다!'
const PLAN = '매주 한 화면을 끝까지 만들어 동료에게 보이겠습니다.'
const OFFLINE = `${PLAN} 연결이 끊겨도 씁니다.`

/** Enters the identity and asks for the result. */
export async function lookUpResult({ page, url, person }: Story): Promise<void> {
  await page.open(`${url}/#${paths.resultLookup}`)
  await page.reload()
  await typeIdentity(page, person)
  await page.click(button(resultText.ko.lookupSubmit))
}

export const submitting: Chapter = {
  name: 'submitting',
  after: 'availability',
  steps: {
    'writes both essays': async ({ page }) => {
      await page.click(button(form.next))
      await page.type(motive, MOTIVE)
      await page.type(plan, PLAN)
      await leaveField(page)
    },
    'composes Hangul, no syllable lost': needs('composition', async ({ page }) => {
      await page.click(plan)
      await page.key('End', 'Control')
      await page.driver.compose?.([
        ['ㅎ', '하', '한'],
        ['ㄱ', '그', '글'],
      ])
      const value = await page.value(plan)
      assert(value === `${PLAN}한글`, `The plan is ${value}`)
      await page.type(plan, PLAN)
    }),
    'writes on while offline, saved once online': needs('offline', async ({ page }) => {
      await page.driver.setOffline?.(true)
      await page.type(plan, OFFLINE).finally(() => page.key('Tab'))
      await page.see(saving('offline')).finally(() => page.driver.setOffline?.(false))
      await page.see(saving('saved'))
      await page.type(plan, PLAN)
    }),
    'submits; the server holds every word': async ({ page, api, id }) => {
      await page.click(button(form.submit))
      await page.see(title(form.submittedTitle))
      const { email, applyReason, activityPlan, interviewHours } = await api.call('getApplication', { id })
      assert(email === EMAIL, `The e-mail is ${email}`)
      assert(
        applyReason === MOTIVE && activityPlan === PLAN,
        `The essays are ${applyReason} and ${activityPlan}`,
      )
      assert(interviewHours?.some((bits) => bits !== 0) === true, 'No interview hour is stored')
    },
    'sees nothing before the announcement': async (story) => {
      await lookUpResult(story)
      await story.page.see(title(resultText.ko.notAny))
      assert((await story.page.count(text(resultText.ko.firstPass))) === 0, 'The result is told too early')
    },
  },
}
