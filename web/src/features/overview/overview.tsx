import { mayCall } from '@recruit/contract/calls/roles'
import { useText } from '../../i18n/text.ts'
import { DrawnTogether, Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { AllSeats } from '../staff/seats.tsx'
import { Guarded, useIsAdmin, useRole } from '../staff/session.tsx'
import { ToDo, useToDo } from '../staff/to-do/to-do.tsx'
import { useOverview, useTermName } from '../staff/use-term-name.ts'
import { Availability } from './availability.tsx'
import { Answers, DayChart, FunnelChart } from './charts.tsx'
import { funnelOf } from './figures.ts'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

/** The overview as a page of its own, for both roles: names for the admin, numbers for managers. */
export function OverviewScreen() {
  const text = useText(overviewText)
  // The session is confirmed on each arrival, so the term is named once someone has signed in.
  const isSignedIn = mayCall(useRole() ?? undefined, 'staff')
  const { data } = useOverview(isSignedIn)
  const nameOf = useTermName(isSignedIn)
  const title = data ? text.titleOf(nameOf(data.term)) : text.title
  return (
    <Page title={title} windowTitle={text.title} width="wide">
      <Guarded check="checkAdmin" refusal="silent" who="staff">
        <Overview />
      </Guarded>
    </Page>
  )
}

/** The charts of the running term and its availability; a manager has no home, so her tasks come first. */
function Overview() {
  const text = useText(overviewText)
  const query = useOverview()
  const isManager = !useIsAdmin()
  const toDo = useToDo(isManager)
  return (
    <DrawnTogether queries={[toDo]}>
      {isManager && <ToDo query={toDo} />}
      <div className={styles.overview}>
        <Loaded query={query}>
          {({ statuses, days, answers }) => {
            if (funnelOf(statuses).all === 0) return <p>{text.none}</p>
            return (
              <>
                <FunnelChart statuses={statuses} />
                <AllSeats />
                {answers.length > 0 && <Answers answers={answers} />}
                <DayChart days={days} />
                <Availability />
              </>
            )
          }}
        </Loaded>
      </div>
    </DrawnTogether>
  )
}
