import { useText } from '../../../i18n/text.ts'
import { Button } from '../../controls/button.tsx'
import { gridText } from './text.ts'

interface Props {
  /** How many days are hidden while only those of the period are shown. */
  hidden: number
  isWhole: boolean
  onToggle: () => void
}

/** Shows the days outside the interview period, and hides them again. */
export function MoreDays({ hidden, isWhole, onToggle }: Props) {
  const text = useText(gridText)
  return (
    <p>
      <Button small busy={hidden === 0} aria-expanded={isWhole} onClick={onToggle}>
        {isWhole ? text.fewerDays : text.moreDays(hidden)}
      </Button>
    </p>
  )
}
