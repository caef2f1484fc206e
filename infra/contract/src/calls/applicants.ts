import { z } from 'zod'
import { CONSENT_TEXTS } from '../consent.ts'
import { callsOf } from './call.ts'
import { answers, askedShape, questionsVersion } from './question-shapes.ts'
import {
  answerOrNone,
  contentShape,
  date,
  flag,
  hasHoursToDate,
  id,
  identityShape,
  interviewDays,
  interviewHours,
  interviewTime,
  messageOf,
  NO_HOURS_TO_DATE,
  pass,
  personName,
  reason,
  sentence,
  seq,
  submissions,
  team,
  text,
  time,
  version,
} from './shapes.ts'
import { appointment } from './timetable/appointment-shapes.ts'

const call = callsOf({ service: 'applicants' })
const done = flag.meta({ examples: [true] })
const saved = z.object({
  applicationUpdateSuccess: z.enum(['success', 'fail']),
  message: sentence('draftSaved'),
  reason,
  version: version.optional(),
  submissions: submissions.optional(),
  submittedAt: time.optional(),
})
const secondTeam = z
  .union([team, z.literal('')])
  .describe("The second choice of team, '' for none; absent where the term asks for none.")
  .meta({ examples: [2] })
const notSaved = { applicationUpdateSuccess: 'fail' } as const

export const findApplicant = call({
  method: 'POST',
  path: '/api/checkInfo/find',
  summary: 'Look an application up',
  description:
    'By name (white space aside), student id and community id of the running term. The browser that matched may open the application from then on. Failures alone are counted: 30 in ten minutes and 100 a day for a person (name and community id) and for a student id, 1,000 in ten minutes for an address.',
  reasons: ['lookupFailed', 'rulesBroken', 'tooManyTries'],
  readOnly: true,
  device: 'applicant',
  who: 'anyone',
  request: z.object(identityShape),
  reply: z.object({
    checkInfoSuccess: done,
    applicantId: id.optional(),
    message: text.meta({ examples: [''] }),
  }),
  failed: { checkInfoSuccess: false },
})

export const enroll = call({
  method: 'POST',
  path: '/api/register/enroll',
  idempotent: true,
  summary: 'Begin a draft',
  description:
    'Missing fields are their empty defaults; anything else that a client sends is dropped. The reply names the new application in `value`; whose an existing one is, `isAlready` does not tell.',
  reasons: ['rulesBroken', 'periodClosed', 'alreadyEnrolled', 'tooManyTries'],
  who: 'anyone',
  request: z
    .object({
      name: identityShape.name.default(''),
      studentId: identityShape.studentId.default(''),
      ewhaianId: identityShape.ewhaianId.default(''),
      team: z
        .union([team, z.literal(''), z.literal(0), z.null()])
        .optional()
        .meta({
          description: '1 marketing, 2 design, 3 web development; the others count as none chosen.',
          examples: [3],
        }),
      ...z.object(contentShape).partial().shape,
      consent: flag
        .optional()
        .describe('Consent to the collection of personal data, stored with its time; absent counts as none.'),
      consentText: z
        .literal(CONSENT_TEXTS.map(({ number }) => number))
        .optional()
        .describe('The number of the text that was agreed to; the first one where it is not said.'),
    })
    .refine(hasHoursToDate, NO_HOURS_TO_DATE),
  reply: z.object({
    isAlready: flag.describe('Another application of the term has this identity.'),
    success: done,
    isBlank: flag.describe('A required field is empty.'),
    message: sentence('enrolled'),
    value: id.optional(),
    err: text.nullable().optional(),
  }),
  failed: { success: false, isAlready: false, isBlank: false },
})

export const getApplication = call({
  method: 'POST',
  path: '/api/update/get',
  summary: 'Read an application',
  description:
    'Everything for the applicant who proved it in this browser and for staff; with the address alone four fields: name, team, pass and date. `pass` reads `default` and `date` is empty until results are shown, for all but staff.',
  reasons: ['unauthorized', 'notFound'],
  readOnly: true,
  who: 'anyone',
  request: z.object({
    id,
    view: z
      .literal('staff')
      .optional()
      .describe('What staff read is meant, also where this browser proved the application.'),
  }),
  reply: z
    .object({
      name: personName,
      team,
      pass,
      date,
      preAssignment: text
        .optional()
        .describe("The team's task, once results are shown and the first round is passed."),
      appointment: appointment
        .optional()
        .describe('The interview, for its applicant, once it is published and `date` says it.'),
      answer: answerOrNone.optional(),
      answeredAt: time.nullable().optional(),
      answersUntil: time
        .optional()
        .describe(
          'Until when the final pass can be answered; this and the answer stand where one is asked for.',
        ),
    })
    .extend(
      z
        .object({
          ...identityShape,
          ...contentShape,
          isFinalSubmit: flag,
          version,
          submissions,
          submittedAt: time.nullable(),
          savedAt: time,
          hasUnsubmittedEdits: flag.describe("The applicant's draft differs from what was submitted."),
        })
        .omit({ name: true })
        .partial().shape,
    )
    .extend(askedShape)
    .extend({ secondTeam: secondTeam.optional() }),
})

export const saveInterview = call({
  method: 'POST',
  path: '/api/update/interview',
  idempotent: true,
  summary: 'Save the interview hours',
  description:
    'Either `interviewTime` or `interviewHours` has to be there; where both are, the hours decide.',
  reasons: ['periodClosed', 'notFound', 'staleVersion'],
  who: 'applicant',
  request: z
    .object({
      id,
      interviewTime: interviewTime.optional(),
      interviewHours: interviewHours.optional(),
      interviewDays: interviewDays.optional(),
      version: version.optional(),
      seq: seq.optional(),
    })
    .refine((form) => form.interviewTime ?? form.interviewHours, { path: ['interviewTime'] })
    .refine(hasHoursToDate, NO_HOURS_TO_DATE),
  reply: saved,
  failed: notSaved,
})

const SAVE_REASONS = [
  ...(['periodClosed', 'rulesBroken', 'identityTaken', 'notFound'] as const),
  ...(['staleVersion', 'questionsChanged', 'tooManyTries'] as const),
]
const page = {
  id,
  ...z.object({ ...identityShape, ...contentShape }).partial().shape,
  answers: answers.optional(),
  questionsVersion: questionsVersion.optional(),
  secondTeam: secondTeam
    .optional()
    .describe("Another team than the first, or '' for none; dropped where the term asks for none."),
  version: version.optional(),
}

export const savePage1 = call({
  method: 'POST',
  path: '/api/update/page1',
  idempotent: true,
  summary: 'Save page 1 as a draft',
  description:
    'Always a draft: `isFinalSubmit` is read by page 2 alone. A missing field is left as it is. With a `version` that is no longer stored nothing is saved and the answer is 409. Name and ids change ten times an hour at most, else 429.',
  reasons: SAVE_REASONS,
  who: 'applicant',
  request: z.object({ ...page, isFinalSubmit: flag.optional() }).refine(hasHoursToDate, NO_HOURS_TO_DATE),
  reply: saved,
  failed: notSaved,
})
export const savePage2 = call({
  method: 'POST',
  path: '/api/update/page2',
  idempotent: true,
  summary: 'Save page 2, or submit',
  description:
    'With `isFinalSubmit` the merged application is checked and submitted; without it this is a draft, and a submission is never taken back.',
  reasons: SAVE_REASONS,
  who: 'applicant',
  request: z
    .object({ ...page, isFinalSubmit: done.default(false).describe('Submit; false saves a draft.') })
    .refine(hasHoursToDate, NO_HOURS_TO_DATE),
  reply: saved.extend({ message: sentence('submitted') }),
  failed: notSaved,
})

export const ownData = call({
  method: 'POST',
  path: '/api/update/download',
  summary: 'Read everything that is kept about oneself',
  description:
    'A text for the applicant to keep: draft, submitted version, consent, changes of name, ids and team, the messages that were sent, and the result as it is shown. What staff think while they decide is no part of it.',
  reasons: ['notFound'],
  readOnly: true,
  who: 'applicant',
  request: z.object({ id }),
  reply: z.object({
    filename: text.meta({ examples: ['application-1f6c2b34.txt'] }),
    text: z.string().meta({ examples: ['[Draft]\nname: Kim Hana\n'] }),
  }),
})

export const withdraw = call({
  method: 'POST',
  path: '/api/update/withdraw',
  summary: 'Withdraw and delete an application',
  description: "Deletes it for good; possible at any time, for the data are the applicant's.",
  reasons: ['notFound'],
  who: 'applicant',
  request: z.object({ id }),
  reply: messageOf('withdrawn'),
})

export const forgetApplication = call({
  method: 'POST',
  path: '/api/update/forget',
  summary: 'Forget an application in this browser',
  description:
    "Ends this browser's proof of an application, for computers that others use too; nothing is deleted.",
  who: 'anyone',
  request: z.object({ id }),
  reply: messageOf('forgotten'),
})
