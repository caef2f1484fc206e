/** Each team's waiting list for final passers who decline; the applicants service answers. */
import { z } from 'zod'
import { BULK_MAX } from '../constants.ts'
import { adminChanges, staffReads } from './call.ts'
import { digestOf, id, messageOf, pass, personName, staged, team, termAsked } from './shapes.ts'

export const waitingList = staffReads({
  path: '/api/applicantlist/waitingList',
  summary: "Read a team's waiting list",
  description: 'In its order. Applicants are told nothing of it.',
  reasons: ['notFound'],
  request: z.object({ team, term: termAsked }),
  reply: z.object({
    team,
    waiting: z.array(z.object({ _id: id, name: personName, pass })),
    seen: digestOf('Names this list as it was read, for `setWaitingList`.'),
  }),
  timeoutSeconds: 10,
})

export const setWaitingList = adminChanges({
  path: '/api/applicantlist/setWaitingList',
  summary: "Set a team's waiting list",
  description:
    'The whole list in its order, of submitted applications that are no final passes. Where it changed since it was read, nothing is saved and 409 is answered.',
  reasons: ['notForWaitingList', 'notFound', 'waitingListChanged'],
  request: z.object({
    team,
    ids: z.array(id).max(BULK_MAX),
    seen: digestOf('Of the list that was read.'),
  }),
  reply: messageOf('waitingListSaved'),
})

export const moveUp = adminChanges({
  path: '/api/applicantlist/moveUp',
  summary: 'Give the first who waits a final pass',
  description:
    'Decides it as `selectPass` does and takes the application off the list. 409 where another one is first.',
  reasons: ['waitingListChanged'],
  request: z.object({ team, _id: id.describe('Who is believed to be first.'), staged }),
  reply: messageOf('movedUp'),
})
