import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { Appointment, BrokenRule } from '../use-timetable.ts'
import styles from './board.module.css'
import { brokenOf, type Situation } from './situation.ts'
import { boardText } from './text.ts'

interface Props {
  situation: Situation
  onShow: (one: Appointment) => void
}

/** The rules that the draft breaks now, in sentences with links to the cards. */
export function BrokenList({ situation, onShow }: Props) {
  const text = useText(boardText)
  const { broken, appointments } = situation.timetable
  if (!broken.length) return null
  const cardOf = ({ said }: BrokenRule) => appointments.find((one) => brokenOf(situation, one).includes(said))
  return (
    <section className={styles.broken} aria-labelledby="board-broken">
      <h3 id="board-broken">{text.broken(broken.length)}</h3>
      <ul>
        {broken.map((one) => {
          const card = cardOf(one)
          return (
            <li key={JSON.stringify(one)}>
              <span>{one.said}</span>
              {card && (
                <Button small aria-label={text.showOf(one.said)} onClick={() => onShow(card)}>
                  {text.show}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
