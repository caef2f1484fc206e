/** The questions of a term, which staff write; the applicants service answers. */
import { z } from 'zod'
import { QUESTIONS_MAX } from '../constants.ts'
import { adminChanges, callsOf, staffReads } from './call.ts'
import {
  areDistinctQuestions,
  question,
  questionId,
  questionsVersion,
  sentQuestion,
} from './question-shapes.ts'
import { messageOf, termAsked } from './shapes.ts'

const call = callsOf({ service: 'applicants' })
const sent = z
  .array(sentQuestion)
  .max(QUESTIONS_MAX)
  .refine(areDistinctQuestions)
  .describe('All of them in their order. Another kind under a known id is another question.')
const count = z.int()

export const readQuestions = staffReads({
  path: '/api/questions',
  summary: "Read a term's own questions",
  description: 'A term without any of its own has those of the term before.',
  reasons: ['notFound'],
  request: z.object({ term: termAsked }),
  reply: z.object({
    version: questionsVersion,
    questions: z.array(question),
    isTakenOver: z.boolean().describe('They are those of the term before, unchanged.'),
    answered: z
      .record(questionId, count)
      .describe('How many applications answer each, by its id.')
      .meta({ examples: [{ 'q-7f3a2c': 12 }] }),
  }),
  timeoutSeconds: 10,
})

export const previewQuestions = call({
  method: 'POST',
  path: '/api/questions/preview',
  summary: 'Preview what a change of the questions does',
  description: 'Changes nothing. A change that affects no answer and no application has no line.',
  who: 'admin',
  request: z.object({ questions: sent }),
  reply: z.object({
    effects: z.array(
      z.object({
        id: questionId,
        what: z
          .enum(['removed', 'teams', 'shorter', 'options', 'required'])
          .describe(
            'It is asked no more, or of fewer teams; answers are longer than the new limit, or name an option that goes; applications lack the answer that is required now.',
          ),
        drafts: count.describe('Drafts that were never submitted.'),
        submitted: count.describe('Applications that are submitted; what was submitted stays as it is.'),
      }),
    ),
  }),
  readOnly: true,
  timeoutSeconds: 10,
})

export const setQuestions = adminChanges({
  path: '/api/questions',
  summary: "Set the running term's own questions",
  description:
    'No answer is removed by it: one to a question that goes stays in exports and own data until the purge. With another version stored nothing is saved and the answer is 409.',
  reasons: ['staleVersion'],
  request: z.object({ version: questionsVersion, questions: sent }),
  reply: messageOf('questionsSaved').extend({ version: questionsVersion, questions: z.array(question) }),
})
