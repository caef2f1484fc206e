import { messages } from '@recruit/contract/messages'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { teamNames } from '../../../web/src/content/teams.ts'
import { resultText } from '../../../web/src/features/result/text.ts'
import { settingsText } from '../../../web/src/features/settings/text.ts'
import { publishingText } from '../../../web/src/features/staff/publishing/text.ts'
import { adminText } from '../../../web/src/features/staff/text.ts'
import { paths } from '../../../web/src/paths.ts'
import { formText } from '../../../web/src/ui/form/text.ts'
import { uiText } from '../../../web/src/ui/text.ts'
import {
  button,
  dialog,
  field,
  heading,
  link,
  row,
  select,
  tab,
  text,
  title,
  toggle,
} from '../page/targets.ts'
import { assert, type Chapter, type Story } from '../story.ts'
import { lookUpResult } from './submitting.ts'

const staff = adminText.ko
const settings = settingsText.ko
const DATE = '9.12(금) 오후 7시'
const PLACE = '학생문화관 201호'

async function acknowledge({ page }: Story, said: string): Promise<void> {
  await page.see({ ...dialog, holds: said })
  await page.click(button(uiText.ko.ok, dialog))
  await page.gone(dialog)
}

async function openList({ page, url, person }: Story) {
  await page.open(`${url}/#${paths.applicantList}`)
  await page.reload()
  await page.click(tab(teamNames[2].ko))
  const applicant = row(person.studentId)
  await page.see(applicant)
  return { applicant, pass: select(undefined, applicant), date: field(staff.dateOf(person.name), applicant) }
}

export const deciding: Chapter = {
  name: 'deciding',
  after: 'submitting',
  steps: {
    'a wrong staff key is refused, Enter sends it': async (story) => {
      const { page, url } = story
      await page.open(`${url}/#${paths.adminLogin}`)
      await page.type(field(staff.key), 'nonsense')
      await page.key('Enter')
      await acknowledge(story, messages.wrongPassword.ko)
    },
    'the admin signs in': async ({ page }) => {
      await page.type(field(staff.key), ADMIN_KEY)
      await page.click(button(staff.signIn))
      await page.see(title(staff.home))
    },
    'sets status and date in the list': async (story) => {
      const { applicant, pass, date } = await openList(story)
      const saved = text(formText.ko.saved, applicant)
      await story.page.see({ ...applicant, holds: staff.submitted })
      await story.page.choose(pass, '1stPass')
      await story.page.see(saved)
      await story.page.type(date, DATE)
      await story.page.key('Tab')
      await story.page.see(saved)
    },
    'a reload brings the decision back': async (story) => {
      const { pass, date } = await openList(story)
      await story.page.holds(pass, '1stPass')
      await story.page.holds(date, DATE)
    },
    'shows the results, in a wide window': async (story) => {
      const { page, screen, url } = story
      await page.open(`${url}/#${paths.adminHome}`)
      await page.click(link(staff.toSettings))
      if (screen === 'phone') await page.see(text(settings.usePc))
      await page.resize('desktop')
      await page.click(tab(settings.result))
      await page.click(toggle(settings.labels.showResultToApplicant))
      await page.type(field(settings.labels.faceTofaceInterviewPlace), PLACE)
      await page.click(button(settings.edit))
      const { changes, isFirst } = await story.api.call('unpublished', { whileHidden: 'true' })
      if (!isFirst)
        for (const { name, team } of changes) await page.click(field(`${name} ${teamNames[team].ko}`))
      const fails = changes.filter(({ shown, next }) => next.pass === 'fail' && shown.pass !== 'fail')
      await page.click(button(publishingText.ko.show(changes.length, fails.length)))
      await acknowledge(story, messages.settingsSaved.ko)
      await page.resize(screen)
    },
  },
}

export const result: Chapter = {
  name: 'result',
  after: 'deciding',
  steps: {
    'the applicant reads the result': async (story) => {
      const { page, id } = story
      await lookUpResult(story)
      await page.see(heading(resultText.ko.firstPass))
      await page.see(text(DATE))
      await page.see(text(PLACE))
      const told = await page.eval(() => document.title + location.hash)
      assert(told.endsWith(id) && !told.includes(resultText.ko.firstPass), `Title and address say ${told}`)
    },
  },
}
