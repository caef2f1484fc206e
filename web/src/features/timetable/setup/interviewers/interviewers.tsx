import { hoursIn } from '@recruit/contract/interview/interview-days'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { shortName } from '../../../../content/teams.ts'
import { useText, useTranslation } from '../../../../i18n/text.ts'
import { staffLinks } from '../../../../staff-links.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ask } from '../../../../ui/feedback/alerts.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { useCall } from '../../../../ui/feedback/use-call.ts'
import { EVERY_DAY } from '../../../../ui/grid/grid-paint.ts'
import { gridColumns } from '../../../../ui/grid/hours/columns.ts'
import { gridText } from '../../../../ui/grid/hours/text.ts'
import { hoursInBrief } from '../../../../ui/grid/hours/words.ts'
import page from '../../../../ui/layout/page.module.css'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { LinkBoxes, type NewLinks, useNewLinks } from '../../../staff/links/link-box.tsx'
import { type Interviewer, TIMETABLE, useInterviewers } from '../../use-timetable.ts'
import styles from '../setup.module.css'
import { InterviewerForm, NAME } from './interviewer-form.tsx'
import { interviewersText } from './text.ts'

const ADD = 'add-interviewer'

/** Who interviews: the list, and the form of one of them below it. The period is '' where it names no date. */
export function Interviewers({ interviewPeriod }: { interviewPeriod: string }) {
  const text = useText(interviewersText)
  return (
    <section className={page.section} aria-labelledby="interviewers">
      <h2 id="interviewers">{text.title}</h2>
      <Loaded query={useInterviewers()}>
        {({ interviewers }) => <Listed {...{ interviewPeriod, interviewers }} />}
      </Loaded>
    </section>
  )
}

/** The form that is open: of a new interviewer without `id`; each opening is another one. */
interface Opened {
  id: string | null
  /** 0: it was open from the beginning. */
  nth: number
}

function Listed({ interviewers, interviewPeriod }: Pick<Shared, 'interviewers' | 'interviewPeriod'>) {
  const text = useText(interviewersText)
  const [opened, setOpened] = useState<Opened | null>(interviewers.length > 0 ? null : { id: null, nth: 0 })
  const open = (id: string | null) => setOpened({ id, nth: (opened?.nth ?? 0) + 1 })
  const close = () => {
    // Drawn immediately, because the returning button must take the focus from the closed form.
    flushSync(() => setOpened(null))
    document.getElementById(ADD)?.focus()
  }
  const links = useNewLinks('newInterviewerLink')
  /** Of the form that is open: asks before something takes its place. */
  const leaving = useRef<(act: () => void) => void>((act) => act())
  const asked = (id: string | null) => (opened ? leaving.current(() => open(id)) : open(id))
  return (
    <>
      <LinkBoxes links={links} page="hours" text={text} pathOf={staffLinks.interviewerLink} />
      {interviewers.length > 0 ? (
        <InterviewerTable
          interviewers={interviewers}
          interviewPeriod={interviewPeriod}
          links={links}
          onEdit={({ id }) => asked(id)}
          onRemoved={({ id }) => {
            if (opened?.id === id) close()
            else document.getElementById(opened?.id === null ? NAME : ADD)?.focus()
          }}
        />
      ) : (
        <p>{text.none}</p>
      )}
      {opened && (
        <InterviewerForm
          key={opened.nth}
          id={opened.id}
          interviewPeriod={interviewPeriod}
          interviewers={interviewers}
          isAsked={opened.nth > 0}
          onStored={(id) => setOpened({ ...opened, id })}
          onClose={close}
          onLeave={(leave) => {
            leaving.current = leave
          }}
        />
      )}
      {opened?.id !== null && (
        <div>
          <Button id={ADD} onClick={() => asked(null)}>
            {text.add}
          </Button>
        </div>
      )}
    </>
  )
}

interface Shared {
  interviewers: readonly Interviewer[]
  interviewPeriod: string
  onEdit: (interviewer: Interviewer) => void
  onRemoved: (interviewer: Interviewer) => void
  links: NewLinks
}

function InterviewerTable({ interviewers, interviewPeriod, ...acts }: Shared) {
  const { text, language } = useTranslation(gridText, interviewersText)
  const hours = (interviewer: Interviewer) => {
    const { days, labels, inPeriod, gone } = gridColumns(interviewer, interviewPeriod, language)
    const chosen = hoursIn(days, interviewer)
    const among = (columns: readonly number[]) => hoursInBrief(chosen, labels, columns, text)
    const [inside, outside] = [among(EVERY_DAY.filter((column) => inPeriod[column])), among(gone)]
    return (
      <>
        {inside || <strong>{text.noHours}</strong>}
        {outside && <span className={page.quiet}> {text.outside(outside)}</span>}
      </>
    )
  }
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
          cell: ({ teams }) => teams.map((team) => shortName(team, language)).join(', '),
        },
        { id: 'hours', head: text.hours, cell: hours },
        {
          id: 'limits',
          head: text.limits,
          cell: (interviewer) => limits(interviewer) || text.noLimit,
          width: 'line',
        },
        {
          id: 'actions',
          head: text.actions,
          cell: (interviewer) => <Actions interviewer={interviewer} {...acts} />,
          hidesHead: true,
          width: 'line',
        },
      ]}
    />
  )
}

function Actions({
  interviewer,
  onEdit,
  onRemoved,
  links,
}: Pick<Shared, 'onEdit' | 'onRemoved' | 'links'> & { interviewer: Interviewer }) {
  const text = useText(interviewersText)
  const { id, name, version } = interviewer
  const remove = useCall('removeInterviewer', {
    asks: () => ask(text.askRemove(name), text.remove),
    says: ({ message }) => message,
    onSuccess: () => onRemoved(interviewer),
    refresh: TIMETABLE,
  })
  return (
    <span className={page.actions}>
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
