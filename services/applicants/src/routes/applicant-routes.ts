import { type Context, on, type Route } from '@recruit/chassis/http-app'
import { calls } from '@recruit/contract'
import { messages } from '@recruit/contract/messages'
import type { Text } from '@recruit/contract/text'
import type { SettingsClient } from '@recruit/settings/client'
import type { ApplicantStore, Saved } from '../applicant.model.ts'
import type { LookupThrottle } from '../lookup-throttle.ts'
import { enroll } from '../use-cases/enroll.ts'
import { lookUp } from '../use-cases/look-up.ts'
import { readApplication } from '../use-cases/read.ts'
import { identityAsked, type Save, saveDraft, submit } from '../use-cases/save.ts'
import { withdraw } from '../use-cases/withdraw.ts'

/** The gateway lets the browser open this application from now on. */
const proved = ({ tellGateway }: Context, id: string) => tellGateway('x-internal-proved', id)
/** And from now on no longer. Only what the gateway itself vouched for goes back to it in a header. */
const forgotten = ({ caller, tellGateway }: Context, id: string) => {
  if (caller.ids?.includes(id)) tellGateway('x-internal-forgotten', id)
}

const saved = (outcome: Saved, text: Text, { language }: Context) => ({
  applicationUpdateSuccess: 'success' as const,
  message: text[language],
  version: outcome.version,
  submissions: outcome.submissions,
  submittedAt: outcome.submittedAt?.toISOString(),
})

/** What applicants call. */
export const applicantRoutes = (
  store: ApplicantStore,
  settings: SettingsClient,
  throttle: LookupThrottle,
): Route[] => {
  /** A save that changes the identity asks whether somebody else has it. */
  const kept = async (save: Save, { address, caller }: Context, how: typeof saveDraft): Promise<Saved> => {
    const write = () => how(store, settings, caller.ids, save)
    const asked = caller.ids?.includes(save.id) ? await identityAsked(store, save) : null
    return asked === null ? write() : throttle.claim(address, asked, write)
  }
  return [
    on(calls.findApplicant, async (form, context) => {
      const applicantId = await throttle.lookup(context.address, form.studentId, () =>
        lookUp(store, settings, form),
      )
      proved(context, applicantId)
      return { checkInfoSuccess: true, applicantId, message: '' }
    }),
    on(calls.enroll, async (form, context) => {
      const value = await throttle.claim(context.address, form.studentId, () => enroll(store, settings, form))
      proved(context, value)
      const message = messages.enrolled[context.language]
      return { isAlready: false, success: true, isBlank: false, message, value, err: null }
    }),
    on(calls.getApplication, (form, { caller }) => readApplication(store, settings, caller, form)),
    on(calls.saveInterview, async ({ id, version, seq, ...form }, context) =>
      saved(
        await saveDraft(store, settings, context.caller.ids, { id, form, version, seq }),
        messages.draftSaved,
        context,
      ),
    ),
    on(calls.savePage1, async ({ id, version, isFinalSubmit: _, ...form }, context) =>
      saved(await kept({ id, form, version }, context, saveDraft), messages.draftSaved, context),
    ),
    on(calls.savePage2, async ({ id, version, isFinalSubmit, ...form }, context) => {
      const save = { id, form, version }
      if (!isFinalSubmit) return saved(await kept(save, context, saveDraft), messages.draftSaved, context)
      const outcome = await kept(save, context, submit)
      return saved(outcome, (outcome.submissions ?? 0) > 1 ? messages.saved : messages.submitted, context)
    }),
    on(calls.withdraw, async ({ id }, { caller, language }) => {
      await withdraw(store, settings, caller, id)
      return { applicationUpdateSuccess: 'success' as const, message: messages.withdrawn[language] }
    }),
    on(calls.forgetApplication, async ({ id }, context) => {
      forgotten(context, id)
      return { message: messages.forgotten[context.language] }
    }),
  ]
}
