import { periodDays } from '@recruit/contract/interview/grid-days'
import { wrongWeekdays } from '@recruit/contract/interview/wrong-weekdays'
import { fromSeoulInput } from '../../ui/time/seoul-time.ts'
import { previewOf } from './preview.ts'
import { differing, type Edited, type EditedField, isDated, type Tab } from './settings-tabs.ts'

/** The effects of saving a tab on others, and likely mistakes; the gravest first. `now` in ms since 1970. */
export function consequencesOf(tab: Tab, values: Edited, stored: Edited, now: number) {
  const [will, was] = [previewOf(values, now), previewOf(stored, now)]
  const isPlannedAnew = will.opensAt !== '' && will.opensAt !== was.opensAt
  const begins = (will.isOpen && !was.isOpen) || isPlannedAnew
  const losesTeams = will.isOpen && was.teams.length > 0
  const days = () => periodDays(values.interviewPeriod, new Date(now))
  const recruit = {
    closes: was.isOpen && !values.isApplicationPeriod,
    closingPast: values.isApplicationPeriod && !will.isOpen && (was.isOpen || !stored.isApplicationPeriod),
    noTeam: will.teams.length === 0 && (begins || losesTeams),
    noCohort: begins && values.cardinalNumber.trim() === '',
    noDays: begins && days() === null,
  }
  const result = {
    hides: stored.showResultToApplicant && !values.showResultToApplicant,
    answersOver: will.isAnsweringOver && !was.isAnsweringOver,
  }
  const has: Partial<typeof recruit & typeof result> =
    tab === 'recruit' ? recruit : tab === 'result' ? result : {}
  return (Object.keys(has) as (keyof typeof has)[]).filter((one) => has[one])
}

/** The dates with a weekday of another day, in the texts that are changed. */
export const wrongWeekdaysOf = (tab: Tab, values: Edited, stored: Edited, now: number) =>
  differing(tab, values, stored)
    .filter(isDated)
    .flatMap((field) => wrongWeekdays(values[field], new Date(now)).map((wrong) => ({ ...wrong, field })))

/** Whether saving shows the results to the applicants, who do not see them yet. */
export const showsResults = (tab: Tab, values: Edited, stored: Edited): boolean =>
  tab === 'result' && !stored.showResultToApplicant && values.showResultToApplicant

/** Whether saving plans to show them at a time that is not planned yet. */
export const plansResults = (tab: Tab, values: Edited, stored: Edited): boolean =>
  tab === 'result' &&
  !stored.showResultToApplicant &&
  !values.showResultToApplicant &&
  values.resultsAt !== '' &&
  values.resultsAt !== stored.resultsAt

/** Whether saving changes the text from which the interview grid takes its dates. */
export const changesPeriod = (tab: Tab, values: Edited, stored: Edited): boolean =>
  tab === 'recruit' && values.interviewPeriod !== stored.interviewPeriod

/** A retyped planned time that is already past, which the server would refuse. */
export const pastPlan = (tab: Tab, values: Edited, stored: Edited, now: number): EditedField | undefined => {
  const field = tab === 'recruit' ? 'opensAt' : tab === 'result' ? 'resultsAt' : undefined
  if (!field || values[field] === stored[field] || values[field] === '') return undefined
  return Date.parse(fromSeoulInput(values[field])) <= now ? field : undefined
}
