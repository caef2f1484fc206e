import { dayHead, periodDays } from '@recruit/contract/interview/grid-days'
import { namedDays } from '@recruit/contract/interview/interview-days'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useLanguage, useText, useTranslation } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Select } from '../../../../ui/controls/choice.tsx'
import field from '../../../../ui/controls/field.module.css'
import { useFormErrors } from '../../../../ui/form/form.tsx'
import { hourLabel, ROWS } from '../../../../ui/grid/grid-paint.ts'
import { DatedGrid } from '../../../../ui/grid/hours/interview-grid.tsx'
import { gridText } from '../../../../ui/grid/hours/text.ts'
import { rangesOf } from '../../../../ui/grid/hours/words.ts'
import page from '../../../../ui/layout/page.module.css'
import styles from '../setup.module.css'
import {
  closedOf,
  type DayRooms,
  datedOf,
  type RulesPart,
  roomsId,
  roomsOfDay,
  sortedByDay,
} from './rules-fields.ts'
import { rulesText } from './text.ts'

interface Props extends RulesPart {
  /** '' where it names no date. */
  interviewPeriod: string
}

/** The days on which the rooms are others, hour by hour. */
export function RoomsByDay({ typed, set, interviewPeriod }: Props) {
  const { text, language } = useTranslation(rulesText)
  const period = periodDays(interviewPeriod, new Date())
  const days = period ? namedDays(period) : []
  const known = typed.roomsByDay
  const free = days.filter((day) => !known.some((one) => one.day === day))
  return (
    <Fold label={text.roomsByDay} isUsed={known.length > 0}>
      <div className={styles.days}>
        <p className={page.quiet}>{text.roomsByDayHint}</p>
        {known.map((one) => (
          <RoomsOfDay
            key={one.day}
            rooms={one}
            isGone={!days.includes(one.day)}
            onChange={(rooms) =>
              set({ roomsByDay: known.map((other) => (other === one ? { ...one, rooms } : other)) })
            }
            onRemove={() => set({ roomsByDay: known.filter((other) => other !== one) })}
          />
        ))}
        {free.length > 0 && (
          <div className={styles.addDay}>
            <Select
              label={text.addDay}
              value=""
              options={[
                { value: '', label: text.addDayShort },
                ...free.map((day) => ({ value: day, label: dayHead(day, 0, language) })),
              ]}
              onChange={(day) =>
                day && set({ roomsByDay: sortedByDay([...known, roomsOfDay(day, typed.rooms)]) })
              }
            />
          </div>
        )}
      </div>
    </Fold>
  )
}

interface DayProps {
  rooms: DayRooms
  isGone: boolean
  onChange: (rooms: string[]) => void
  onRemove: () => void
}

function RoomsOfDay({ rooms: { day, rooms }, isGone, onChange, onRemove }: DayProps) {
  const { text, language } = useTranslation(rulesText)
  const name = dayHead(day, 0, language)
  const first = rooms[0] ?? ''
  const errors = useFormErrors()
  const error = rooms.map((_, hour) => errors.get(roomsId(day, hour))).find(Boolean)
  const errorId = `rule-rooms-${day}-error`
  return (
    <fieldset className={styles.group}>
      <legend>
        {name}
        {isGone && <span className={page.quiet}> {text.goneDay}</span>}
      </legend>
      {error && (
        <p id={errorId} className={field.error}>
          {error}
        </p>
      )}
      <div className={styles.hours}>
        <label className={styles.count}>
          {text.allDay}
          <input
            className={field.control}
            inputMode="numeric"
            autoComplete="off"
            aria-label={text.allDayOf(name)}
            value={rooms.every((count) => count === first) ? first : ''}
            onChange={(event) => onChange(rooms.map(() => event.target.value))}
          />
        </label>
        {rooms.map((count, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its number
          <label key={hour} className={styles.count}>
            {hourLabel(hour)}
            <input
              id={roomsId(day, hour)}
              className={field.control}
              inputMode="numeric"
              autoComplete="off"
              aria-label={text.roomsAt(name, hourLabel(hour))}
              aria-invalid={errors.has(roomsId(day, hour)) || undefined}
              aria-describedby={error && errorId}
              value={count}
              onChange={(event) => onChange(rooms.with(hour, event.target.value))}
            />
          </label>
        ))}
      </div>
      <div>
        <Button small aria-label={text.removeDay(name)} onClick={onRemove}>
          {text.removeDayShort}
        </Button>
      </div>
    </fieldset>
  )
}

/** Hours without interviews: of every day in one row, of single days on the grid. */
export function ClosedHours({ typed, set, interviewPeriod }: Props) {
  const text = useText(rulesText)
  const inWords = useHoursInWords()
  const closed = useMemo(() => datedOf(typed.closed), [typed.closed])
  return (
    <>
      <Fold label={text.everyDay} value={inWords(typed.everyDay) || undefined}>
        <Group legend={text.everyDay} hint={text.everyDayHint} className={styles.hours} isFolded>
          {ROWS.map((row) => (
            <label key={row} className={`${field.choice} ${styles.hour}`}>
              <input
                type="checkbox"
                checked={((typed.everyDay >> row) & 1) === 1}
                onChange={() => set({ everyDay: typed.everyDay ^ (1 << row) })}
              />
              {hourLabel(row)}
            </label>
          ))}
        </Group>
      </Fold>
      {interviewPeriod && (
        <Fold label={text.closed} isUsed={typed.closed.length > 0}>
          <DatedGrid
            id="closed-hours"
            title={text.closed}
            hint={text.closedHint}
            hours={closed}
            interviewPeriod={interviewPeriod}
            onChange={(hours) => set({ closed: closedOf(hours) })}
          />
        </Fold>
      )}
    </>
  )
}

interface GroupProps {
  legend: string
  hint: string
  /** How its controls are laid out. */
  className?: string | undefined
  /** The fold around it shows the legend. */
  isFolded?: boolean
  children: ReactNode
}

/** Controls of one kind under what they are about. */
export function Group({ legend, hint, className, isFolded = false, children }: GroupProps) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={isFolded ? page.hidden : undefined}>{legend}</legend>
      <p id={id} className={page.quiet}>
        {hint}
      </p>
      <div className={className}>{children}</div>
    </fieldset>
  )
}

interface FoldProps {
  label: string
  /** What is set now, in words. */
  value?: string | undefined
  isUsed?: boolean
  children: ReactNode
}

/** Rules that are usually left as they are: their present value is read without opening. */
function Fold({ label, value, isUsed = false, children }: FoldProps) {
  const text = useText(rulesText)
  const [isOpen, setOpen] = useState(isUsed)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.more}>
        {label} <span className={page.quiet}>{value ?? (isUsed ? '' : text.noHours)}</span>
      </summary>
      {isOpen && children}
    </details>
  )
}

/** Hours of a day in words: '12:00–13:00'. */
export function useHoursInWords() {
  const language = useLanguage()
  return (bits: number) => rangesOf(bits, gridText[language])
}
