import type { CallName } from '../src/index.ts'

/** Calls of the specification, which gives their addresses and flags. */
export const SPECIFIED: CallName[] = [
  ...(['findApplicant', 'enroll', 'getApplication', 'saveInterview', 'savePage1', 'savePage2'] as const),
  ...(['loadSettings', 'findSettings', 'initSettings', 'getSettings'] as const),
  ...(['modifyRecruitInfo', 'modifyResultInfo', 'modifyMasterInfo'] as const),
  ...(['checkAdmin', 'login', 'checkLanding', 'checkManager'] as const),
  ...(['listApplicants', 'selectPass', 'setInterviewDate'] as const),
]
