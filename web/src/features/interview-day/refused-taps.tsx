import { dayStateNames } from '@recruit/contract/fields/status-names'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import page from '../../ui/layout/page.module.css'
import { clockTime } from '../../ui/time/seoul-time.ts'
import type { ReadDay } from './rooms.ts'
import { door, type Refused } from './taps.ts'
import { interviewDayText } from './text.ts'

interface Props {
  refused: readonly Refused[]
  interviews: ReadDay['interviews']
}

/** Taps that the server refused, with its reason, until they are dismissed. */
export function RefusedTaps({ refused, interviews }: Props) {
  const text = useText(interviewDayText)
  const language = useLanguage((state) => state.language)
  if (refused.length === 0) return null
  return (
    <ul role="alert" className={page.stack}>
      {refused.map(({ tap, why }) => {
        const name = interviews.find(({ uid }) => uid === tap.uid)?.name ?? ''
        const what = tap.state ? dayStateNames[tap.state][language] : text.undo
        return (
          <li key={tap.id} className={page.actions}>
            <span>
              {text.refused(name, what, clockTime(Date.parse(tap.at), language))} {why}
            </span>
            <Button small aria-label={text.dismissOf(name)} onClick={() => door.dismiss(tap.id)}>
              {text.dismiss}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
