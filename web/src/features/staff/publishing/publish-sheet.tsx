import { PASS_STATES } from '@recruit/contract/constants'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { serverNow } from '../../../api/server-clock.ts'
import { teamNames } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { tell } from '../../../ui/feedback/alerts.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { uiText } from '../../../ui/text.ts'
import { firstNames } from '../first-names.ts'
import { PassMark } from '../pass-mark.tsx'
import { AllSeats, useSeatsInWords } from '../seats.tsx'
import { adminText } from '../text.ts'
import { type ChangeGroup, ChangeSheet } from './change-sheet.tsx'
import { interviewsAhead, isBeforeInterview } from './interviews-ahead.ts'
import { publishingText } from './text.ts'
import { type Change, type Unpublished, usePublish } from './use-unpublished.ts'

/** 'Kim (Design team)' of each. */
function useNames() {
  const { text, language } = useTranslation(publishingText)
  return (people: Unpublished['undecided']) =>
    people.map(({ name, team }) => text.of(name, teamNames[team][language]))
}

/** Whose last result comes before the interview, who would be invited without a date, and seats that are too few. */
function useWarning(meant: Change[], left: number, { withoutDate }: Unpublished): ReactNode {
  const { text, language } = useTranslation(publishingText)
  const namesOf = useNames()
  const { ahead, of } = interviewsAhead(meant, serverNow())
  const { warning } = useSeatsInWords()
  if (ahead + left + withoutDate.length === 0 && !warning) return null
  return (
    <>
      {warning && <p>{warning}</p>}
      {ahead > 0 && <p>{text.interviewsAhead(ahead, of)}</p>}
      {left > 0 && <p>{text.leftOut(left)}</p>}
      {withoutDate.length > 0 && <p>{text.withoutDate(firstNames(namesOf(withoutDate), language))}</p>}
    </>
  )
}

/** How many have which status now, and who has none yet. */
function SoFar({ unpublished: { decided, undecided } }: { unpublished: Unpublished }) {
  const text = useText(publishingText)
  const { passStates } = useText(adminText)
  const namesOf = useNames()
  // The fold below counts those without a decision.
  const results = decided.filter(({ pass }) => pass !== 'default')
  return (
    <>
      <AllSeats />
      {results.length > 0 && (
        <p>{text.decided(results.map(({ pass, count }) => text.count(passStates[pass], count)))}</p>
      )}
      {undecided.length > 0 && (
        <details>
          <summary>{text.undecided(undecided.length)}</summary>
          {namesOf(undecided).join(', ')}
        </details>
      )}
    </>
  )
}

/** A result as the applicant reads it: the status, and the date and the team where they are others. */
function Result({ pass, date, moved }: { pass: Change['shown']['pass']; date: string; moved?: string }) {
  const { passStates } = useText(adminText)
  return (
    <>
      <PassMark pass={pass} /> {passStates[pass]}
      {date && ` · ${date}`}
      {moved && ` · ${moved}`}
    </>
  )
}

/** By the status that each would see, then those whose date alone is another. */
function useGroups(changes: Change[], openedAt: number): ChangeGroup[] {
  const { text, language } = useTranslation(publishingText)
  const { passStates } = useText(adminText)
  // Where there is or should be one.
  const dateOf = ({ pass, date }: Change['shown']) =>
    date || pass === '1stPass' ? writtenDate(date, language) || text.noDate : ''
  // A last result before its interview comes last.
  const people = (all: Change[]) =>
    all
      .toSorted((one, other) => +isBeforeInterview(one, openedAt) - +isBeforeInterview(other, openedAt))
      .map((one) => {
        const { _id, name, team, shown, next, movedFrom } = one
        const moved = movedFrom && text.moved(teamNames[movedFrom][language], teamNames[team][language])
        const isSame = shown.date === next.date
        return {
          ...{ _id, name, team },
          now: <Result pass={shown.pass} date={isSame ? '' : dateOf(shown)} />,
          next: <Result pass={next.pass} date={isSame ? '' : dateOf(next)} {...(moved && { moved })} />,
          same: isSame ? dateOf(next) : '',
          mark: isBeforeInterview(one, openedAt) && text.notHeld,
        }
      })
  const isDateAlone = ({ shown, next, movedFrom }: Change) => shown.pass === next.pass && !movedFrom
  return [
    ...PASS_STATES.map((pass) => ({
      ...{ id: pass, title: passStates[pass], isGrave: pass === 'fail' },
      people: people(changes.filter((one) => one.next.pass === pass && !isDateAlone(one))),
    })),
    { id: 'date', title: text.dateAlone, people: people(changes.filter(isDateAlone)) },
  ]
}

interface Props {
  unpublished: Unpublished
  /** Results are hidden and about to be shown: called once the server knows who sees something new then. */
  onReady?: () => void
  onClose: () => void
}

/**
 * Shows who sees what now and afterwards, and what is missing; publishes all or the selected changes. A last result
 * before the interview is not preselected; when results are shown again nothing is, because staff may have left an
 * applicant out on purpose.
 */
export function PublishSheet({ unpublished, onReady, onClose }: Props) {
  const text = useText(uiText, publishingText)
  const publish = usePublish()
  const [openedAt] = useState(serverNow)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const { changes } = unpublished
  const startsWithAll = onReady === undefined || unpublished.isFirst
  const isAhead = (change: Change) => isBeforeInterview(change, openedAt)
  const isChosen = (change: Change) => (startsWithAll && !isAhead(change)) !== toggled.has(change._id)
  const meant = changes.filter(isChosen)
  const left = startsWithAll ? changes.filter((change) => isAhead(change) && !isChosen(change)) : []
  const fails = meant.filter(({ shown, next }) => next.pass === 'fail' && shown.pass !== 'fail').length
  const warning = useWarning(meant, left.length, unpublished)
  const chosen = new Set(meant.map(({ _id }) => _id))
  const choose = (ids: string[], isOn: boolean) => {
    const others = new Set(toggled)
    for (const id of ids.filter((one) => chosen.has(one) !== isOn)) if (!others.delete(id)) others.add(id)
    setToggled(others)
  }
  const onSuccess = ({ published }: Reply<'publish'>) => {
    if (onReady) return onReady()
    toast(text.published(published))
    onClose()
  }
  return (
    <ChangeSheet
      title={onReady ? text.showTitle : text.title}
      note={onReady ? text.showLead : text.lead}
      heads={{ now: onReady ? text.before : text.now, next: text.afterwards, same: text.interview }}
      groups={useGroups(changes, openedAt)}
      choice={{ isChosen: (id) => chosen.has(id), onChoose: choose }}
      confirm={{
        label: (onReady ? text.show : text.publish)(meant.length, fails),
        busy: (meant.length === 0 && !onReady) || publish.isPending,
        onPress: () => publish.mutate({ unpublished, isChosen }, { onSuccess }),
      }}
      close={onReady ? text.keepHidden : text.close}
      warning={warning}
      onClose={onClose}
    >
      {changes.length === 0 && <p>{text.nothingNew}</p>}
      <SoFar unpublished={unpublished} />
      {publish.error && <p role="alert">{publish.error.message}</p>}
    </ChangeSheet>
  )
}

const WHILE_HIDDEN = callQuery('unpublished', { whileHidden: 'true' }, { staleTime: 0, gcTime: 0 })

/** The sheet before results are shown: who would see something new, of whom the admin selects who does. */
export function useShowing(): { ask: () => Promise<boolean>; sheet: ReactNode } {
  const client = useQueryClient()
  const [answer, setAnswer] = useState<(isReady: boolean) => void>()
  const { data } = useQuery({ ...WHILE_HIDDEN, enabled: answer !== undefined })
  const close = (isReady: boolean) => {
    answer?.(isReady)
    setAnswer(undefined)
  }
  return {
    /** Whether results may be shown now: the server knows who sees something new then. */
    ask: async () => {
      try {
        const { changes, undecided, withoutDate } = await client.fetchQuery(WHILE_HIDDEN)
        if (changes.length + undecided.length + withoutDate.length === 0) return true
      } catch (error) {
        void tell((error as Error).message)
        return false
      }
      return new Promise((resolve) => setAnswer(() => resolve))
    },
    sheet: answer && data && (
      <PublishSheet unpublished={data} onReady={() => close(true)} onClose={() => close(false)} />
    ),
  }
}
