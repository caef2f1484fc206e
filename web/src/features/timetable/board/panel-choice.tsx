import { useText } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import type { Named } from '../use-timetable.ts'
import styles from './dialog.module.css'
import type { Names } from './names.ts'
import { isFree, panelSize, teamOf } from './proposal.ts'
import type { Place, Situation } from './situation.ts'
import { boardText } from './text.ts'

interface Props {
  situation: Situation
  who: Named
  place: Place
  names: Names
  onChange: (interviewers: string[]) => void
}

/** The team's interviewers to choose a panel from, and who of them is free at that hour. */
export function PanelChoice({ situation, who, place, names, onChange }: Props) {
  const text = useText(boardText)
  const { interviewers } = place
  const team = teamOf(situation, who)
  // Others, who were removed or given another team, can still be taken out.
  const offered = [...new Set([...team.map(({ id }) => id), ...interviewers])]
  const isFreeNow = (id: string) => team.some((one) => one.id === id && isFree(situation, one, who, place))
  return (
    <fieldset className={styles.panel}>
      <legend>{text.panel}</legend>
      <p className={styles.hint}>{text.panelHint(panelSize(situation, who))}</p>
      {offered.length === 0 && <p>{text.noPanel}</p>}
      {offered.map((id) => (
        <Checkbox
          key={id}
          id={`panel-${id}`}
          checked={interviewers.includes(id)}
          onChange={(isIn) =>
            onChange(isIn ? [...interviewers, id] : interviewers.filter((other) => other !== id))
          }
        >
          {names.interviewerName(id)}{' '}
          <span className={styles.hint}>{isFreeNow(id) ? text.free : text.notFree}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
