/** The members of the staff: the admin's calls about them, and how a member signs in. The auth service answers. */
import { z } from 'zod'
import { MEMBER_LINK_HOURS, MEMBER_NAME_MAX, PASSPHRASE_MAX, PASSPHRASE_MIN } from '../constants.ts'
import { lengthOf, memberKeyOf } from '../text.ts'
import { callsOf } from './call.ts'
import { ROLE_NAMES } from './roles.ts'
import { signedIn } from './session-shapes.ts'
import { flag, sentence, team, text, time } from './shapes.ts'

const call = callsOf({ service: 'auth' })
/** The unique key may be longer than the name: one full-width character can become several. */
const isName = (name: string): boolean =>
  memberKeyOf(name) !== '' &&
  [name.trim(), memberKeyOf(name)].every((one) => lengthOf(one) <= MEMBER_NAME_MAX)

const memberId = z
  .uuid()
  .meta({ description: "The member's id.", examples: ['5eafaced-1234-4abc-8def-000000000001'] })
const name = text
  .refine(isName)
  .describe(`At most ${MEMBER_NAME_MAX} characters; names are compared without case, width and white space.`)
  .meta({ examples: ['김가온'] })
const role = z.enum(ROLE_NAMES)
const teams = z.array(team).max(10).describe('The teams that the member belongs to.')
const version = z.int().min(1).describe('Of the member; a change that names a stale one is answered 409.')
const token = text.meta({
  description: 'The token of a link: 256 random bits, told once.',
  examples: ['6mQ0dJ1cVb9yW2nHs8kLx4fTgR7pZaE3uKoI5wYqNtM'],
})
const passphrase = text
  .describe(`From ${PASSPHRASE_MIN} to ${PASSPHRASE_MAX} characters, and not what would be tried first.`)
  .meta({ examples: ['rain umbrellas 7 harbour'] })

const storedName = text.meta({ examples: ['김가온'] })
const member = z.object({
  id: memberId,
  name: storedName,
  role,
  teams,
  isDisabled: flag,
  hasPassphrase: flag.describe('She has opened a link and can sign in by name.'),
  linkExpiresAt: time.nullable().describe('Until when the open link can be used; null where there is none.'),
  version,
})
export type Member = z.output<typeof member>
const link = {
  token: token.describe('Told this once: the link is `/#/staff/link?token=…`.'),
  expiresAt: time,
}

const signedInByName = signedIn.extend({
  member: signedIn.shape.member.meta({
    examples: [{ id: '5eafaced-1234-4abc-8def-000000000001', name: '김가온', teams: [3] }],
  }),
})

export const listMembers = call({
  method: 'GET',
  path: '/api/staff/members',
  summary: 'List the members of the staff',
  description: 'By name; the disabled ones too.',
  who: 'staff',
  reply: z.object({ members: z.array(member) }),
})
export const addMember = call({
  method: 'POST',
  path: '/api/staff/members/add',
  summary: 'Add a member of the staff',
  description: `Replies the token of a link, told this once: within ${MEMBER_LINK_HOURS} hours whoever opens it sets the passphrase. A name that another member has is refused.`,
  reasons: ['memberNameTaken', 'reviewerWithoutTeam'],
  who: 'admin',
  request: z.object({ name, role, teams }),
  reply: z.object({ message: sentence('memberAdded'), member, ...link }),
})
export const changeMember = call({
  method: 'PUT',
  path: '/api/staff/members/change',
  summary: 'Change a member of the staff',
  description:
    'Absent fields stay. Disabling, another role or another name ends her sessions at once; disabling also ends her link.',
  reasons: ['memberNameTaken', 'reviewerWithoutTeam', 'notFound', 'staleVersion'],
  who: 'admin',
  request: z.object({
    id: memberId,
    version,
    ...z.object({ name, role, teams, isDisabled: flag.meta({ examples: [true] }) }).partial().shape,
  }),
  reply: z.object({ message: sentence('memberSaved'), member }),
})
export const newMemberLink = call({
  method: 'POST',
  path: '/api/staff/members/link',
  summary: 'Make a new link for a member',
  description: 'The earlier ones can no longer be used. Until the new one is used the old passphrase stays.',
  reasons: ['memberDisabled', 'notFound'],
  who: 'admin',
  request: z.object({ id: memberId }),
  reply: z.object({ message: sentence('linkMade'), ...link }),
})
export const readMemberLink = call({
  method: 'POST',
  path: '/api/staff/link',
  summary: 'Read whose a link is',
  description:
    'A POST, so that the token is in no log. A link that has expired, was used or never was is refused alike.',
  reasons: ['linkUnusable'],
  who: 'anyone',
  readOnly: true,
  request: z.object({ token }),
  reply: z.object({ name: storedName, role }),
})
export const setPassphrase = call({
  method: 'POST',
  path: '/api/staff/passphrase',
  summary: 'Set a passphrase by a link',
  description:
    "Uses the link up, ends the member's other sessions and signs her in. Sets the session cookie and a fresh `XSRF-TOKEN`.",
  reasons: [
    'linkUnusable',
    'shortPassphrase',
    'longPassphrase',
    'weakPassphrase',
    'wrongPassphrase',
    'tooManyTries',
  ],
  timeoutSeconds: 10,
  device: 'staff',
  who: 'anyone',
  request: z.object({ token, passphrase }),
  reply: signedInByName,
})
export const memberLogin = call({
  method: 'POST',
  path: '/api/staff/login',
  summary: 'Sign in by name',
  description:
    'Sets the session cookie and a fresh `XSRF-TOKEN`. Wrong ones are counted together with wrong staff keys, and for each name.',
  reasons: ['wrongPassphrase', 'tooManyTries'],
  timeoutSeconds: 10,
  device: 'staff',
  who: 'anyone',
  request: z.object({
    name: text.max(200).meta({ examples: ['김가온'] }),
    passphrase: text.meta({ examples: ['rain umbrellas 7 harbour'] }),
  }),
  reply: signedInByName,
})
