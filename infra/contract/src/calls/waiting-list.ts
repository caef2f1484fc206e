/** Each team's waiting list for final passers who decline; the applicants service answers. */
import { z } from 'zod'
import { BULK_MAX } from '../constants.ts'
import { callsOf } from './call.ts'
import { id, messageOf, pass, personName, staged, team, termAsked, text } from './shapes.ts'

const call = callsOf({ service: 'applicants' })

export const waitingList = call({
  method: 'GET',
  path: '/api/applicantlist/waitingList',
  summary: "Read a team's waiting list",
  description: 'In its order. Applicants are told nothing of it.',
  reasons: ['notFound'],
  who: 'staff',
  request: z.object({ team, term: termAsked }),
  reply: z.object({
    team,
    waiting: z.array(z.object({ _id: id, name: personName, pass })),
    seen: text
      .describe('Names this list as it was read, for `setWaitingList`.')
      .meta({ examples: ['x3v5Cq1mZr0yJd8kWb7n2A'] }),
  }),
  timeoutSeconds: 10,
})

export const setWaitingList = call({
  method: 'PUT',
  path: '/api/applicantlist/setWaitingList',
  summary: "Set a team's waiting list",
  description:
    'The whole list in its order, of submitted applications that are no final passes. Where it changed since it was read, nothing is saved and 409 is answered.',
  reasons: ['notForWaitingList', 'notFound', 'waitingListChanged'],
  who: 'admin',
  request: z.object({
    team,
    ids: z.array(id).max(BULK_MAX),
    seen: text.describe('Of the list that was read.').meta({ examples: ['x3v5Cq1mZr0yJd8kWb7n2A'] }),
  }),
  reply: messageOf('waitingListSaved'),
})

export const moveUp = call({
  method: 'PUT',
  path: '/api/applicantlist/moveUp',
  summary: 'Give the first who waits a final pass',
  description:
    'Decides it as `selectPass` does and takes the application off the list. 409 where another one is first.',
  reasons: ['waitingListChanged'],
  who: 'admin',
  request: z.object({ team, _id: id.describe('Who is believed to be first.'), staged }),
  reply: messageOf('movedUp'),
})
