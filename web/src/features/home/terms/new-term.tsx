import { TEAMS, type Team } from '@recruit/contract/constants'
import { TEXT_LIMITS } from '@recruit/contract/fields/settings-fields'
import { SETTINGS, type SettingsText } from '@recruit/contract/fields/settings-values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { readAgain } from '../../../api/call-query.ts'
import { isConflict } from '../../../api/client.ts'
import { teamNames } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { tell } from '../../../ui/feedback/alerts.ts'
import { Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import { Popup } from '../../../ui/feedback/popup.tsx'
import { useCalls } from '../../../ui/feedback/use-call.ts'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { fullDay } from '../../../ui/time/seoul-time.ts'
import { valueInWords, whatInWords } from '../../staff/history/words.ts'
import { forgetWork } from '../../staff/session.tsx'
import { confirmation, isConfirmed, monthsLater, nextCohort } from './removal.ts'
import { judgingOf, TakenCriteria, TakenTexts } from './taken-over.tsx'
import own from './terms.module.css'
import { termsText } from './text.ts'

/** The settings and criteria that the next term can begin with, and how much the running one leaves. */
async function readLastTerm(recordId: string) {
  const [record, { term, statuses }, { mailings }, { interviewers }, { rules }, { questions }, ...judging] =
    await Promise.all([
      call('getSettings', { id: recordId }),
      call('overview', {}),
      call('listMailings', {}),
      call('listInterviewers', {}),
      call('timetableRules', {}),
      call('readQuestions', {}),
      ...TEAMS.map(judgingOf),
    ])
  const unsent = (state: 'approved' | 'draft' | 'queued') =>
    mailings.reduce((sum, { counts }) => sum + (counts[state] ?? 0), 0)
  return {
    record,
    term,
    judging: judging.filter(({ criteria }) => criteria.length > 0),
    left: {
      submitted: statuses.reduce((sum, { submitted }) => sum + submitted, 0),
      unfinished: statuses.reduce((sum, { drafts }) => sum + drafts, 0),
      ...{ paused: unsent('approved'), drafts: unsent('draft'), queued: unsent('queued') },
      ...{ interviewers: interviewers.length, rooms: rules.rooms, questions: questions.length },
    },
  }
}
type LastTerm = Awaited<ReturnType<typeof readLastTerm>>

/** Explains what a new term does, and begins one once its cohort number was typed. */
export function NewTerm({ recordId, onClose }: { recordId: string; onClose: () => void }) {
  const text = useText(termsText)
  // Read once, and again on request, so that the dialog does not change under what the admin typed.
  const query = useQuery({
    queryKey: ['last-term', recordId],
    queryFn: () => readLastTerm(recordId),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <Popup title={text.popup} onClose={onClose}>
      <div className={own.popup}>
        <Loaded query={query}>
          {(last) => <Confirm last={last} readLastAgain={() => query.refetch()} onClose={onClose} />}
        </Loaded>
      </div>
    </Popup>
  )
}

interface ConfirmProps {
  last: LastTerm
  readLastAgain: () => Promise<unknown>
  onClose: () => void
}

function Confirm({ last, readLastAgain, onClose }: ConfirmProps) {
  const { record, judging, term, left: behind } = last
  // As it was when the dialog was opened.
  const [begun] = useState(last)
  const [isBeaten, setBeaten] = useState(false)
  const { text, language } = useTranslation(termsText)
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<SettingsText[]>([])
  const [left, setLeft] = useState<Team[]>([])
  const [cohort, setCohort] = useState(nextCohort(record.cardinalNumber))
  const wanted = confirmation(record.cardinalNumber, text.word)
  const begin = async () => {
    // First, before that term has begun: after a later failure, repeating the same steps completes both.
    const teams = judging.filter(({ team }) => !left.includes(team))
    const versions = teams.map(({ team, version }) => ({ team, version }))
    await call('takeOverCriteria', { term, teams: versions })
    return call('newTerm', { version: record.version, keep: taken, cardinalNumber: cohort.trim() })
  }
  const start = useCalls('newTerm', begin, {
    isErrorShown: true,
    onSuccess: async ({ message }) => {
      onClose()
      // All cached data belong to the previous term: lists, applications, the settings' record.
      forgetWork(client, 'inactive')
      await client.invalidateQueries()
      await tell(message)
    },
    // The next press applies to the values shown then.
    onError: async (failure) => {
      const isBeaten = isConflict(failure)
      if (isBeaten) await Promise.all([readLastAgain(), readAgain(client, 'overview')])
      setBeaten(isBeaten)
    },
  })
  const form = useForm({
    wrong: { 'confirm-term': !isConfirmed(typed, wanted) && text.mismatch },
    isBusy: start.isPending,
    send: start.mutate,
  })
  const unsent = (['paused', 'drafts', 'queued'] as const)
    .filter((state) => behind[state] > 0)
    .map((state) => text.unsent[state](behind[state]))
  const removal = fullDay(monthsLater(new Date(), record.keepMonths).toISOString(), language)
  if (term !== begun.term) return <p role="alert">{text.begunElsewhere}</p>
  return (
    <Form form={form} submit={text.confirm}>
      <div className={own.will}>
        <h3>{text.will}</h3>
        <ul>
          <li>{text.willArchive(text.count(behind.submitted + behind.unfinished))}</li>
          {behind.unfinished > 0 && <li>{text.willEndDrafts(behind.unfinished)}</li>}
          {unsent.length > 0 && <li>{text.willDropMail(unsent.join(', '))}</li>}
          <li>{text.willDropTimetable(behind.interviewers, behind.rooms)}</li>
          <li>{text.willOff}</li>
          <li>{text.willEmpty}</li>
          <li>{text.willStay}</li>
          {behind.questions > 0 && <li>{text.willAsk(behind.questions)}</li>}
          <li>{text.willRemove(removal, record.keepMonths)}</li>
          <li>
            <strong>{text.noUndo}</strong>
          </li>
        </ul>
      </div>
      <TakenTexts record={record} taken={taken} onChange={setTaken} />
      <TakenCriteria judging={judging} left={left} onChange={setLeft} />
      <TextField
        id="next-cohort"
        label={text.nextCohort}
        hint={text.nextCohortHint(record.cardinalNumber)}
        maxLength={TEXT_LIMITS.line}
        value={cohort}
        onChange={setCohort}
      />
      {isBeaten && <ChangedMeanwhile before={begun} now={last} />}
      <TextField id="confirm-term" label={text.type(wanted)} value={typed} onChange={setTyped} />
      {!isBeaten && <Refused error={start.error} />}
    </Form>
  )
}

/** Another admin's changes since the dialog was opened, each with its old and new value. */
function ChangedMeanwhile({ before, now }: { before: LastTerm; now: LastTerm }) {
  const { text, language } = useTranslation(termsText)
  const said = (field: (typeof SETTINGS)[number], { record }: LastTerm) =>
    valueInWords(field, String(record[field]), language, String)
  const versionOf = ({ judging }: LastTerm, team: number) => judging.find((one) => one.team === team)?.version
  const settings = SETTINGS.filter((field) => before.record[field] !== now.record[field]).map(
    (field) =>
      `${whatInWords({ what: field, role: 'admin' }, language)}: ${said(field, before)} → ${said(field, now)}`,
  )
  const criteria = TEAMS.filter((team) => versionOf(before, team) !== versionOf(now, team)).map((team) =>
    text.criteriaChanged(teamNames[team][language]),
  )
  return (
    <div role="alert" className={own.changed}>
      <p>{text.changed}</p>
      <ul>
        {[...settings, ...criteria].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
