import type { Team } from '@recruit/contract/constants'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import type { TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { QueryTypes, Sequelize } from 'sequelize'
import { expect } from './fixtures.ts'

/** People to write to, and what became of their messages; all by the API. */

/** An applicant with an unsubmitted application; without an address mail cannot reach her. */
export async function drafting(url: string, team: Team, email = 'draft@recruit.test') {
  const it = await enrolledPerson(url, team)
  await it.browser.call('savePage1', { id: it.id, email })
  return { ...it, name: it.person.name }
}
/** An applicant who has submitted. */
export async function submitted(url: string, team: Team, email = 'applicant@recruit.test') {
  const it = await enrolledPerson(url, team)
  await it.browser.call('savePage2', { id: it.id, ...wholeContent, email, isFinalSubmit: true })
  return { ...it, name: it.person.name }
}

const WORDS = { subject: '면접 안내', text: '{name} 님, 안녕하세요.\n\n{link}' }
export const NOTICE = { ko: WORDS, en: { subject: 'About the interviews', text: 'Hello {name},\n\n{link}' } }

/** A mailing of own words to these, approved and gone. */
export async function sentNotice(admin: Visitor, ids: string[]) {
  const { mailings } = await admin.call('draftMailing', {
    ...{ kind: 'notice', template: NOTICE, audience: { ids } },
  })
  const [id = ''] = mailings
  const { mailing, drafts } = await admin.call('readMailing', { id })
  await admin.call('approveMailing', { id, version: mailing.version, ...drafts })
  const states = async () => (await admin.call('readMailing', { id })).messages.map(({ state }) => state)
  await expect.poll(states, { timeout: 20_000 }).toEqual(ids.map(() => 'sent'))
  return id
}

/** Records in the outbox that a server refused a message of a mailing. */
export async function refused(stack: TestStack, mailing: string, error = '550 EENVELOPE', state = 'failed') {
  const db = new Sequelize(stack.schemas.applicants.app, { dialect: 'mysql', logging: false })
  await db.query('UPDATE messages SET state = ?, is_dry_run = FALSE, last_error = ? WHERE mailing = ?', {
    ...{ type: QueryTypes.UPDATE, replacements: [state, error, mailing] },
  })
  await db.close()
}
