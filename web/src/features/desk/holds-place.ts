import type { Pass, Stage } from '@recruit/contract/constants'

/** Whether a decision takes one of a stage's places: a final pass takes one of the documents' stage too. */
export const holdsPlaceIn = (stage: Stage) => (pass: Pass) =>
  pass === 'finalPass' || (stage === 'documents' && pass === '1stPass')
