import type { History } from '@recruit/chassis/audit-log/audit-log'
import { AppError } from '@recruit/chassis/http/errors'
import { type Context, on, type Route } from '@recruit/chassis/http/route'
import type { Caller } from '@recruit/chassis/tokens/internal-token'
import { type Call, type Calls, calls, type ReplyOf } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import { problemsText } from '@recruit/contract/problem-texts'
import { IDENTITY } from '@recruit/contract/rules/application-rules'
import type { Text } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings-client/client'
import type { PersonalData } from '../shared/personal-data.ts'
import { APPLICANT, type ApplicantStore } from './applicant.model.ts'
import { assertMine, changesOf, type Identity, type Saved } from './applicant.ts'
import { type CountEnrolment, enroll } from './enroll.ts'
import { type IdempotencyRecords, once } from './idempotency-record.model.ts'
import type { ApplicantLimits } from './limits/applicant-limits.ts'
import { ownData } from './own-data.ts'
import type { OwnView } from './ports.ts'
import { readApplication } from './read.ts'
import { identityAsked, type Save, type SaveStores, saveDraft, submit } from './save.ts'

/** Makes the gateway grant this browser the application. */
const proved = ({ setInternalHeader }: Context, id: string) => setInternalHeader('x-internal-proved', id)
/** Makes the gateway revoke it. Only the gateway's own ids go back in a header. */
const forgotten = ({ caller, setInternalHeader }: Context, id: string) => {
  if (caller.ids?.includes(id)) setInternalHeader('x-internal-forgotten', id)
}

const saved = (outcome: Saved, text: Text, { language }: Context): ReplyOf<Calls['savePage1']> => ({
  applicationUpdateSuccess: 'success',
  message: text[language],
  version: outcome.version,
  submissions: outcome.submissions,
  submittedAt: outcome.submittedAt?.toISOString(),
})

interface ApplicationParts extends SaveStores {
  idempotencyRecords: IdempotencyRecords
  history: History
  personalData: PersonalData[]
  own: OwnView
}

/** The calls of applicants about their own application. */
export const applicantRoutes = (
  parts: ApplicationParts,
  settings: SettingsClient,
  limits: ApplicantLimits,
): Route[] => {
  const { applicants: store, idempotencyRecords } = parts
  /** Runs once, however often it is repeated. A change of the identity reveals whether another application has it. */
  const kept = async (
    { id, ...save }: Omit<Save, 'key'>,
    { address, caller, key: sent }: Context,
    how: typeof saveDraft,
  ): Promise<Saved> => {
    const isMine = caller.ids?.includes(id) ?? false
    // The service reveals nothing about another's application, not even that there was such a write.
    const key = isMine ? sent : undefined
    const write = () =>
      once(
        key,
        () => how(parts, settings, caller.ids, { ...save, id, key }),
        (key) => idempotencyRecords.find(id, key),
      )
    const asked = isMine ? await identityAsked(store, { ...save, id }) : null
    return asked === null ? write() : limits.rename(address, id, asked, write)
  }
  return [
    on(calls.findApplicant, async (form, context) => {
      const identity = wholeIdentity(form)
      const find = async (among?: string[]) => store.find((await settings.now()).term, identity, among)
      const applicantId = await limits.lookup(
        context.address,
        identity,
        async () => {
          const id = await find()
          if (!id) throw new AppError('lookupFailed')
          return id
        },
        // Among those that this browser has proved before the answer reveals nothing about others.
        async () => (context.known.length ? find(context.known) : null),
      )
      proved(context, applicantId)
      return { checkInfoSuccess: true, applicantId, message: '' }
    }),
    on(calls.enroll, async (form, context) => {
      const counted: CountEnrolment = (identity, create) => limits.enroll(context.address, identity, create)
      const value = await enroll(
        parts,
        settings,
        { ...form, language: context.language },
        counted,
        context.key,
      )
      proved(context, value)
      const message = messages.enrolled[context.language]
      return { isAlready: false, success: true, isBlank: false, message, value, err: null }
    }),
    on(calls.getApplication, (form, { caller }) => readApplication(parts, settings, caller, form)),
    on(calls.saveInterview, async ({ id, version, seq, ...form }, context) =>
      saved(await kept({ id, form, version, seq }, context, saveDraft), messages.draftSaved, context),
    ),
    on(calls.savePage1, async ({ id, version, isFinalSubmit: _, ...form }, context) =>
      saved(await kept({ id, form, version }, context, saveDraft), messages.draftSaved, context),
    ),
    on(calls.savePage2, async ({ id, version, isFinalSubmit, ...form }, context) => {
      const save = { id, form, version, language: context.language }
      if (!isFinalSubmit) return saved(await kept(save, context, saveDraft), messages.draftSaved, context)
      const outcome = await kept(save, context, submit)
      return saved(outcome, (outcome.submissions ?? 0) > 1 ? messages.saved : messages.submitted, context)
    }),
    on(calls.ownData, ({ id }, { caller, language }) => ownData(parts, settings, caller, id, language)),
    on(calls.withdraw, async ({ id }, { caller, language }) => {
      await withdraw(parts, settings, caller, id)
      return { message: messages.withdrawn[language] }
    }),
    on(calls.forgetApplication, async ({ id }, context) => {
      forgotten(context, id)
      return { message: messages.forgotten[context.language] }
    }),
  ]
}

/**
 * The application that an applicant's write changes. Only one that this browser has proved: a stranger who names it
 * must not delay its owner.
 */
export function ownApplication(
  { who }: Pick<Call, 'who'>,
  form: unknown,
  { ids }: { ids?: string[] },
): string | null {
  if (who !== 'applicant') return null
  const { id } = form as { id?: unknown }
  return typeof id === 'string' && ids?.includes(id) ? id : null
}

interface Withdrawing {
  applicants: Pick<ApplicantStore, 'transaction' | 'remove'>
  history: Pick<History, 'conceal' | 'append'>
  /** Every room with data about applicants. */
  personalData: PersonalData[]
}

/**
 * Deletes the caller's own application of the current term with everything that other rooms and the history store about
 * the person; archived applications are removed with their term.
 */
export async function withdraw(
  { applicants, history, personalData }: Withdrawing,
  settings: SettingsClient,
  caller: Caller,
  id: string,
): Promise<void> {
  assertMine(caller.ids, id)
  const { term } = await settings.now()
  await applicants.transaction(async (transaction) => {
    if (!(await applicants.remove(id, term, transaction))) throw new AppError('notFound')
    for (const { forget } of personalData) await forget({ term, ids: [id], why: 'withdrawn' }, transaction)
    await history.conceal([id], transaction)
    await history.append(APPLICANT, [{ what: 'withdrawn', about: id }], transaction)
  })
}

/** A typed identity in its compared form. Throws if a part is missing. */
function wholeIdentity(form: Identity): Identity {
  const identity = changesOf(form) as Identity
  const missing = IDENTITY.filter((field) => !identity[field])
  if (missing.length)
    throw new AppError('rulesBroken', {
      said: problemsText(missing.map((field) => ({ field, rule: 'missing' as const }))),
    })
  return identity
}
