import { byCaller } from '@recruit/chassis/audit-log/audit-log'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import { calls } from '@recruit/contract'
import { sessionFlags } from '@recruit/contract/calls/roles'
import { messages } from '@recruit/contract/messages'
import type { SignInLimits } from '../limits/sign-in-limits.ts'
import type { FreshLink } from '../member-link.model.ts'
import {
  addMember,
  changeMember,
  listMembers,
  type MembersContext,
  newLink,
} from '../use-cases/change-members.ts'
import {
  assertPassphrase,
  type MemberSession,
  memberOfLink,
  setPassphrase,
  signInByName,
} from '../use-cases/sign-in-by-name.ts'
import { SESSION } from './session-header.ts'

const told = ({ token, expiresAt }: FreshLink) => ({ token, expiresAt: expiresAt.toISOString() })

/** The calls about members. */
export function memberRoutes(context: MembersContext, limited: SignInLimits): Route[] {
  const signedIn = ({ id, member }: MemberSession, { language, setInternalHeader }: Context) => {
    setInternalHeader(SESSION, `start ${id}`)
    const { role, name, teams } = member
    return {
      ...sessionFlags(role),
      member: { id: member.id, name, teams },
      message: messages.signedIn[language],
    }
  }
  return [
    on(calls.listMembers, async () => ({ members: await listMembers(context) })),
    on(calls.addMember, async (form, { caller, language }) => {
      const { member, link } = await addMember(context, form, byCaller(caller))
      return { message: messages.memberAdded[language], member, ...told(link) }
    }),
    on(calls.changeMember, async (form, { caller, language }) => {
      const member = await changeMember(context, form, byCaller(caller))
      return { message: messages.memberSaved[language], member }
    }),
    on(calls.newMemberLink, async ({ id }, { caller, language }) => {
      const link = await newLink(context, id, byCaller(caller))
      return { message: messages.linkMade[language], ...told(link) }
    }),
    on(calls.readMemberLink, async ({ token }) => {
      const { name, role } = await memberOfLink(context, token)
      return { name, role }
    }),
    on(calls.setPassphrase, async (form, asked) => {
      const { address, known, isGone, caller } = asked
      // Neither a dead link nor an unusable passphrase is a guess.
      assertPassphrase(form.passphrase, await memberOfLink(context, form.token))
      const source = { address, device: known[0], isGone }
      return signedIn(await limited(source, () => setPassphrase(context, form, caller)), asked)
    }),
    on(calls.memberLogin, async (form, asked) => {
      const { address, known, isGone, caller } = asked
      const source = { address, device: known[0], isGone, name: form.name }
      return signedIn(await limited(source, () => signInByName(context, form, caller)), asked)
    }),
  ]
}
