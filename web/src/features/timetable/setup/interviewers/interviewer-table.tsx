import { hoursIn } from '@recruit/contract/interview/interview-days'
import { teamNames } from '../../../../content/teams.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ask } from '../../../../ui/feedback/alerts.ts'
import { EVERY_DAY } from '../../../../ui/grid/grid-paint.ts'
import { gridColumns } from '../../../../ui/grid/hours/index.ts'
import table from '../../../../ui/table/table.module.css'
import type { Interviewer } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import { hoursInBrief } from './hours-in-brief.ts'
import { interviewersText } from './text.ts'
import { useRemove } from './use-interviewers.ts'
import type { useOwnLinks } from './use-own-links.ts'

interface Shared {
  interviewPeriod: string
  onEdit: (interviewer: Interviewer) => void
  onRemoved: (interviewer: Interviewer) => void
  links: Pick<ReturnType<typeof useOwnLinks>, 'make' | 'isMaking'>
}

/** Who interviews, in words. */
export function InterviewerTable({
  interviewers,
  ...shared
}: Shared & { interviewers: readonly Interviewer[] }) {
  const text = useText(interviewersText)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={`${table.scroll} ${styles.table}`} tabIndex={0} aria-label={text.list}>
      <table>
        <thead>
          <tr>
            {[text.name, text.teams, text.hours, text.limits, text.actions].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {interviewers.map((interviewer) => (
            <InterviewerRow key={interviewer.id} interviewer={interviewer} {...shared} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function InterviewerRow({
  interviewer,
  interviewPeriod,
  onEdit,
  onRemoved,
  links,
}: Shared & { interviewer: Interviewer }) {
  const text = useText(interviewersText)
  const language = useLanguage((state) => state.language)
  const { name, teams, mostPerDay, mostInARow } = interviewer
  const remove = useRemove(
    () => ask(text.askRemove(name), text.remove),
    () => onRemoved(interviewer),
  )
  const limits = [
    mostPerDay !== null && text.perDay(mostPerDay),
    mostInARow !== null && text.inARow(mostInARow),
  ]
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={text.teams}>{teams.map((team) => teamNames[team][language]).join(', ')}</td>
      <td data-label={text.hours}>
        <Hours interviewer={interviewer} interviewPeriod={interviewPeriod} />
      </td>
      <td data-label={text.limits}>{limits.filter(Boolean).join(', ') || text.noLimit}</td>
      <td>
        <span className={styles.ways}>
          <Button small aria-label={text.editOf(name)} onClick={() => onEdit(interviewer)}>
            {text.edit}
          </Button>
          <Button
            small
            busy={links.isMaking}
            aria-label={text.newLinkOf(name)}
            onClick={() => links.make(interviewer)}
          >
            {text.newLink}
          </Button>
          <Button
            small
            busy={remove.isPending}
            aria-label={text.removeOf(name)}
            onClick={() => remove.mutate(interviewer)}
          >
            {text.remove}
          </Button>
        </span>
      </td>
    </tr>
  )
}

function Hours({ interviewer, interviewPeriod }: { interviewer: Interviewer; interviewPeriod: string }) {
  const text = useText(interviewersText)
  const language = useLanguage((state) => state.language)
  const { days, labels, inPeriod, gone } = gridColumns(interviewer, interviewPeriod, language)
  const hours = hoursIn(days, interviewer)
  const among = (columns: readonly number[]) => hoursInBrief(hours, labels, columns, text.wholeDay)
  const [inside, outside] = [among(EVERY_DAY.filter((column) => inPeriod[column])), among(gone)]
  return (
    <>
      {inside || <strong>{text.noHours}</strong>}
      {outside && <span className={styles.quiet}> {text.outside(outside)}</span>}
    </>
  )
}
