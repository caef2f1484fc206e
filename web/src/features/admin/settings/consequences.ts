import type { Edited, Tab } from './settings-tabs.ts'

type Fields = Pick<
  Edited,
  | 'isApplicationPeriod'
  | 'doesRecruitMarketing'
  | 'doesRecruitDesign'
  | 'doesRecruitWebDev'
  | 'showResultToApplicant'
  | 'resultsAt'
  | 'interviewPeriod'
>

const hasTeam = (values: Fields) =>
  values.doesRecruitMarketing || values.doesRecruitDesign || values.doesRecruitWebDev

/** Whether saving opens the period while no team recruits, or takes the last team from an open one. */
export const opensWithoutTeam = (tab: Tab, values: Fields, stored: Fields): boolean =>
  tab === 'recruit' &&
  values.isApplicationPeriod &&
  !hasTeam(values) &&
  (!stored.isApplicationPeriod || hasTeam(stored))

/** Whether saving shows the results to the applicants, who do not see them yet, now or at a time that is not planned yet. */
export const showsResults = (tab: Tab, values: Fields, stored: Fields): boolean =>
  tab === 'result' &&
  !stored.showResultToApplicant &&
  (values.showResultToApplicant || (values.resultsAt !== '' && values.resultsAt !== stored.resultsAt))

/** Whether saving changes the text from which the interview grid takes its dates. */
export const changesPeriod = (tab: Tab, values: Fields, stored: Fields): boolean =>
  tab === 'recruit' && values.interviewPeriod !== stored.interviewPeriod
