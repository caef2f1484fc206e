import { isDeepStrictEqual } from 'node:util'
import { AppError, notFound } from '@recruit/chassis/errors'
import type { WriteKey } from '@recruit/chassis/idempotency'
import { messages } from '@recruit/contract/messages'
import { IDENTITY } from '@recruit/contract/rules'
import type { SettingsClient } from '@recruit/settings/client'
import type { ApplicantStore, Saved, SaveOutcome } from '../applicant.model.ts'
import {
  assertComplete,
  assertDraftable,
  assertMine,
  changesOf,
  contentOf,
  type Form,
  isId,
} from '../applicant.ts'
import { assertPeriodIsOpen } from './period.ts'

export interface Save {
  id: string
  form: Form
  /** The version that the writer read; without one only the sent fields change. */
  version?: number
  /** Keystroke order of the grid: one that is not higher than the last changes nothing. */
  seq?: number
  /** By which a repeat is known. */
  key?: WriteKey
}

/**
 * The student id under which a save would make its application known, or null where it leaves the identity as it
 * is: only the former tells anything about others.
 */
export async function identityAsked(store: ApplicantStore, { id, form }: Save): Promise<string | null> {
  const sent = changesOf(form)
  if (IDENTITY.every((field) => sent[field] === undefined)) return null
  const current = isId(id) ? await store.get(id) : null
  const moves =
    current && IDENTITY.some((field) => sent[field] !== undefined && sent[field] !== current[field])
  return moves ? (sent.studentId ?? current.studentId) : null
}

/** Keeps what was sent as the applicant's draft. What was submitted stays as it is. */
export async function saveDraft(
  store: ApplicantStore,
  settings: SettingsClient,
  ids: string[] | undefined,
  { id, form, version, seq, key }: Save,
): Promise<Saved> {
  assertMine(ids, id)
  const now = await settings.now()
  await assertPeriodIsOpen(store, now)
  assertDraftable(changesOf(form))
  // Flags alone need the stored hours, and a change of identity is written down.
  const needsStored = form.interviewTime && !form.interviewHours
  const isPlain = !needsStored && IDENTITY.every((field) => form[field] === undefined)
  if (version !== undefined && seq === undefined && isPlain) {
    return settled(await store.save(id, now.term, changesOf(form), version, key))
  }
  return settled(
    await store.change(
      id,
      now.term,
      version,
      (current) => {
        if (seq !== undefined && seq <= current.hoursSeq) return null
        return { changes: changesOf(form, current.interviewHours), hoursSeq: seq }
      },
      key,
    ),
  )
}

/** Submits the draft together with what was sent; an incomplete one is refused and nothing of it is stored. */
export async function submit(
  store: ApplicantStore,
  settings: SettingsClient,
  ids: string[] | undefined,
  { id, form, version, key }: Save,
): Promise<Saved> {
  assertMine(ids, id)
  const now = await settings.now()
  await assertPeriodIsOpen(store, now)
  return settled(
    await store.change(
      id,
      now.term,
      version,
      (current) => {
        const changes = changesOf(form, current.interviewHours)
        const whole = { ...current, ...changes }
        assertComplete(whole, current.submissions ? 'edit' : 'apply')
        const submitted = contentOf(whole)
        const isSame =
          isDeepStrictEqual(submitted, current.submitted) &&
          IDENTITY.every((name) => whole[name] === current[name])
        // Pressed twice: it is submitted already, once.
        return isSame ? null : { changes, submitted }
      },
      key,
    ),
  )
}

function settled(outcome: SaveOutcome): Saved {
  if (outcome === 'gone') throw notFound()
  if (outcome === 'taken') throw new AppError('refused', messages.identityTaken)
  if (outcome === 'stale') throw new AppError('conflict', messages.staleVersion)
  return outcome
}
