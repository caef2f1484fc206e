import { hoursIn } from '@recruit/contract/interview/interview-days'
import { teamNames } from '../../../../content/teams.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ask } from '../../../../ui/feedback/alerts.ts'
import { useCall } from '../../../../ui/feedback/use-call.ts'
import { EVERY_DAY } from '../../../../ui/grid/grid-paint.ts'
import { gridColumns, hoursInBrief } from '../../../../ui/grid/hours/index.ts'
import page from '../../../../ui/layout/page.module.css'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { type Interviewer, TIMETABLE } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import type { OwnLinks } from './interviewers.tsx'
import { interviewersText } from './text.ts'

interface Shared {
  interviewPeriod: string
  onEdit: (interviewer: Interviewer) => void
  onRemoved: (interviewer: Interviewer) => void
  links: OwnLinks
}

/** Who interviews, in words. */
export function InterviewerTable({
  interviewers,
  ...shared
}: Shared & { interviewers: readonly Interviewer[] }) {
  const text = useText(interviewersText)
  const language = useLanguage((state) => state.language)
  const limits = ({ mostPerDay, mostInARow }: Interviewer) =>
    [mostPerDay !== null && text.perDay(mostPerDay), mostInARow !== null && text.inARow(mostInARow)]
      .filter(Boolean)
      .join(', ')
  return (
    <DataTable
      label={text.list}
      isCards
      rows={interviewers}
      keyOf={({ id }) => id}
      className={styles.table}
      columns={[
        { id: 'name', head: text.name, cell: ({ name }) => name },
        {
          id: 'teams',
          head: text.teams,
          cell: ({ teams }) => teams.map((team) => teamNames[team][language]).join(', '),
        },
        {
          id: 'hours',
          head: text.hours,
          cell: (interviewer) => <Hours interviewer={interviewer} interviewPeriod={shared.interviewPeriod} />,
        },
        { id: 'limits', head: text.limits, cell: (interviewer) => limits(interviewer) || text.noLimit },
        {
          id: 'actions',
          head: text.actions,
          cell: (interviewer) => <Actions interviewer={interviewer} {...shared} />,
          hidesHead: true,
        },
      ]}
    />
  )
}

function Actions({ interviewer, onEdit, onRemoved, links }: Shared & { interviewer: Interviewer }) {
  const text = useText(interviewersText)
  const { id, name, version } = interviewer
  const remove = useCall('removeInterviewer', {
    asks: () => ask(text.askRemove(name), text.remove),
    says: ({ message }) => message,
    onSuccess: () => onRemoved(interviewer),
    refresh: TIMETABLE,
  })
  return (
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
        onClick={() => remove.mutate({ id, version })}
      >
        {text.remove}
      </Button>
    </span>
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
      {outside && <span className={page.quiet}> {text.outside(outside)}</span>}
    </>
  )
}
