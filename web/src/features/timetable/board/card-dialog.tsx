import { turnsOf } from '@recruit/contract/interview/pace'
import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox, SelectField } from '../../../ui/controls/choice.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import refused from '../../../ui/feedback/refused.module.css'
import { useForm } from '../../../ui/form/form.tsx'
import { hourLabel, ROWS } from '../../../ui/grid/grid-paint.ts'
import page from '../../../ui/layout/page.module.css'
import type { Names } from '../names.ts'
import { timesOf } from '../times.ts'
import type { Named } from '../use-timetable.ts'
import styles from './board.module.css'
import { isFree, panelSize, placeAt, teamOf } from './proposal.ts'
import {
  brokenOf,
  type Change,
  daysOf,
  hasTurns,
  isPlaced,
  type Person,
  type Place,
  roomCountOf,
  rowsOf,
  type Situation,
} from './situation.ts'
import { boardText } from './text.ts'
import type { Changes } from './use-changes.ts'

interface Props {
  situation: Situation
  who: Person
  day: string
  names: Names
  changes: Changes
  onClose: () => void
}

/** One interview by hand: when, where, by whom, locked or not. What moves by dragging can be chosen here too. */
export function CardDialog({ situation, who, day, names, changes, onClose }: Props) {
  const text = useText(boardText)
  const [touched, setTouched] = useState<Partial<Place>>({})
  const broken = isPlaced(who) ? brokenOf(situation, who) : []
  // Of a kept place the interviewers may change, and it may be taken off.
  const isLoose = !who.isLocked || who.isKept
  const day_ = touched.day ?? who.day ?? day
  const start = touched.start ?? who.start ?? rowsOf(situation, day_)[0] ?? 0
  const room = touched.room ?? who.room
  // Another hour asks for another panel, unless one was chosen.
  const isMoved = touched.day !== undefined || touched.start !== undefined || !isPlaced(who)
  const proposed = placeAt(situation, who, { day: day_, start, ...(room !== undefined && { room }) })
  const standing = isMoved ? proposed.interviewers : (who.interviewers ?? [])
  const turn = touched.turn ?? (isMoved ? undefined : who.turn)
  const place: Place = {
    ...proposed,
    interviewers: touched.interviewers ?? standing,
    ...(touched.turn !== undefined && { turn: touched.turn }),
  }
  const where = names.spotName('room', { day: place.day, start, column: `${place.room}` })
  const set = (part: Partial<Place>) => setTouched((known) => ({ ...known, ...part }))

  const send = async (change: Change) => {
    if (await changes.make(change)) onClose()
  }
  const form = useForm({ send: () => send({ kind: 'place', _id: who._id, place }) })
  const rooms = Array.from({ length: Math.max(roomCountOf(situation, day_), place.room + 1) }, (_, at) => at)
  const choice = <K extends 'day' | 'start' | 'room'>(
    key: K,
    label: string,
    values: readonly Place[K][],
    nameOf: (value: Place[K]) => string,
  ) => (
    <SelectField
      id={`card-${key}`}
      label={label}
      value={place[key]}
      options={values.map((value) => ({ value, label: nameOf(value) }))}
      onChange={(value) => set({ [key]: value })}
    />
  )
  return (
    <Dialog
      title={text.change(who.name)}
      note={names.teamName(who.team)}
      confirm={isLoose && { label: text.save }}
      form={isLoose ? form : undefined}
      more={
        isPlaced(who) && (
          <>
            {!who.isKept && (
              <Button onClick={() => void send({ kind: 'lock', ids: [who._id], isLocked: !who.isLocked })}>
                {who.isLocked ? text.unlock : text.lock}
              </Button>
            )}
            {isLoose && (
              <Button onClick={() => void send({ kind: 'remove', _id: who._id })}>{text.remove}</Button>
            )}
          </>
        )
      }
      onClose={onClose}
    >
      {changes.refusal && (
        <p role="alert" className={refused.refused}>
          {changes.refusal}
        </p>
      )}
      {who.answer && (
        <p>
          <strong>{who.answer.will ? text.comes : text.cannotCome}</strong>
          {who.answer.reason && `: ${who.answer.reason}`}
        </p>
      )}
      {broken.length > 0 && (
        <ul className={refused.refused}>
          {broken.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {who.isKept && <p>{text.keptNote}</p>}
      {!isLoose ? (
        <p>
          {where}
          {'\n'}
          {place.interviewers.map(names.interviewerName).join(', ')}
          {'\n'}
          {text.lockedNote}
        </p>
      ) : (
        <>
          {who.isKept ? (
            <p>{where}</p>
          ) : (
            <div className={styles.when}>
              {choice('day', text.day, daysOf(situation), names.dayName)}
              {choice('start', text.hour, ROWS, hourLabel)}
              {choice('room', text.place, rooms, names.roomName)}
              {turn !== undefined && hasTurns(situation.timetable, who) && (
                <SelectField
                  id="card-turn"
                  label={text.time}
                  value={turn}
                  options={turnsOf(situation.timetable, who.team).begins.map((_, at) => ({
                    value: at,
                    label: timesOf(situation.timetable, { team: who.team, start, turn: at }).from,
                  }))}
                  onChange={(value) => set({ turn: value })}
                />
              )}
            </div>
          )}
          <PanelChoice
            {...{ situation, who, place, names }}
            onChange={(interviewers) => set({ interviewers })}
          />
        </>
      )}
    </Dialog>
  )
}

interface PanelChoiceProps {
  situation: Situation
  who: Named
  place: Place
  names: Names
  onChange: (interviewers: string[]) => void
}

function PanelChoice({ situation, who, place, names, onChange }: PanelChoiceProps) {
  const text = useText(boardText)
  const { interviewers } = place
  const team = teamOf(situation, who)
  // Others, who were removed or given another team, can still be taken out.
  const offered = [...new Set([...team.map(({ id }) => id), ...interviewers])]
  const isFreeNow = (id: string) => team.some((one) => one.id === id && isFree(situation, one, who, place))
  return (
    <fieldset className={styles.panel}>
      <legend>{text.panel}</legend>
      <p className={page.quiet}>{text.panelHint(panelSize(situation, who))}</p>
      {offered.length === 0 && <p>{text.noPanel}</p>}
      {offered.map((id) => (
        <Checkbox
          key={id}
          id={`panel-${id}`}
          checked={interviewers.includes(id)}
          onChange={(isIn) =>
            onChange(isIn ? [...interviewers, id] : interviewers.filter((other) => other !== id))
          }
        >
          {names.interviewerName(id)}{' '}
          <span className={page.quiet}>{isFreeNow(id) ? text.free : text.notFree}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
