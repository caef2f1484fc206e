import { AppError, written } from '@recruit/chassis/http/errors'
import type { WriteKey } from '@recruit/chassis/http/route'
import { IDENTITY } from '@recruit/contract/rules/application-rules'
import type { Language } from '@recruit/contract/text'
import { type SettingsClient, type SettingsRecord, shownBy } from '@recruit/settings-client/client'
import { periodOf } from '../shared/running-term.ts'
import type { ApplicantStore, SaveOutcome } from './applicant.model.ts'
import {
  assertComplete,
  assertDraftable,
  assertMine,
  changesOf,
  contentOf,
  equalsSubmission,
  type Form,
  type Identity,
  isId,
  isSameContent,
  lacksDates,
  needsStored,
  type Saved,
} from './applicant.ts'
import type { QuestionStore } from './questions/question.model.ts'
import { answersAfter, areSameAnswers, askedOf, frozenAnswers } from './questions/questions.ts'
import type { SeatStore } from './seats/seat.model.ts'
import { secondTeamAfter, secondTeamOf } from './seats/second-choice.ts'
import { asShown } from './shown-result.ts'

export interface SaveStores {
  applicants: ApplicantStore
  questions: QuestionStore
  seats: SeatStore
}
export interface Save {
  id: string
  form: Form
  /** The version that the writer read; without one only the sent fields change. */
  version?: number
  /** Keystroke order of the grid: one that is not higher than the last changes nothing. */
  seq?: number
  /** Identifies a repeat. */
  key?: WriteKey
  /** The language of the confirmation. */
  language?: Language
}

/**
 * The identity that a save would give its application, or null if it stays: only a change reveals something about
 * others.
 */
export async function identityAsked(store: ApplicantStore, { id, form }: Save): Promise<Identity | null> {
  const sent = changesOf(form)
  if (IDENTITY.every((field) => sent[field] === undefined)) return null
  const current = isId(id) ? await store.get(id) : null
  if (!current) return null
  const { name, studentId, ewhaianId } = { ...current, ...sent }
  const asked = { name, studentId, ewhaianId }
  return IDENTITY.some((field) => asked[field] !== current[field]) ? asked : null
}

/** Stores the sent fields in the applicant's draft. The submission stays as it is. */
export async function saveDraft(
  { applicants: store, questions, seats }: SaveStores,
  settings: SettingsClient,
  ids: string[] | undefined,
  { id, form, version, seq, key }: Save,
): Promise<Saved> {
  assertMine(ids, id)
  const now = await settings.now()
  await assertPeriodIsOpen(store, now)
  assertDraftable(changesOf(form))
  const asked = form.answers && (await questions.recently(now.term))
  // A change of identity needs a line of the history.
  const chosen = (await asksForSecond(form, now.term, seats)) ? form.secondTeam : undefined
  const isPlain =
    !asked &&
    chosen === undefined &&
    !needsStored(form) &&
    IDENTITY.every((field) => form[field] === undefined)
  if (version !== undefined && seq === undefined && isPlain) {
    return settled(await store.save(id, now.term, changesOf(form), version, key))
  }
  return settled(
    await store.change(
      id,
      now.term,
      version,
      (stored) => {
        if (seq !== undefined && seq <= stored.hoursSeq) return null
        const current = asShown(stored, now)
        const answers = asked && answersAfter(form, askedOf(asked, current.team), current.answers)
        const secondTeam = secondTeamAfter(chosen, current)
        const changes = changesOf(form, current, () => daysOf(now))
        return {
          changes: {
            ...changes,
            ...(answers && { answers }),
            ...(secondTeam !== undefined && { secondTeam }),
          },
          hoursSeq: seq,
        }
      },
      key,
    ),
  )
}

/** Submits the draft with the sent fields; an incomplete one is refused and nothing is stored. */
export async function submit(
  { applicants: store, questions, seats }: SaveStores,
  settings: SettingsClient,
  ids: string[] | undefined,
  { id, form, version, key, language }: Save,
): Promise<Saved> {
  assertMine(ids, id)
  const now = await settings.now()
  await assertPeriodIsOpen(store, now)
  const [ofTerm, hasSecondChoice] = await Promise.all([
    questions.recently(now.term),
    asksForSecond(form, now.term, seats),
  ])
  return settled(
    await store.change(
      id,
      now.term,
      version,
      (stored) => {
        const current = asShown(stored, now)
        const days = daysOf(now)
        const asked = askedOf(ofTerm, current.team)
        const answers = answersAfter(form, asked, current.answers)
        const chosen = hasSecondChoice ? secondTeamAfter(form.secondTeam, current) : undefined
        const changes = {
          ...changesOf(form, current, () => days),
          ...(answers && { answers }),
          ...(chosen !== undefined && { secondTeam: chosen }),
        }
        const whole = { ...current, ...changes }
        const secondTeam = hasSecondChoice ? secondTeamOf(whole) : null
        assertComplete(whole, current.submissions ? 'edit' : 'apply', asked)
        const frozen = frozenAnswers(asked, whole.answers, current.submitted?.answers)
        const submitted = {
          ...contentOf(whole),
          ...(frozen && { answers: frozen, questionsVersion: asked.version }),
          ...(secondTeam && { secondTeam }),
        }
        const isSame =
          current.submitted !== null &&
          equalsSubmission(whole, { asked, hasSecondChoice, days }) &&
          // New dates are a change: from then on the hours stay on them.
          lacksDates(submitted) === lacksDates(current.submitted) &&
          IDENTITY.every((name) => whole[name] === current[name])
        const isStored =
          isSameContent(whole, current, days) &&
          areSameAnswers(asked.questions, whole.answers, current.answers) &&
          whole.secondTeam === current.secondTeam
        // A second press submits nothing new; a draft that differs goes back to what was submitted.
        if (isSame) return isStored ? null : { changes }
        const announced = { ...shownBy(now), questions: asked.questions, team: current.team, secondTeam }
        return { changes, submitted, announced, ...(language && { language }) }
      },
      key,
    ),
  )
}

/** Whether the term asks for a second choice: read afresh for one that is sent, which else could be lost. */
const asksForSecond = async ({ secondTeam }: Form, term: number, seats: SeatStore): Promise<boolean> =>
  (await (secondTeam === undefined ? seats.recently(term) : seats.read(term))).hasSecondChoice

const daysOf = (now: SettingsRecord) => periodOf(now)?.days ?? null

const settled = (outcome: SaveOutcome): Saved => written(outcome, { taken: 'identityTaken' })

/** Throws outside of the period: writes need the switch on and the closing time, if any, ahead by MySQL's clock. */
export async function assertPeriodIsOpen(store: ApplicantStore, now: SettingsRecord): Promise<void> {
  const closesAt = now.closesAt && new Date(now.closesAt)
  const isOpen = now.isApplicationPeriod && (!closesAt || (await store.clock()) < closesAt)
  if (!isOpen) throw new AppError('periodClosed')
}
