import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { serverNow } from '../../../api/server-clock.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ButtonChoice } from '../../../ui/controls/button-choice.tsx'
import { Select } from '../../../ui/controls/choice.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import page from '../../../ui/layout/page.module.css'
import { PHONE, TOUCH, useMedia } from '../../../ui/media.ts'
import { uiText } from '../../../ui/text.ts'
import { seoulDay } from '../../../ui/time/seoul-time.ts'
import { type Names, useNames, type View } from '../names.ts'
import { hasBegun, isOver, timesOf } from '../times.ts'
import type { Appointment, BrokenRule, Interview, Timetable } from '../use-timetable.ts'
import styles from './board.module.css'
import { CardDialog } from './card-dialog.tsx'
import { Card, DayTable, DoneCard, Unplaced } from './day-table.tsx'
import { FreeTimes } from './free-times.tsx'
import {
  brokenOf,
  daysOf,
  hasTurns,
  interviewersOn,
  interviewsOn,
  isPlaced,
  type Person,
  personOf,
  roomCountOf,
  rowsOf,
  type Situation,
} from './situation.ts'
import { boardText } from './text.ts'
import { type Changes, useChanges } from './use-changes.ts'
import { useDrag } from './use-drag.ts'
import { type Hand, type Spot, spotOf, useHeld, useRefocus, useSteadyCard } from './use-held.ts'

interface BoardToolsProps {
  situation: Situation
  day: string
  view: View
  changes: Changes
  /** What was done last, in words. */
  said: string
  hand: Hand
  say: (words: string) => void
  onView: (view: View) => void
  onUndo: () => Promise<void>
  children: ReactNode
}
const VIEWS: View[] = ['room', 'interviewer']

function BoardTools(props: BoardToolsProps) {
  const { situation, day, view, changes, said, hand, say, onView, onUndo, children } = props
  const text = useText(boardText)
  const { make, undoable } = changes
  const onDay = situation.timetable.appointments.filter((one) => one.day === day && !one.isKept)
  const loose = onDay.filter(({ isLocked }) => !isLocked)
  const meant = loose.length ? loose : onDay
  const isLocked = loose.length > 0
  const lock = async () => {
    if (await make({ kind: 'lock', ids: meant.map(({ _id }) => _id), isLocked }))
      say((isLocked ? text.saidLocked : text.saidUnlocked)(meant.length))
  }
  return (
    <div className={styles.tools}>
      <ButtonChoice
        label={text.view}
        value={view}
        options={VIEWS.map((value) => ({ value, label: text.views[value] }))}
        onChange={onView}
      />
      <p role="status" className={styles.said}>
        {/* What a card moved by keys has in its bar as well. */}
        {said} <span className={hand.held?.by === 'keys' ? page.hidden : undefined}>{hand.pastNote}</span>
      </p>
      {children}
      <Button small busy={onDay.length === 0} onClick={() => void lock()}>
        {isLocked || onDay.length === 0 ? text.lockDay : text.unlockDay}
      </Button>
      <Button small busy={undoable === 0} onClick={() => void onUndo()}>
        {text.undo}
      </Button>
    </div>
  )
}

/** More days than these are a list to choose from, not tabs. */
const MOST_TABS = 8

interface DayChoiceProps {
  situation: Situation
  days: string[]
  day: string
  names: Names
  freeHours: Hand['freeHours']
  onChange: (day: string) => void
  children: ReactNode
}

/** The days of the interviews, each with how many have a place on it; for a held card, its free hours instead. */
function DayChoice({ situation, days, day, names, freeHours, onChange, children }: DayChoiceProps) {
  const text = useText(boardText)
  const countOn = (one: string) =>
    freeHours ? text.freeHours(freeHours.get(one) ?? 0) : text.count(interviewsOn(situation, one).length)
  if (days.length <= MOST_TABS)
    return (
      <Tabs
        look="row"
        label={text.days}
        tabs={days.map((value) => ({ value, label: names.dayName(value), note: countOn(value) }))}
        value={day}
        onChange={onChange}
      >
        {children}
      </Tabs>
    )
  return (
    <>
      <Select
        label={text.days}
        value={day}
        options={days.map((value) => ({ value, label: `${names.dayName(value)} · ${countOn(value)}` }))}
        onChange={onChange}
      />
      {children}
    </>
  )
}

/** The table of a day, who has no place, and everything that can be done with them. */
export function Arrangement({ situation }: { situation: Situation }) {
  const text = useText(uiText, boardText)
  const board = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const [chosen, setDay] = useState('')
  const [view, setView] = useState<View>('room')
  const [said, say] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const names = useNames()
  const changes = useChanges()
  const refocus = useRefocus(board)
  const days = daysOf(situation)
  const today = seoulDay(serverNow())
  const day = days.includes(chosen) ? chosen : (days.find((one) => one >= today) ?? days[0] ?? '')
  const rooms = Array.from({ length: roomCountOf(situation, day) }, (_, room) => `${room}`)
  const columns = view === 'room' ? rooms : interviewersOn(situation, day)
  const shape = { days, rows: rowsOf(situation, day), columns }
  const { make } = changes
  const hand = useHeld({ situation, view, names, say, make, refocus, shape, day, show: setDay })
  const measure = useSteadyCard(board, hand.held?._id)
  const pick: typeof hand.pick = (id, ...how) => {
    measure(id)
    return hand.pick(id, ...how)
  }
  useDrag(board, ghost, {
    ...hand,
    pick: (card) => pick(card.dataset.card ?? '', spotOf(card) ?? 'unplaced', 'pointer'),
  })

  const undo = async () => {
    const change = await changes.undo()
    if (!change) return
    if (change.kind === 'place') setDay(change.place.day)
    if (change.kind !== 'lock') refocus(change._id)
    say(text.undone)
  }
  const undoByKey = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!isUndo || opened) return
    event.preventDefault()
    void undo()
  }
  const show = (one: Appointment) => {
    setDay(one.day)
    refocus(one._id)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const close = () => {
    setOpened(null)
    changes.dismiss()
    if (opened) refocus(opened)
  }
  const card = (who: Person, from: Spot) => {
    const placed = isPlaced(who) ? who : undefined
    return (
      <Card
        key={who._id}
        {...{ who, names, view }}
        time={placed && timeOf(situation.timetable, placed)}
        isOver={placed !== undefined && isOver(situation.timetable, placed)}
        isHeld={hand.held?._id === who._id}
        isBroken={placed !== undefined && brokenOf(situation, placed).length > 0}
        onPick={() => pick(who._id, from, 'keys')}
        onOpen={() => setOpened(who._id)}
      />
    )
  }
  const isTouch = useMedia(TOUCH)
  const isPhone = useMedia(PHONE)
  const isList = isPhone && hand.held?.by === 'keys'
  const shown = { situation, shape, day, view, names, hand }
  const person = opened && personOf(situation, opened)
  const hasAll = situation.timetable.unplaced.length === 0
  const unplaced = (
    <Unplaced people={situation.timetable.unplaced} hand={hand}>
      {(one) => card(one, 'unplaced')}
    </Unplaced>
  )
  const hasKept = situation.timetable.appointments.some((one) => one.day === day && one.isKept)
  // While a card is held, its row has the word for grey.
  const hasGrey = !hand.held && shape.rows.some((start) => hasBegun(day, start))
  const onWide = [
    isTouch ? text.touchLead : text.lead,
    view === 'interviewer' && text.hatched,
    hasGrey && text.grey,
  ]
  const hints = [...(isPhone ? [] : onWide), hasKept && text.keptHint].filter(Boolean)
  // Where the card can go, unless that is a place of this day.
  const firstFree = isList || hand.freeHours?.get(day) ? undefined : hand.firstFree
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Ctrl+Z of the controls inside, is none itself
    <div
      ref={board}
      className={styles.board}
      data-carrying={hand.held?.by}
      data-list={isList}
      onKeyDown={undoByKey}
    >
      {!isList && <BrokenList situation={situation} onShow={show} />}
      <BoardTools
        {...{ situation, day, view, changes, hand, say }}
        said={hand.held?.by === 'pointer' && hand.pastNote ? '' : said}
        onView={setView}
        onUndo={undo}
      >
        {hasAll && unplaced}
      </BoardTools>
      <div role="alert" className={styles.alert}>
        {changes.refusal && !person && (
          <div className={styles.refused}>
            <p>
              <strong>{text.refused}</strong> {changes.refusal}
            </p>
            <Button small onClick={changes.dismiss}>
              {text.close}
            </Button>
          </div>
        )}
      </div>
      {isPhone && !isList && <p className={page.quiet}>{text.touchLead}</p>}
      <div className={styles.both} data-all={hasAll}>
        <div className={styles.day}>
          <DayChoice {...{ situation, days, day, names }} freeHours={hand.freeHours} onChange={setDay}>
            {isList ? (
              <FreeTimes {...shown} onDay={setDay} />
            ) : (
              <DayTable {...shown}>
                {(one, column) =>
                  'isKept' in one ? (
                    card(one, { day, start: one.start, column })
                  ) : (
                    <DoneCard
                      key={one._id}
                      who={one}
                      {...{ names, view }}
                      time={timeOf(situation.timetable, one)}
                    />
                  )
                }
              </DayTable>
            )}
          </DayChoice>
        </div>
        {!hasAll && !isList && unplaced}
      </div>
      {!isList && hints.length > 0 && <p className={page.quiet}>{hints.join(' ')}</p>}
      {hand.held?.by === 'keys' && (
        <div
          ref={keepFocus}
          tabIndex={-1}
          className={styles.hand}
          data-hand
          data-offers={firstFree !== undefined}
        >
          <p>
            <strong>{hand.who?.name}</strong>{' '}
            {hand.who && isPlaced(hand.who) ? names.when(hand.who.day, hand.who.start) : text.unplacedShort}
            <span>{hand.pastNote ?? text.tapHour}</span>
          </p>
          {firstFree && (
            <Button small onClick={() => setDay(firstFree[0])}>
              {text.firstFree(names.dayName(firstFree[0]), firstFree[1])}
            </Button>
          )}
          <Button small onClick={hand.cancel}>
            {text.cancel}
          </Button>
        </div>
      )}
      <div ref={ghost} className={styles.ghost} aria-hidden="true">
        {hand.held?.by === 'pointer' && hand.who?.name}
      </div>
      {person && (
        <CardDialog key={person._id} {...{ situation, day, names, changes }} who={person} onClose={close} />
      )}
    </div>
  )
}

/** An hour with one interview needs no time of its own. */
const timeOf = (timetable: Timetable, who: Interview) =>
  hasTurns(timetable, who) ? timesOf(timetable, who).from : undefined

function BrokenList({ situation, onShow }: { situation: Situation; onShow: (one: Appointment) => void }) {
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
