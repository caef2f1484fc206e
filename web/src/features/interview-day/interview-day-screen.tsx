import { dayStateNames } from '@recruit/contract/fields/status-names'
import { dayHead } from '@recruit/contract/interview/grid-days'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { callQuery } from '../../api/call-query.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/choice.tsx'
import { SavingLine } from '../../ui/drafts/writing.tsx'
import { Failure, Loading } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { clockTime, seoulDay } from '../../ui/time/seoul-time.ts'
import { StaffPage, useIsAdmin } from '../staff/session.tsx'
import styles from './interview-day.module.css'
import { RoomOfDay } from './room.tsx'
import { type ReadDay, roomsOf } from './rooms.ts'
import { door, type Refused } from './taps.ts'
import { interviewDayText } from './text.ts'

/** The screen at the door: who is in, who is next and who waits, with a press for everything that happens. */
export function InterviewDayScreen() {
  const text = useText(interviewDayText)
  const [asked, setAsked] = useState<string>()
  const ways = (
    <>
      <DayPick asked={asked} onDay={setAsked} />
      <ToTimetable />
    </>
  )
  return (
    <StaffPage who="review" isOnDevice title={text.title} width="wide" ways={ways}>
      <Day asked={asked} onDay={setAsked} />
    </StaffPage>
  )
}

/** The day on the screen, as this device has it: the one asked for, today, or the last it knows. */
function useShown(asked: string | undefined) {
  const days = useStore(door.store, (state) => state.days)
  const day = asked ?? (days[today()] ? today() : Object.keys(days).sort().at(-1))
  return day === undefined ? undefined : days[day]
}

const DAY_PICK = 'interview-day-pick'

/** In the line of the title, so that the rooms are on the first screen of a phone. */
function DayPick({ asked, onDay }: { asked: string | undefined; onDay: (day: string) => void }) {
  const { text, language } = useTranslation(interviewDayText)
  const shown = useShown(asked)
  const known = useShown(undefined)
  // While a day is read the choice stays, and with it the focus.
  const read = (shown ?? known)?.read
  const day = asked ?? read?.day
  if (!read || day === undefined) return null
  const options = [...new Set([...read.days, day])].sort()
  if (options.length < 2) return null
  return (
    <Select
      id={DAY_PICK}
      label={text.day}
      value={day}
      options={options.map((value) => ({ value, label: dayHead(value, 0, language) }))}
      onChange={onDay}
    />
  )
}

function ToTimetable() {
  const text = useText(interviewDayText)
  if (!useIsAdmin()) return null
  return (
    <LinkButton small to={paths.timetable}>
      {text.toTimetable}
    </LinkButton>
  )
}

/** Other devices tap too. */
const EVERY_MS = 15_000
const today = () => seoulDay(serverNow())

function Day({ asked, onDay }: { asked: string | undefined; onDay: (day: string) => void }) {
  const text = useText(interviewDayText)
  const { days: _, isReady, ...kept } = useStore(door.store)
  const query = useDay(asked)
  useEffect(() => door.open(), [])
  const shown = useShown(asked)
  return (
    <>
      <SavingLine
        draft={kept}
        text={{ expired: text.expired, closed: text.gone, gone: text.gone }}
        className={page.actions}
        onRetry={door.retry}
      />
      <RefusedTaps refused={kept.refused} interviews={shown?.read.interviews ?? []} />
      {shown ? (
        <Rooms read={shown.read} at={query.isError ? shown.at : null} onDay={onDay} />
      ) : query.isError ? (
        <>
          {isReady && <p>{text.notKept}</p>}
          <Failure error={query.error} onRetry={() => void query.refetch()} />
        </>
      ) : (
        <Loading />
      )}
    </>
  )
}

interface RefusedProps {
  refused: readonly Refused[]
  interviews: ReadDay['interviews']
}

/** Taps that the server refused, with its reason, until they are dismissed. */
function RefusedTaps({ refused, interviews }: RefusedProps) {
  const { text, language } = useTranslation(interviewDayText)
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

/** Reads the day again and again; without a network the device's copy stays. */
function useDay(day: string | undefined) {
  const query = useQuery({
    ...callQuery('readInterviewDay', day === undefined ? {} : { day }, { gcTime: 0, staleTime: 0 }),
    refetchInterval: EVERY_MS,
    networkMode: 'always',
  })
  const { data, dataUpdatedAt } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reply is taken, also one that says the same
  useEffect(() => {
    if (data) door.take(data)
  }, [data, dataUpdatedAt])
  return query
}

interface Props {
  read: ReadDay
  /** When it was read, where the server cannot be reached now. */
  at: number | null
  onDay: (day: string) => void
}

function Rooms({ read, at, onDay }: Props) {
  const { text, language } = useTranslation(interviewDayText)
  const taps = useStore(door.store, (state) => state.taps)
  const rooms = roomsOf(read, taps, useNow())
  const isAhead = read.day > today()
  const isOver = rooms.length > 0 && rooms.every(({ current }) => current.length === 0)
  const next = read.days.toSorted().find((day) => day > read.day)
  return (
    <div className={styles.day}>
      {at !== null && <p className={page.quiet}>{text.readAt(clockTime(at, language))}</p>}
      {rooms.length === 0 && <p>{text.none}</p>}
      {isAhead && rooms.length > 0 && <p>{text.ahead}</p>}
      {isOver && next && (
        <p>
          <Button
            small
            onClick={() => {
              onDay(next)
              // The button is gone on that day.
              document.getElementById(DAY_PICK)?.focus()
            }}
          >
            {text.nextDay(dayHead(next, 0, language))}
          </Button>
        </p>
      )}
      <div className={styles.rooms}>
        {rooms.map((room) => (
          <RoomOfDay key={room.room ?? ''} room={room} day={read.day} isAhead={isAhead} />
        ))}
      </div>
      <p className={page.quiet}>{text.lead}</p>
    </div>
  )
}

/** The lateness of a room grows between two taps too. */
function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
