import { dayHead } from '@recruit/contract/interview/grid-days'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useTranslation } from '../../../i18n/text.ts'
import { Select } from '../../../ui/controls/choice.tsx'
import { Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { useChange } from '../use-messages.ts'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

const HOURS = [17, 18, 19, 20, 21] as const
const OFF = 'off'

/** Once for the term: applicants are reminded on the evening before their interview. */
export function EveningPlan() {
  const { text, language } = useTranslation(overviewText)
  const plan = useQuery(callQuery('readEveningPlan', {}))
  const set = useChange('setEveningPlan')
  return (
    <section className={`${page.actions} ${styles.evening}`} aria-labelledby="evening">
      <h2 id="evening">{text.evening}</h2>
      <Loaded query={plan}>
        {({ hour, evenings }) => (
          <>
            <Select
              label={text.eveningHour}
              value={hour === null ? OFF : String(hour)}
              options={[
                { value: OFF, label: text.eveningOff },
                ...HOURS.map((one) => ({ value: String(one), label: `${one}:00` })),
              ]}
              onChange={(value) => set.mutate({ hour: value === OFF ? null : Number(value) })}
            />
            <p className={page.quiet}>
              {text.eveningNote}{' '}
              {evenings.length === 0
                ? text.noEvenings
                : hour !== null &&
                  evenings
                    .map(({ day, count }) => text.oneEvening(dayHead(day, 0, language), count))
                    .join(' · ')}
            </p>
          </>
        )}
      </Loaded>
      <Refused error={set.error} />
    </section>
  )
}
