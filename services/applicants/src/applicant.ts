import { AppError } from '@recruit/chassis/errors'
import type { Pass, Team } from '@recruit/contract/constants'
import { emptyHours, hoursFromFlags, type InterviewHours, type InterviewTime } from '@recruit/contract/grid'
import { messages, problemsText } from '@recruit/contract/messages'
import { IDENTITY, problemsOf, REQUIRED } from '@recruit/contract/rules'
import { normalise, normaliseIdentity } from '@recruit/contract/text'

/** The rules of an application (specification, sections 3 to 5); no I/O. */
export interface Identity {
  name: string
  studentId: string
  ewhaianId: string
}
/** What an applicant writes; kept twice, as the draft and as it was last submitted. */
export interface Content {
  isEwhaian: boolean
  major: string
  semester: string
  email: string
  phonenum: string
  interviewHours: InterviewHours
  applyReason: string
  activityPlan: string
  portfolioLink: string
}
export interface Application extends Identity, Content {
  id: string
  term: number
  team: Team
  pass: Pass
  date: string
  version: number
  hoursSeq: number
  submitted: Content | null
  submittedAt: Date | null
  submissions: number
  updatedAt: Date
}
/** What a save sends: any part of identity and content; the 32 flags may stand for the hours. */
export type Form = Partial<Identity & Content & { interviewTime: InterviewTime }>
export type Changes = Partial<Identity & Content>

export const emptyContent = (): Content => ({
  isEwhaian: false,
  major: '',
  semester: '',
  email: '',
  phonenum: '',
  interviewHours: emptyHours(),
  applyReason: '',
  activityPlan: '',
  portfolioLink: '',
})

/** The content part of a whole application, as it is frozen by a submission. */
export function contentOf(from: Content): Content {
  const names = Object.keys(emptyContent()) as (keyof Content)[]
  return Object.fromEntries(names.map((name) => [name, from[name]])) as unknown as Content
}

/** What a form changes, as it is stored. `currentHours` are needed by a client that knows only the flags. */
export function changesOf(form: Form, currentHours: InterviewHours = emptyHours()): Changes {
  const { interviewTime, ...rest } = form
  const changes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue
    const isIdentity = (IDENTITY as readonly string[]).includes(name)
    changes[name] =
      typeof value !== 'string' ? value : isIdentity ? normaliseIdentity(value) : normalise(value)
  }
  if (interviewTime && !form.interviewHours)
    changes.interviewHours = hoursFromFlags(interviewTime, currentHours)
  return changes as Changes
}

/** A draft needs nothing but identity, and that only when it is sent; what is filled must be well formed. */
export function assertDraftable(changes: Changes): void {
  const sentIdentity = IDENTITY.filter((field) => changes[field] !== undefined)
  refuse(problemsOf(changes, sentIdentity))
}

/** What a submission needs: more once there was one (design, point 7). */
export function assertComplete(application: Identity & Content, mode: 'apply' | 'edit'): void {
  refuse(problemsOf(application, REQUIRED[mode]))
}

function refuse(problems: ReturnType<typeof problemsOf>): void {
  if (problems.length) throw new AppError('refused', problemsText(problems))
}

/** The result as the public may know it: nothing differs before it is shown. */
export const resultOf = ({ pass, date }: Pick<Application, 'pass' | 'date'>, isShown: boolean) =>
  isShown ? { pass, date } : { pass: 'default' as const, date: '' }

/** Ids are random UUIDs; anything else names nobody. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Only whoever proved this application in this browser; an unknown or malformed id gets the same answer. */
export function assertMine(ids: string[] | undefined, id: string): void {
  if (!ids?.includes(id)) throw new AppError('forbidden', messages.notYours)
}
