import { byCaller, type History } from '@recruit/chassis/audit-log/audit-log'
import { written } from '@recruit/chassis/http/errors'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import { shownLink } from '@recruit/chassis/tokens/secret'
import { calls } from '@recruit/contract'
import { sessionFlags } from '@recruit/contract/calls/roles'
import type { Author } from '@recruit/contract/fields/history-authors'
import { messages } from '@recruit/contract/messages'
import type { SignInLimits } from '../limits/sign-in-limits.ts'
import type { MemberStore } from '../member.model.ts'
import { addMember, changeMember, listMembers, type MembersContext } from '../use-cases/change-members.ts'
import { isTold, type SignInContext, signIn } from '../use-cases/sign-in.ts'
import {
  assertPassphrase,
  type MemberSession,
  memberOfLink,
  setPassphrase,
  signInByName,
} from '../use-cases/sign-in-by-name.ts'

const check = async (_form: object, { caller: { role, member } }: Context) => ({
  ...sessionFlags(role),
  member: member ? { teams: [], ...member } : null,
})

export interface AuthRoutesParts extends SignInContext, MembersContext {
  history: History
  limited: SignInLimits
}

export const authRoutes = ({ history, limited, ...context }: AuthRoutesParts): Route[] => [
  on(calls.checkAdmin, check),
  on(calls.checkLanding, check),
  on(calls.checkManager, check),
  on(
    calls.login,
    async ({ pw }, { caller, address, known: [device], isGone, language, setInternalHeader }) => {
      const { role, id } = await limited(
        { address, device, isGone },
        () => signIn(context, pw, caller),
        () => isTold(context, pw),
      )
      setInternalHeader(SESSION, `start ${id}`)
      return { ...sessionFlags(role), member: null, message: messages.signedIn[language] }
    },
  ),
  on(calls.logout, async (_form, { caller, language, setInternalHeader }) => {
    if (caller.sid) await context.sessions.end(caller.sid, caller.member)
    setInternalHeader(SESSION, 'end')
    return { ...sessionFlags(undefined), member: null, message: messages.signedOut[language] }
  }),
  on(calls.keyHistory, (form) => readHistory(history, context.members, form)),
  ...memberRoutes(context, limited),
]

/** The calls about members. */
function memberRoutes(context: MembersContext, limited: SignInLimits): Route[] {
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
      return { message: messages.memberAdded[language], member, ...shownLink(link) }
    }),
    on(calls.changeMember, async (form, { caller, language }) => {
      const member = await changeMember(context, form, byCaller(caller))
      return { message: messages.memberSaved[language], member }
    }),
    on(calls.newMemberLink, async ({ id }, { caller, language }) => {
      const link = written(await context.links.renew(id, byCaller(caller)), { disabled: 'memberDisabled' })
      return { message: messages.linkMade[language], ...shownLink(link) }
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

/** Carries a session that begins or ends to the gateway. */
const SESSION = 'x-internal-session'

/** A page of changes of keys and members, newest first, with the members' names. */
async function readHistory(history: History, members: MemberStore, form: { before?: number }) {
  const page = await history.read<Author>(form)
  const ids = page.history.flatMap(({ about }) => about ?? [])
  const names = await members.names([...new Set(ids)])
  const named = page.history.map(({ about, ...entry }) => {
    const name = about && names.get(about)
    return { ...entry, ...(about && { id: about }), ...(name && { name }) }
  })
  return { history: named, next: page.next }
}
