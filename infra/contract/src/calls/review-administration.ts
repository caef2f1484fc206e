/** How staff prepare, follow and open reviews; the applicants service answers. */
import { z } from 'zod'
import { CANNOT_READ_AGAIN } from '../certainty/bands.ts'
import { CRITERIA_MAX, NAMED_PLACES_MAX, READ_AGAIN_MAX, REVIEWERS_MAX } from '../constants.ts'
import { adminChanges, adminReads, callsOf, staffReads } from './call.ts'
import {
  aggregate,
  answers,
  certainty,
  comment,
  criterion,
  disagreement,
  isOpen,
  kit,
  memberId,
  needed,
  number,
  person,
  places,
  scores,
  sentKit,
  stage,
  sure,
  version,
} from './review-shapes.ts'
import { digestOf, flag, id, messageOf, personName, team, text } from './shapes.ts'

const call = callsOf({ service: 'applicants' })

export const setReviewCriteria = adminChanges({
  path: '/api/review/criteria',
  summary: "Set a team's criteria",
  description:
    'All of them in their order; one without an id is new. Once a review is submitted only names and sentences change, and no question of a kit goes.',
  reasons: ['criteriaInUse', 'staleVersion'],
  request: z.object({
    team,
    stage,
    version,
    criteria: z.array(criterion.partial({ id: true })).max(CRITERIA_MAX),
    kit: sentKit,
  }),
  reply: messageOf('criteriaSaved').extend({ version, criteria: z.array(criterion), kit }),
})

export const takeOverCriteria = adminChanges({
  path: '/api/review/criteria/next',
  summary: 'Choose the criteria of the next term',
  description:
    'Copies criteria, kits and needed reviews of the named teams into the term that has not begun; other teams begin it without. Made before the new term is begun and safe to repeat: the last choice counts. Where another term runs by now, or criteria have changed, 409 is answered.',
  reasons: ['staleVersion'],
  request: z.object({
    term: z.int().min(1).describe('The running one, as it was read.'),
    teams: z.array(z.object({ team, version })).describe('Each with the version of its criteria.'),
  }),
  reply: messageOf('criteriaTakenOver'),
})

const teams = z.array(team)
const assignment = {
  team,
  needed,
  members: z
    .array(person.extend({ teams }))
    .min(1)
    .max(REVIEWERS_MAX)
    .describe(
      'Who of the staff may be asked, as the auth service lists them; those of other teams are left out.',
    ),
  again: z
    .int()
    .min(1)
    .max(READ_AGAIN_MAX)
    .optional()
    .describe(
      'Instead of what is missing, one more reviewer for each of up to this many applications: those where another review changes most whether the applicant is among the best. The needed number stays.',
    ),
}
const digest = digestOf('Names what the preview showed.')
export const previewAssignment = call({
  method: 'POST',
  path: '/api/review/assignments/preview',
  summary: 'Preview who would review what',
  description:
    'Adds to what is assigned already, with even loads, nobody twice and nobody who is recused. The same question has the same answer.',
  who: 'admin',
  request: z.object(assignment),
  reply: z.object({
    digest,
    applications: z.int().describe('How many are submitted; how many are read again.'),
    loads: z.array(
      z.object({
        member: person,
        present: z.int().describe('So many applications the member has now.'),
        added: z.int().describe('So many would be added.'),
      }),
    ),
    short: z.int().describe('So many applications would have fewer reviewers than are needed.'),
    cannotTell: z
      .enum(CANNOT_READ_AGAIN)
      .nullable()
      .describe('Why none can be read again; null where some can, and for an ordinary assignment.'),
  }),
  readOnly: true,
  timeoutSeconds: 10,
})
export const assignReviewers = adminChanges({
  path: '/api/review/assignments',
  summary: 'Assign what was previewed',
  description:
    'From then on members find only what is assigned to them. Where it would be something else by now, 409 is answered and nothing is assigned.',
  reasons: ['assignmentChanged'],
  request: z.object({ ...assignment, digest }),
  reply: messageOf('reviewersAssigned').extend({ added: z.int() }),
  timeoutSeconds: 10,
})
export const listAssignments = adminReads({
  path: '/api/review/assignments',
  summary: 'Read who reviews what',
  description: "One team's submitted applications of the running term, each with the members who review it.",
  request: z.object({ team }),
  reply: z.object({
    team,
    applications: z.array(
      z.object({
        ...{ _id: id, name: personName, number },
        members: z.array(person),
        submitted: z
          .array(memberId)
          .nullable()
          .describe('Whose review of it is submitted; null until all may read them.'),
        recused: z.array(memberId).describe('Who keeps out of it, and cannot be assigned.'),
      }),
    ),
  }),
  timeoutSeconds: 10,
})
export const addAssignment = adminChanges({
  path: '/api/review/assignments/add',
  summary: 'Assign one application to one more member',
  description:
    'Where the applications of a team are assigned. Refused where the member has it already, is recused or belongs to another team.',
  reasons: ['memberNotFree', 'notFound'],
  request: z.object({
    _id: id,
    to: person.extend({ teams }).describe('Who gets it, as the auth service lists members.'),
  }),
  reply: messageOf('assignmentAdded'),
})
export const removeAssignment = adminChanges({
  path: '/api/review/assignments/remove',
  summary: 'Take one assignment away, or hand it to another member',
  description:
    'A draft stays with its member. Refused where the member has submitted her review, and where the other one has it already, is recused or belongs to another team.',
  reasons: ['assignmentReviewed', 'memberNotFree', 'notFound'],
  request: z.object({
    _id: id,
    member: memberId,
    to: person
      .extend({ teams })
      .optional()
      .describe('Who gets it instead, as the auth service lists members.'),
  }),
  reply: messageOf('assignmentRemoved'),
})

const hidden = flag.describe('Reviewers read a block of one width instead of what names the author.')
export const hideNames = adminChanges({
  path: '/api/review/names',
  summary: 'Hide from reviewers what names the author, or show it again',
  description:
    'Of a submitted application of the running term, also in what is submitted later. The stored text stays as it is. A repeat changes nothing.',
  reasons: ['notFound'],
  request: z.object({ _id: id, hidden }),
  reply: messageOf('namesHidden'),
})
export const listNamedAuthors = adminReads({
  path: '/api/review/names',
  summary: 'Read which applications name their authors',
  description: `One team's submitted applications of the running term whose texts, as reviewers read them, have the author's whole name, an id, the e-mail or the phone: up to ${NAMED_PLACES_MAX} places of each.`,
  request: z.object({ team }),
  reply: z.object({
    team,
    applications: z.array(
      z.object({
        _id: id,
        name: personName,
        number,
        isHidden: hidden,
        places: z.array(
          z.object({
            heading: text.describe('Of the field or the question.').meta({ examples: ['Activity plan'] }),
            before: text.meta({ examples: ['안녕하세요, '] }),
            named: personName,
            after: text.meta({ examples: ['입니다.'] }),
          }),
        ),
      }),
    ),
  }),
  timeoutSeconds: 10,
})

export const setReviewPhase = adminChanges({
  path: '/api/review/phase',
  summary: "Open or close a team's reviews",
  description: 'An absent field stays as it is. Nobody is decided about by it.',
  request: z.object({
    ...{ team, stage },
    ...{ needed: needed.optional(), isOpen: isOpen.optional(), places: places.optional() },
  }),
  reply: messageOf('reviewPhaseSaved').extend({ needed, isOpen, places }),
})
export const reviewProgress = staffReads({
  path: '/api/review/progress',
  summary: 'Count what is reviewed',
  description: 'Numbers only: no score before the reviews are open, and no draft.',
  request: z.object({ team, stage }),
  reply: z.object({
    team,
    needed,
    isOpen,
    isAssigned: flag.describe('Reviewers were assigned; without that every member of the team reviews all.'),
    applications: z.int().describe('So many submitted.'),
    complete: z.int().describe('Of so many the needed reviews are submitted.'),
    reviewers: z.array(
      z.object({
        ...{ member: person, assigned: z.int() },
        left: z.int().describe('How many of the assigned ones are not submitted.'),
        ...{ submitted: z.int(), recused: z.int() },
      }),
    ),
    readAgain: z
      .object({ assigned: z.int(), submitted: z.int() })
      .describe(
        'How many reviews are assigned in addition to the needed ones, and how many of these are submitted.',
      ),
  }),
  timeoutSeconds: 10,
})
export const reviewResults = staffReads({
  path: '/api/review/results',
  summary: 'Read how applications were judged',
  description: 'Without reviews before they are open. Nothing here decides about anybody.',
  request: z.object({ team, stage }),
  reply: z.object({
    team,
    needed,
    isOpen,
    places,
    certainty,
    kit,
    numbers: z.array(z.object({ _id: id, number })).describe('Of every submitted application, also before.'),
    applications: z.array(
      z.object({
        _id: id,
        name: personName,
        aggregate: aggregate.nullable().describe('Null where no review is submitted.'),
        disagreement,
        sure,
        reviews: z.array(z.object({ member: person, score: z.number(), scores, answers, comment })),
        missing: z.array(person).describe('Assigned, and nothing submitted.'),
      }),
    ),
    reviewers: z.array(
      z.object({
        member: person,
        count: z.int().describe('So many reviews that have others beside them.'),
        offset: z
          .number()
          .describe("How far the member's scores lie above those of the others, in the mean."),
      }),
    ),
  }),
  timeoutSeconds: 10,
})
