import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useText } from '../../../i18n/text.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Availability } from './availability.tsx'
import styles from './chart.module.css'
import { DayChart } from './day-chart.tsx'
import { funnelOf } from './figures.ts'
import { FunnelChart } from './funnel-chart.tsx'
import { StandingChart } from './standing-chart.tsx'
import { overviewText } from './text.ts'

/** The running term in numbers; also read for the list of terms. */
export const useOverview = () =>
  useQuery({ queryKey: ['overview'], queryFn: () => call('overview', {}), refetchOnMount: 'always' })

/** The charts of the running term and its availability; to both roles. */
export function Overview() {
  const text = useText(overviewText)
  return (
    <section className={styles.overview} aria-labelledby="numbers">
      <h2 id="numbers">{text.numbers}</h2>
      <Loaded query={useOverview()}>
        {({ statuses, days }) =>
          funnelOf(statuses).all === 0 ? (
            <p>{text.none}</p>
          ) : (
            <>
              <div className={styles.charts}>
                <DayChart days={days} />
                <StandingChart statuses={statuses} />
                <FunnelChart statuses={statuses} />
              </div>
              <Availability />
            </>
          )
        }
      </Loaded>
    </section>
  )
}
