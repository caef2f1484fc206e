import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Loading } from '../../ui/feedback/loaded.tsx'
import { useSearchState } from '../../ui/search-state.ts'
import { type Applicant, readListAgain } from '../staff/applicants.ts'
import { useCaughtUp } from '../staff/edits/window-edits.ts'
import { Dock } from './bulk/dock.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { ListTools } from './filters/list-tools.tsx'
import { MoreMenu } from './filters/more-menu.tsx'
import { useRows } from './filters/rows.ts'
import { NOTHING, pick, type Selection } from './filters/selection.ts'
import type { useFigures } from './filters/use-figures.ts'
import { isFiltered, NO_FILTER, VIEW } from './filters/view.ts'
import { useSchedule } from './table/date-field.tsx'
import { ApplicantTable } from './table/table.tsx'
import { listText } from './text.ts'
import { WaitingButton } from './waiting/waiting-sheet.tsx'

interface Props {
  applicants: Applicant[]
  /** When the list was read; rows keep their places until it is read again or another view is asked for. */
  readAt: number
  figuresRead: ReturnType<typeof useFigures>
  isEditable: boolean
  isAdmin: boolean
  /** Next to the teams' tabs: the buttons that open something about the whole list. */
  ways: Element | null
}

/** One team's applicants: the tools above, the table, and what can be done with the selected ones below. */
export function ApplicantList({ applicants, readAt, figuresRead, isEditable, isAdmin, ways }: Props) {
  const text = useText(listText)
  const { query, change } = useSearchState(VIEW)
  const { figures, view, isWaiting, hasFailed, readAgain: figuresAgain } = figuresRead
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const rows = useRows(applicants, readAt, view, query, figures)
  const order = useMemo(() => rows.map(({ _id }) => _id), [rows])
  const [corrected, setCorrected] = useState<Applicant | null>(null)
  const shown = useRef(order)
  shown.current = order
  const client = useQueryClient()
  useCaughtUp(applicants, readAt)
  const schedule = useSchedule(applicants, view, readAt, isEditable)
  const onPick = useCallback(
    (id: string, how: { isOn: boolean; range: boolean }) =>
      setSelection((before) => pick(before, shown.current, id, how)),
    [],
  )
  const reading = useRef(() => {})
  reading.current = () => void figuresAgain().then(() => readListAgain(client, view))
  const onReadAgain = useCallback(() => reading.current(), [])
  const selected = useMemo(() => rows.filter(({ _id }) => selection.ids.has(_id)), [rows, selection])
  const hasBar = isEditable && selected.length > 0
  const waitingList = <WaitingButton which={view} isEditable={isEditable} selected={selected} />
  return (
    <div>
      <ListTools
        applicants={applicants}
        figures={figures}
        view={view}
        shown={rows.length}
        onChange={change}
        hasFailed={hasFailed}
      />
      {ways &&
        createPortal(
          <>
            {!hasBar && waitingList}
            <MoreMenu view={view} readAt={readAt} isAdmin={isAdmin} onReadAgain={onReadAgain} />
          </>,
          ways,
        )}
      {isWaiting ? (
        <Loading />
      ) : rows.length > 0 ? (
        <ApplicantTable
          rows={rows}
          figures={figures}
          view={view}
          query={query}
          isEditable={isEditable}
          schedule={schedule}
          selected={selection.ids}
          ticked={selected.length}
          onPick={onPick}
          onPickAll={(isOn) => setSelection(isOn ? { ids: new Set(order), anchor: null } : NOTHING)}
          onSort={change}
          onCorrect={setCorrected}
        />
      ) : (
        <p role="status">
          {text.noneFound}{' '}
          {isFiltered(view) && (
            <Button small onClick={() => change(NO_FILTER)}>
              {text.resetFilter}
            </Button>
          )}
        </p>
      )}
      {corrected && (
        <CorrectDialog
          // The current row, or the last known one when another user has moved it to another team.
          applicant={applicants.find(({ _id }) => _id === corrected._id) ?? corrected}
          onClose={() => setCorrected(null)}
        />
      )}
      {isEditable && (
        <Dock selected={selected} view={view} onDone={() => setSelection(NOTHING)}>
          {waitingList}
        </Dock>
      )}
    </div>
  )
}
