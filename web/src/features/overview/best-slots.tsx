import { useText } from '../../i18n/text.ts'
import { hourLabel } from '../../ui/grid/grid-paint.ts'
import styles from './heat.module.css'
import { bestSlots, namesWithoutHours, type Person } from './slots.ts'
import { overviewText } from './text.ts'

interface Props {
  cells: number[][]
  applicants: number
  days: string[]
  people: Person[] | undefined
}

/** What the heat map shows at a glance, in words. */
export function BestSlots({ cells, applicants, days, people }: Props) {
  const text = useText(overviewText)
  const slots = bestSlots(cells)
  const without = people ? namesWithoutHours(people) : []
  return (
    <div className={styles.best}>
      <h4>{text.best}</h4>
      {slots.length === 0 && <p>{text.noBest}</p>}
      <ol>
        {slots.map(({ day, from, to, count }) => (
          <li key={`${day}-${from}`}>
            <strong>{text.slot(days[day] ?? '', `${hourLabel(from)}–${hourLabel(to + 1)}`)}</strong>{' '}
            {text.of(count, applicants)}
          </li>
        ))}
      </ol>
      {without.length > 0 && (
        <p>
          {text.noHours}: {without.join(', ')}
        </p>
      )}
    </div>
  )
}
