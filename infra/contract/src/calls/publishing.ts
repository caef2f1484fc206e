/** How staff publish decisions to applicants; the applicants service answers. */
import { z } from 'zod'
import { adminChanges, staffReads } from './call.ts'
import { date, digestOf, flag, id, messageOf, pass, personName, team } from './shapes.ts'

const person = z.object({ _id: id, name: personName, team })
const result = z.object({ pass, date })

export const unpublished = staffReads({
  path: '/api/applicantlist/unpublished',
  summary: 'Read what publishing would change',
  description: 'Of the running term: decisions that applicants do not see yet, and what is still missing.',
  request: z.object({
    whileHidden: z
      .literal('true')
      .optional()
      .describe(
        'While results are hidden: read what showing them could publish. Absent: no change is listed.',
      ),
  }),
  reply: z.object({
    isPublic: flag.describe('Results are shown to applicants.'),
    changes: z
      .array(
        person.extend({
          shown: result,
          next: result,
          movedFrom: team
            .optional()
            .describe('The team that the applicant sees until then, where another one has taken it over.'),
        }),
      )
      .describe('What each applicant sees now, or saw last while results are hidden, and would see then.'),
    seen: digestOf('Names these changes in their order, for `publish`.'),
    isFirst: flag.describe('Listed while hidden: no applicant of the term has been shown a result yet.'),
    decided: z.array(z.object({ pass, count: z.int() })).describe('Of those who submitted.'),
    undecided: z.array(person).describe('Submitted, without a decision.'),
    withoutDate: z.array(person).describe('Passed the first round, without an interview date.'),
  }),
  timeoutSeconds: 10,
})

export const publish = adminChanges({
  path: '/api/applicantlist/publish',
  summary: 'Publish decisions',
  description:
    'All changes that were read but those left out, or none: where one of them is another by now, or was added, 409 is answered. While results are hidden the next `modifyResultInfo` that shows them with `staged` shows these and holds back every other change.',
  reasons: ['changedSinceSeen'],
  request: z.object({
    seen: digestOf('As it was read with the changes.'),
    left: z
      .array(z.int().min(0))
      .optional()
      .describe('The places in the list, counted from 0, of the changes that stay unpublished.'),
  }),
  reply: messageOf('published').extend({ published: z.int().describe('How many applications.') }),
  timeoutSeconds: 30,
})
