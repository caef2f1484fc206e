import { percentile } from '@recruit/local/testing/percentile'
import type { Applicant } from './people.ts'
import type { Outcome } from './plan.ts'
import { type Goal, none } from './report.ts'
import type { Change } from './run.ts'

const P99_GOAL_MS = 300
const ERRORS_GOAL = 0.001

/** Checks who saw what when. Between the request and the acknowledgement of a change both answers are right. */
export function assertAnnouncement(
  people: Applicant[],
  outcomes: Outcome[],
  announced: Change,
  hasFaults: boolean,
): Goal[] {
  const { askedAt, acknowledgedAt } = announced
  const results = outcomes.filter(({ call, status }) => call === 'getApplication' && status === 200)
  const isMasked = ({ said }: Outcome) => said.pass === 'default' && said.date === ''
  const isRight = ({ said, browser }: Outcome) => {
    const person = people[browser]
    return said.name === person?.name && said.pass === person?.pass && said.date === person?.date
  }
  const shown = results.filter((outcome) => !isMasked(outcome))
  const after = results.filter(({ sent }) => sent > acknowledgedAt)
  const lookups = outcomes.filter(({ call, status }) => call === 'findApplicant' && status === 200)
  const loads = outcomes.filter(({ call, status, sent }) => {
    return call === 'loadSettings' && status === 200 && sent > acknowledgedAt
  })
  const failed = outcomes.filter(({ status }) => status !== 200)
  const between = shown.filter(({ done }) => done >= askedAt && done <= acknowledgedAt)
  console.log(
    `\nAnnounced at ${(askedAt / 1000).toFixed(1)} s, acknowledged ${Math.round(acknowledgedAt - askedAt)} ms later. Results seen in between, while the change was taking effect: ${between.length}`,
  )
  const waits = outcomes.map(({ at, done }) => done - at)
  return [
    hasFaults
      ? {
          what: 'errors',
          goal: `≤ ${ERRORS_GOAL * 100} %`,
          figure: `${((failed.length / outcomes.length) * 100).toFixed(3)} % (${failed.length} of ${outcomes.length})`,
          isMet: failed.length <= outcomes.length * ERRORS_GOAL,
        }
      : none('errors', failed.length, String(outcomes.length)),
    none(
      'results shown before the announcement',
      shown.filter(({ done }) => done < askedAt).length,
      `${results.filter(({ done }) => done < askedAt).length} looked at`,
    ),
    none('wrong results', shown.filter((outcome) => !isRight(outcome)).length, `${shown.length} shown`),
    none(
      'names of somebody else',
      results.filter(({ said, browser }) => said.name !== people[browser]?.name).length,
      `${results.length}`,
    ),
    none(
      'results not shown after its acknowledgement',
      after.filter((outcome) => !isRight(outcome)).length,
      `${after.length} looked at`,
    ),
    none(
      'lookups that found nobody or another one',
      lookups.filter(({ said, browser }) => said.applicantId !== people[browser]?.id).length,
      String(lookups.length),
    ),
    none(
      'settings loads after it that still hide results',
      loads.filter(({ said }) => said.showResultToApplicant !== true).length,
      String(loads.length),
    ),
    ...(hasFaults
      ? []
      : [
          {
            what: 'p99 of all calls, from when they were due',
            goal: `≤ ${P99_GOAL_MS} ms`,
            figure: `${Math.round(percentile(waits, 0.99))} ms`,
            isMet: percentile(waits, 0.99) <= P99_GOAL_MS,
          },
        ]),
  ]
}
