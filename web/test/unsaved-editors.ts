import type { Browser, Locator, Page } from '@playwright/test'
import type { Team } from '@recruit/contract/constants'
import { emptyHours } from '@recruit/contract/interview/grid'
import { ask, questionOf } from '@recruit/local/testing/questions'
import { setPlaces } from '@recruit/local/testing/seats'
import type { Visitor } from '@recruit/local/testing/visitor'
import { teamNames } from '../src/content/teams.ts'
import { waitingText } from '../src/features/applicants/waiting/text.ts'
import { setupText as reviewSetupText } from '../src/features/desk/setup/text.ts'
import { ownHoursText } from '../src/features/hours/text.ts'
import { mailingText } from '../src/features/mailings/mailing/text.ts'
import { messagesText } from '../src/features/mailings/text.ts'
import { templatesText, wordsText } from '../src/features/mailings/words/text.ts'
import { questionsText, seatsCardText } from '../src/features/questions/text.ts'
import { interviewersText } from '../src/features/timetable/setup/interviewers/text.ts'
import { rulesText } from '../src/features/timetable/setup/rules/text.ts'
import { paths } from '../src/paths.ts'
import type { VersionedPlace } from '../src/places.ts'
import { staffLinks } from '../src/staff-links.ts'
import { rowText } from '../src/ui/form/text.ts'
import { uiText } from '../src/ui/text.ts'
import { expect } from './fixtures.ts'
import { NOTICE, submitted } from './messages-people.ts'
import { freshTerm, windowOf } from './staff.ts'

/** One editor of something that others store too, opened in a window, and what can be done with it. */
export interface OpenedEditor {
  page: Page
  /** Types one of two things; the second one is typed over the first. */
  type: (which: 1 | 2) => Promise<void>
  isTyped: (which: 1 | 2) => Promise<void>
  isStored: (which: 1 | 2) => Promise<void>
  save: Locator
  /** Whose saves go to this address. */
  call: string
  /** Another admin stores something else. */
  theirs: () => Promise<unknown>
  /** What the notice says of it. */
  theirsInWords: string
  /** The editor's own ways out, in addition to links, Back, addresses and the sign-out. */
  ways: Record<string, () => Promise<unknown>>
  /** In front of the page: its links cannot be pressed. */
  isModal?: true
}
export type Open = (browser: Browser, url: string) => Promise<OpenedEditor>

const WINDOW = { width: 1280 } as const
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

/** An editor whose first text field shows what is typed. */
function inField(field: Locator, [one, other]: readonly [string, string]) {
  const texts = { 1: one, 2: other }
  return {
    type: (which: 1 | 2) => field.fill(texts[which]),
    isTyped: (which: 1 | 2) => expect(field).toHaveValue(texts[which]),
    is: (read: () => Promise<unknown>) => (which: 1 | 2) =>
      expect.poll(async () => String(await read())).toBe(texts[which]),
  }
}
/** Types in the Korean half too: a save asks about words that were changed in one language. */
const inBothLanguages = (page: Page, type: (which: 1 | 2) => Promise<void>) => async (which: 1 | 2) => {
  for (const language of ['ko', 'en'] as const) {
    await page.getByRole('tab', { name: messagesText.en.languageNames[language] }).click()
    await type(which)
  }
}
async function windowAt(browser: Browser, who: Visitor | { url: string }, address: string): Promise<Page> {
  const page = await windowOf(browser, who, WINDOW)
  // So that Back leads to another screen of the same page.
  await page.goto(`/#${paths.privacy}`)
  await page.evaluate((to) => {
    window.location.hash = to
  }, address)
  return page
}
const newInterviewer = (admin: Visitor, name: string) =>
  admin.call('saveInterviewer', {
    ...{ version: 0, name, member: null, teams: [1 as Team], mostPerDay: null, mostInARow: null },
    ...{ interviewHours: emptyHours(), interviewDays: null },
  })
async function withPeriod(url: string) {
  const admin = await freshTerm(url)
  await admin.call('modifyRecruitInfo', { interviewPeriod: '2037.12.5(토) - 12.6(일)' })
  return admin
}
const storedInterviewer = async (admin: Visitor, id: string) => {
  const { interviewers } = await admin.call('listInterviewers', {})
  const found = interviewers.find((one) => one.id === id)
  if (!found) throw new Error('There is no such interviewer')
  return found
}

/** How each of them is opened; one that is missing here is a type error. */
export const EDITORS = {
  ownHours: async (browser, url) => {
    const text = ownHoursText.en
    const admin = await withPeriod(url)
    const { interviewer } = await newInterviewer(admin, '나리')
    const { token } = await admin.call('newInterviewerLink', { id: interviewer.id })
    const page = await windowAt(browser, { url }, staffLinks.interviewerLink(token))
    const { is, ...field } = inField(page.getByLabel(text.mostPerDay), ['4', '5'])
    return {
      ...{ page, ...field, call: '**/api/timetable/mine', ways: {} },
      save: button(page, text.save),
      isStored: is(async () => (await storedInterviewer(admin, interviewer.id)).mostPerDay),
      theirs: async () => {
        const now = await storedInterviewer(admin, interviewer.id)
        await admin.call('saveInterviewer', { ...now, mostPerDay: 9 })
      },
      theirsInWords: '9',
    }
  },
  criteria: async (browser, url) => {
    const text = reviewSetupText.en
    const admin = await freshTerm(url)
    const read = () => admin.call('reviewCriteria', { team: 1 })
    const set = async (name: string) => {
      const { version } = await read()
      const one = { name, weight: 1, low: '', middle: '', high: '' }
      await admin.call('setReviewCriteria', { team: 1, version, criteria: [one] })
    }
    await set('Before')
    const page = await windowAt(browser, admin, `${paths.reviewSetup}?team=1`)
    const criteria = page.getByRole('tabpanel', { name: text.criteria })
    const { is, ...field } = inField(criteria.getByLabel(text.name).first(), ['Motive', 'Motive and plan'])
    return {
      ...{ page, ...field, call: '**/api/review/criteria' },
      save: button(criteria, text.save),
      isStored: is(async () => (await read()).criteria[0]?.name),
      theirs: () => set('Of another admin'),
      theirsInWords: 'Of another admin',
      ways: {
        'another team': () => button(page, teamNames[2].en).click(),
        'another part': () => page.getByRole('tab', { name: text.results }).click(),
      },
    }
  },
  interviewer: async (browser, url) => {
    const text = interviewersText.en
    const admin = await withPeriod(url)
    const { interviewer } = await newInterviewer(admin, '최라온')
    await newInterviewer(admin, '정마루')
    const page = await windowAt(browser, admin, paths.timetableSetup)
    await button(page, text.editOf('최라온')).click()
    const { is, ...field } = inField(page.getByLabel(text.name, { exact: true }), [
      '최라온 선배',
      '최라온 회장',
    ])
    return {
      ...{ page, ...field, call: '**/api/timetable/interviewers' },
      save: button(page, text.save),
      isStored: is(async () => (await storedInterviewer(admin, interviewer.id)).name),
      theirs: async () => {
        const now = await storedInterviewer(admin, interviewer.id)
        await admin.call('saveInterviewer', { ...now, name: '최라온 부회장' })
      },
      theirsInWords: '최라온 부회장',
      ways: {
        'the cancel button': () => button(page, uiText.en.cancel).click(),
        'another interviewer': () => button(page, text.editOf('정마루')).click(),
        'a new interviewer': () => button(page, text.add).click(),
      },
    }
  },
  timetableRules: async (browser, url) => {
    const text = rulesText.en
    const admin = await withPeriod(url)
    const read = () => admin.call('timetableRules', {})
    const page = await windowAt(browser, admin, paths.timetableSetup)
    const { is, ...field } = inField(page.getByLabel(text.rooms, { exact: true }), ['3', '4'])
    return {
      ...{ page, ...field, call: '**/api/timetable/rules', ways: {} },
      save: button(page, text.save),
      isStored: is(async () => (await read()).rules.rooms),
      theirs: async () => {
        const { version, rules } = await read()
        await admin.call('setTimetableRules', { version, rules: { ...rules, rooms: 17 } })
      },
      theirsInWords: '17',
    }
  },
  template: async (browser, url) => {
    const admin = await freshTerm(url)
    const read = async () => {
      const { templates } = await admin.call('listTemplates', {})
      const found = templates.find(({ kind }) => kind === 'results')
      if (!found) throw new Error('There is no such template')
      return found
    }
    const page = await windowAt(browser, admin, `${paths.messages}?part=templates&kind=results`)
    const subject = page.getByRole('textbox', { name: wordsText.en.subject })
    const { is, ...field } = inField(subject, ['Mine', 'Mine, and more'])
    const type = inBothLanguages(page, field.type)
    return {
      ...{ page, ...field, type, call: '**/api/messages/template' },
      save: button(page, templatesText.en.save),
      isStored: is(async () => (await read()).template.en.subject),
      theirs: async () => {
        const { template, version } = await read()
        const changed = { ...template, en: { ...template.en, subject: 'Theirs' } }
        await admin.call('saveTemplate', { kind: 'results', version, template: changed })
      },
      theirsInWords: 'Theirs',
      ways: {
        'another kind': () =>
          page.getByRole('navigation', { name: templatesText.en.kinds }).getByRole('button').first().click(),
        'another tab': () => page.getByRole('tab', { name: messagesText.en.parts.mailbox }).click(),
      },
    }
  },
  mailingWords: async (browser, url) => {
    const text = { ...mailingText.en, ...wordsText.en }
    const admin = await freshTerm(url)
    const { id: application } = await submitted(url, 1)
    const drafted = { kind: 'notice' as const, template: NOTICE, audience: { ids: [application] } }
    const [id = ''] = (await admin.call('draftMailing', drafted)).mailings
    const read = async () => (await admin.call('readMailing', { id })).mailing
    const page = await windowAt(browser, admin, `${paths.messages}?mailing=${id}`)
    await button(page, text.words).click()
    const words = page.getByRole('region', { name: text.wordsTitle })
    const subject = words.getByRole('textbox', { name: text.subject })
    const { is, ...field } = inField(subject, ['Mine', 'Mine, and more'])
    const type = inBothLanguages(page, field.type)
    return {
      ...{ page, ...field, type, call: '**/api/messages/remake' },
      save: button(words, text.remake),
      isStored: is(async () => (await read()).template.en.subject),
      theirs: async () => {
        const { template, version } = await read()
        const changed = { ...template, en: { ...template.en, subject: 'Theirs' } }
        await admin.call('remakeMailing', { id, version, template: changed })
      },
      theirsInWords: 'Theirs',
      ways: {
        'the close button': () => button(words, text.wordsClose).click(),
        'the way back': () => page.getByRole('link', { name: messagesText.en.back }).click(),
        'another tab': () => page.getByRole('tab', { name: messagesText.en.parts.templates }).click(),
      },
    }
  },
  questions: async (browser, url) => {
    const text = questionsText.en
    const admin = await freshTerm(url)
    await ask(admin, [questionOf('poster', { label: { ko: '벽보', en: 'Posters' } })])
    const read = async () => (await admin.call('readQuestions', {})).questions
    const page = await windowAt(browser, admin, paths.questions)
    await page.getByRole('button', { name: /Posters/ }).click()
    const { is, ...field } = inField(page.getByLabel(text.labelEn), ['Mine', 'Mine, and more'])
    return {
      ...{ page, ...field, call: '**/api/questions' },
      save: button(page, text.save),
      isStored: is(async () => (await read())[0]?.label.en),
      theirs: async () => {
        const [first] = await read()
        if (first) await ask(admin, [{ ...first, label: { ...first.label, en: 'Theirs' } }])
      },
      theirsInWords: 'Theirs',
      ways: {},
    }
  },
  waitingList: async (browser, url) => {
    const text = { ...rowText.en, ...uiText.en, ...waitingText.en }
    const admin = await freshTerm(url)
    const people = [await submitted(url, 1), await submitted(url, 1), await submitted(url, 1)]
    const read = () => admin.call('waitingList', { team: 1 })
    const set = async (order: readonly number[]) => {
      const { seen } = await read()
      await admin.call('setWaitingList', { team: 1, ids: order.map((at) => people[at]?.id ?? ''), seen })
    }
    await set([0, 1, 2])
    const page = await windowAt(browser, admin, paths.applicantList)
    await button(page, text.open).click()
    const sheet = page.getByRole('dialog', { name: text.title(teamNames[1].en) })
    const rows = sheet.getByRole('list', { name: text.list }).getByRole('listitem')
    const names = (order: readonly number[]) => order.map((at) => people[at]?.name ?? '')
    const ORDERS = { 1: [1, 0, 2], 2: [1, 2, 0] } as const
    return {
      ...{ page, isModal: true, call: '**/api/applicantlist/setWaitingList' },
      type: (which) =>
        button(sheet, text.down(people[0]?.name ?? ''))
          .click()
          .then(() => void which),
      isTyped: (which) => expect(rows).toHaveText(names(ORDERS[which]).map((name) => new RegExp(name))),
      isStored: (which) =>
        expect.poll(async () => (await read()).waiting.map(({ name }) => name)).toEqual(names(ORDERS[which])),
      save: button(sheet, text.save),
      theirs: () => set([2, 1, 0]),
      theirsInWords: names([2, 1, 0]).join(', '),
      ways: {
        'the close button': () => button(sheet, text.close).click(),
        'the escape key': () => page.keyboard.press('Escape'),
      },
    }
  },
  seats: async (browser, url) => {
    const text = seatsCardText.en
    const admin = await freshTerm(url)
    const page = await windowAt(browser, admin, paths.questions)
    const { is, ...field } = inField(page.getByLabel(text.seatsOf(teamNames[1].en)), ['12', '14'])
    return {
      ...{ page, ...field, call: '**/api/seats', ways: {} },
      save: button(page, text.save),
      isStored: is(async () => (await admin.call('readSeats', {})).teams[0]?.seats),
      theirs: () => setPlaces(admin, { seats: { 1: 99 } }),
      theirsInWords: '99',
    }
  },
} satisfies Record<VersionedPlace, Open>
