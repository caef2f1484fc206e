import { z } from 'zod'
import { call } from './call.ts'
import {
  contentShape,
  flag,
  identityShape,
  interviewHours,
  interviewTime,
  message,
  pass,
  seq,
  team,
  text,
  version,
} from './shapes.ts'

const service = 'applicants'
const blank = text.default('')
const saved = z.object({
  applicationUpdateSuccess: z.enum(['success', 'fail']),
  message: text,
  version: version.optional(),
  submissions: z.int().optional(),
  submittedAt: text.optional(),
})
const notSaved = { applicationUpdateSuccess: 'fail' } as const

/** Looks an application up by its identity; the browser that matched may open it from then on. */
export const findApplicant = call({
  method: 'POST',
  path: '/api/checkInfo/find',
  reads: true,
  service,
  who: 'anyone',
  request: z.object(identityShape),
  reply: z.object({ checkInfoSuccess: flag, applicantId: text.optional(), message: text }),
  failed: { checkInfoSuccess: false },
})

/** Begins a draft. Missing fields are their empty defaults; anything else that a client sends is dropped. */
export const enroll = call({
  method: 'POST',
  path: '/api/register/enroll',
  keyed: true,
  service,
  who: 'anyone',
  request: z.object({
    name: blank,
    studentId: blank,
    ewhaianId: blank,
    team: z.union([team, z.literal(''), z.literal(0), z.null()]).optional(),
    ...z.object(contentShape).partial().shape,
    consent: flag.optional(),
  }),
  reply: z.object({
    isAlready: flag,
    success: flag,
    isBlank: flag,
    message: text,
    value: text.optional(),
    err: text.nullable().optional(),
  }),
  failed: { success: false, isAlready: false, isBlank: false },
})

/** What the caller may see of an application: with the address alone, four fields (design, point 2). */
export const getApplication = call({
  method: 'POST',
  path: '/api/update/get',
  reads: true,
  service,
  who: 'anyone',
  request: z.object({ id: text, view: z.literal('staff').optional() }),
  reply: z.object({ name: text, team, pass, date: text, preAssignment: text.optional() }).extend(
    z
      .object({
        ...identityShape,
        ...contentShape,
        isFinalSubmit: flag,
        version,
        submissions: z.int(),
        submittedAt: text.nullable(),
        savedAt: text,
        /** The applicant's draft differs from what was submitted. */
        hasUnsubmittedEdits: flag,
      })
      .omit({ name: true })
      .partial().shape,
  ),
})

export const saveInterview = call({
  method: 'POST',
  path: '/api/update/interview',
  keyed: true,
  service,
  who: 'applicant',
  request: z
    .object({
      id: text,
      interviewTime: interviewTime.optional(),
      interviewHours: interviewHours.optional(),
      version: version.optional(),
      seq: seq.optional(),
    })
    .refine((form) => form.interviewTime ?? form.interviewHours, { path: ['interviewTime'] }),
  reply: saved,
  failed: notSaved,
})

const page = {
  id: text,
  ...z.object({ ...identityShape, ...contentShape }).partial().shape,
  version: version.optional(),
}

/** Always a draft: `isFinalSubmit` is read by page 2 alone. */
export const savePage1 = call({
  method: 'POST',
  path: '/api/update/page1',
  keyed: true,
  service,
  who: 'applicant',
  request: z.object({ ...page, isFinalSubmit: flag.optional() }),
  reply: saved,
  failed: notSaved,
})
export const savePage2 = call({
  method: 'POST',
  path: '/api/update/page2',
  keyed: true,
  service,
  who: 'applicant',
  request: z.object({ ...page, isFinalSubmit: flag.default(false) }),
  reply: saved,
  failed: notSaved,
})

/** Deletes the application for good; possible at any time, for the data are the applicant's. */
export const withdraw = call({
  method: 'POST',
  path: '/api/update/withdraw',
  service,
  who: 'applicant',
  request: z.object({ id: text }),
  reply: z.object({ applicationUpdateSuccess: z.enum(['success', 'fail']), message: text }),
  failed: notSaved,
})

/** Ends this browser's proof of an application, for computers that others use too; nothing is deleted. */
export const forgetApplication = call({
  method: 'POST',
  path: '/api/update/forget',
  service,
  who: 'anyone',
  request: z.object({ id: text }),
  reply: message,
})
