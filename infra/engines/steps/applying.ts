import { fieldTitles } from '@recruit/local/testing/field-titles'
import { teamNames } from '../../../web/src/content/teams.ts'
import { fieldText } from '../../../web/src/features/application/fields/text.ts'
import { applicationText } from '../../../web/src/features/application/text.ts'
import { registerText } from '../../../web/src/features/register/text.ts'
import { paths } from '../../../web/src/paths.ts'
import { formText } from '../../../web/src/ui/form/text.ts'
import { uiText } from '../../../web/src/ui/text.ts'
import type { Page } from '../page/page.ts'
import { button, field, link, main, saving, text, title } from '../page/targets.ts'
import { assert, type Chapter, needs, type Story } from '../story.ts'

const enrolment = registerText.ko
export const form = { ...fieldText.ko, ...applicationText.ko, ...fieldTitles('ko') }
export const EMAIL = 'Seoro_1@example.org'
const MAJOR = '컴퓨터공학과(희망)'
export const WRITTEN = [
  ['major', MAJOR],
  ['semester', '3'],
  ['email', EMAIL],
  ['phonenum', '010-1234-5678'],
] as const

export async function typeIdentity(page: Page, person: Story['person']): Promise<void> {
  for (const name of ['name', 'studentId', 'ewhaianId'] as const)
    await page.type(field(formText.ko[name]), person[name])
}

/** Leaves the field that was typed last, which saves it. */
export async function leaveField(page: Page): Promise<void> {
  await page.key('Tab')
  await page.see(saving('saved'))
}

/** Fills in the identity, and enrols. */
async function enrol({ page, person }: Story, address: string): Promise<string> {
  await page.open(`${address}/#${paths.enrol}`)
  await page.click(field(teamNames[2].ko))
  await typeIdentity(page, person)
  await page.click(field(enrolment.consent))
  await page.click(button(enrolment.enrolSubmit))
  await page.see(title(form.write))
  const hash = await page.eval(() => location.hash)
  return decodeURIComponent(hash.split('/').at(-1) ?? '')
}

export const applying: Chapter = {
  name: 'applying',
  steps: {
    'an empty enrolment says what is missing': async ({ page, url }) => {
      await page.open(`${url}/`)
      await page.click(link(uiText.ko.apply, main))
      await page.click(link(enrolment.newApplicant, main))
      await page.click(button(enrolment.enrolSubmit))
      await page.see(text(enrolment.teamMissing))
      await page.see(text(enrolment.consentMissing))
    },
    enrols: async (story) => {
      story.id = await enrol(story, story.url)
      assert(/^[0-9a-f-]{36}$/.test(story.id), `The address ends with ${story.id}`)
    },
    'writes the first page': async ({ page }) => {
      for (const [name, value] of WRITTEN) await page.type(field(form[name]), value)
      await leaveField(page)
    },
  },
}

export const plainHttp: Chapter = {
  name: 'plain http',
  steps: {
    'over plain http: enrols, writes, saves': needs('plainHttp', async (story) => {
      const { page, plainUrl, person } = story
      if (!plainUrl) return
      const other = {
        ...person,
        ewhaianId: `${person.ewhaianId}b`,
        studentId: `3${person.studentId.slice(1)}`,
      }
      await enrol({ ...story, person: other }, plainUrl)
      const isTrusted = await page.eval(() => isSecureContext)
      assert(!isTrusted, 'The browser trusts this address')
      await page.type(field(form.major), MAJOR)
      await leaveField(page)
    }),
  },
}
