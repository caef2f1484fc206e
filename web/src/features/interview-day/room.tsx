import { dayStateNames } from '@recruit/contract/fields/status-names'
import type { DayState } from '@recruit/contract/interview/day'
import { isOver, lastTaps } from '@recruit/contract/interview/day'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { shortName } from '../../content/teams.ts'
import { useTranslation } from '../../i18n/text.ts'
import { staffLinks } from '../../staff-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { timeLabel } from '../../ui/grid/grid-paint.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import page from '../../ui/layout/page.module.css'
import { PhoneLink } from '../../ui/layout/phone-link.tsx'
import { clockTime } from '../../ui/time/seoul-time.ts'
import { useStaff } from '../staff/session-store.ts'
import styles from './interview-day.module.css'
import type { Room, Seen } from './rooms.ts'
import { door } from './taps.ts'
import { interviewDayText } from './text.ts'

interface Props {
  room: Room
  day: string
  /** The day has not come: it is shown, without buttons. */
  isAhead: boolean
}

/** One room of the day: its present state in short, whom the door deals with now, who is to come, who was there. */
export function RoomOfDay({ room, day, isAhead }: Props) {
  const { text, language } = useTranslation(interviewDayText)
  const title = useId()
  const teams = [...new Set(room.interviews.map(({ team }) => team))].sort()
  const [said, setSaid] = useState('')
  // A shared password scores nothing.
  const scores = useStaff(({ member }) => member !== null)
  const isTapped = room.interviews.some(({ taps }) => taps.length > 0)
  const { current } = room
  const done = room.over.filter(({ state }) => state === 'done')
  const absent = room.over.filter(({ state }) => state === 'didNotCome')
  // Whom the large cards do not show.
  const next = room.inside.length > 0 ? room.next : []
  const waiting = room.here.filter((one) => !current.includes(one))
  const list = (people: Seen[]) => (
    <ul className={styles.interviews}>
      {people.map((one) => (
        <Interview
          key={`${one.uid} ${one.start}`}
          isCurrent={!isAhead && current.includes(one)}
          {...{ one, day, isAhead }}
          onPress={setSaid}
        />
      ))}
    </ul>
  )
  const name = room.place || (room.room === null ? text.noRoom : text.room(room.room + 1))
  return (
    <section ref={keepFocus} tabIndex={-1} className={page.section} aria-labelledby={title}>
      <div className={styles.room}>
        <h2 id={title}>{name}</h2>
        <p className={styles.late} data-late={room.late > 0}>
          {room.late > 0 ? text.late(room.late) : isTapped && current.length > 0 && text.onTime}
        </p>
        {scores &&
          teams.map((team) => (
            <Link key={team} className={styles.toDesk} to={staffLinks.interviewDesk(team)}>
              {text.toDesk(shortName(team, language))}
            </Link>
          ))}
      </div>
      {next.length + waiting.length > 0 && (
        <dl className={styles.now}>
          {next[0] && <Now label={text.nextAt(beginOf(next[0]))} people={next} />}
          <Now label={text.here} people={waiting} />
        </dl>
      )}
      {current.length === 0 && <p className={page.quiet}>{text.over}</p>}
      {room.standing.length > 0 && list(room.standing)}
      {/* Who is missing may still come; the last end stays in sight, so that a wrong press can be undone. */}
      {room.over.length > 0 && list([...absent, ...done.slice(-1)])}
      {done.length > 1 && (
        <details>
          <summary>{text.earlier(done.length - 1)}</summary>
          {list(done.slice(0, -1))}
        </details>
      )}
      <p role="status" className={page.hidden}>
        {said}
      </p>
    </section>
  )
}

/** Nothing where there is no one. */
function Now({ label, people }: { label: string; people: Seen[] }) {
  if (people.length === 0) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{people.map(({ name }) => name).join(', ')}</dd>
    </div>
  )
}

const beginOf = ({ start, minute }: Seen) => timeLabel(start, minute)

interface InterviewProps {
  one: Seen
  day: string
  isAhead: boolean
  isCurrent: boolean
  onPress: (said: string) => void
}

function Interview({ one, day, isAhead, isCurrent, onPress }: InterviewProps) {
  const { text, language } = useTranslation(interviewDayText)
  const { name, team, start, minute, minutes, state, panel, comes } = one
  // A copy on the device may be of someone who was staff then.
  const isStaff = useStaff(({ role }) => role !== 'reviewer')
  const forStaff = isStaff ? one.forStaff : null
  const planned = text.planned(timeLabel(start, minute), timeLabel(start, minute + minutes))
  const more = [
    !isOver(one) && panel.length > 0 && text.panel(panel.join(', ')),
    !isOver(one) && one.arrivedAt && text.arrivedAt(clockTime(Date.parse(one.arrivedAt), language)),
    one.beganAt && text.beganAt(clockTime(Date.parse(one.beganAt), language)),
    one.endedAt && text.endedAt(clockTime(Date.parse(one.endedAt), language)),
  ].filter(Boolean)
  return (
    <li className={styles.interview} data-over={isOver(one)} data-current={isCurrent}>
      <strong>
        {forStaff ? <Link to={staffLinks.review1(team, forStaff.id)}>{name}</Link> : name}{' '}
        <span className={page.quiet}>{shortName(team, language)}</span>
      </strong>
      <p className={styles.when}>
        <b>{planned}</b> <span>{dayStateNames[state][language]}</span>
      </p>
      {(state === 'waiting' || more.length > 0 || (forStaff && state !== 'done')) && (
        <p className={styles.more}>
          {state === 'waiting' && (
            <span data-comes={comes}>
              {comes === null ? text.unanswered : comes ? text.comes : text.cannotCome}
            </span>
          )}{' '}
          {more.length > 0 && <span>{more.join(' · ')}</span>}
          {forStaff && state !== 'done' && <PhoneLink phone={forStaff.phonenum} />}
        </p>
      )}
      {!isAhead && <Presses {...{ one, day, isCurrent, onPress }} />}
    </li>
  )
}

/** What can happen next, the usual last. */
const STEPS: Record<DayState, readonly DayState[]> = {
  waiting: ['didNotCome', 'arrived'],
  arrived: ['inInterview'],
  inInterview: ['done'],
  done: [],
  didNotCome: ['arrived'],
}

function Presses({ one, day, isCurrent, onPress }: Omit<InterviewProps, 'isAhead'>) {
  const { text, language } = useTranslation(interviewDayText)
  const words: Record<DayState, [shown: string, named: (name: string) => string]> = {
    waiting: [text.undo, text.undoOf],
    arrived: [text.arrive, text.arriveOf],
    inInterview: [text.begin, text.beginOf],
    done: [text.finish, text.finishOf],
    didNotCome: [text.absent, text.absentOf],
  }
  const steps = STEPS[one.state]
  const press = (state: DayState) => {
    if (door.tap(one, day, state)) onPress(text.said(one.name, dayStateNames[state][language]))
  }
  return (
    <div className={styles.presses}>
      {lastTaps(one.taps).length > 0 && (
        <Button
          key="undo"
          aria-label={text.undoOf(one.name)}
          onClick={() => {
            if (door.undo(one, day)) onPress(text.undoOf(one.name))
          }}
        >
          {text.undo}
        </Button>
      )}
      {steps.map((state, at) => {
        const [shown, named] = words[state]
        const isUsual = at === steps.length - 1
        return (
          // The usual one stays the same button, so that the focus stays.
          <Button
            key={isUsual ? 'usual' : state}
            look={isUsual && isCurrent ? 'primary' : 'plain'}
            aria-label={named(one.name)}
            onClick={() => press(state)}
          >
            {shown}
          </Button>
        )
      })}
    </div>
  )
}
