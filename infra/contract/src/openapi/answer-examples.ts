import { messages } from '../messages.ts'
import type { Examples } from './example-types.ts'
import { id, other, said, time } from './example-values.ts'

/** Examples of the calls about answers to final passes and appointments, and about the waiting list. */
export const answerExamples: Pick<
  Examples,
  'answerOffer' | 'answerAppointment' | 'waitingList' | 'setWaitingList' | 'moveUp'
> = {
  answerOffer: {
    request: { id, answer: 'confirmed' },
    reply: { ...said(messages.answered), answeredAt: time },
  },
  answerAppointment: {
    request: { id, date: '12.6(일) 14:00, 학관 301호', will: false, reason: '그날 시험이 있습니다.' },
    reply: {
      ...said(messages.appointmentAnswered),
      answer: { will: false, at: time, reason: '그날 시험이 있습니다.' },
    },
  },
  waitingList: {
    request: { team: 3 },
    reply: {
      team: 3,
      waiting: [{ _id: other, name: '나누미', pass: '1stPass' }],
      seen: 'b0pYV3m8Wq2sKf6Jd9xR1g',
    },
  },
  setWaitingList: {
    request: { team: 3, ids: [other], seen: 'b0pYV3m8Wq2sKf6Jd9xR1g' },
    reply: said(messages.waitingListSaved),
  },
  moveUp: { request: { team: 3, _id: other, staged: true }, reply: said(messages.movedUp) },
}
