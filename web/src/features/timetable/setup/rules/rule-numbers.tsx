import { ROOM_NAME_MAX, TEAMS } from '@recruit/contract/constants'
import { teamNames } from '../../../../content/teams.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useText } from '../../../../i18n/text.ts'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import styles from '../setup.module.css'
import { Group } from './group.tsx'
import { mostRooms, panelId, type TypedRules } from './rules-fields.ts'
import { rulesText } from './text.ts'

interface Props {
  typed: TypedRules
  set: (part: Partial<TypedRules>) => void
}

/** Length, rooms and their names, how many interviewers talk to one applicant, and until when she answers. */
export function RuleNumbers({ typed, set }: Props) {
  const text = useText(rulesText)
  const language = useLanguage((state) => state.language)
  const rooms = Array.from({ length: mostRooms(typed) }, (_, room) => typed.roomNames[room] ?? '')
  return (
    <>
      <div className={styles.lines}>
        <TextField
          id="rule-length"
          inputMode="numeric"
          label={text.length}
          value={typed.length}
          onChange={(length) => set({ length })}
        />
        <TextField
          id="rule-rooms"
          inputMode="numeric"
          label={text.rooms}
          hint={text.roomsHint}
          value={typed.rooms}
          onChange={(rooms) => set({ rooms })}
        />
      </div>
      {rooms.length > 0 && (
        <Group legend={text.roomNames} hint={text.roomNamesHint} className={styles.lines}>
          {rooms.map((name, room) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
              key={room}
              id={`rule-room-${room}`}
              label={text.roomName(room + 1)}
              maxLength={ROOM_NAME_MAX}
              optional
              value={name}
              onChange={(changed) => {
                const known = rooms.concat(typed.roomNames.slice(rooms.length))
                set({ roomNames: known.with(room, changed) })
              }}
            />
          ))}
        </Group>
      )}
      <Group legend={text.panels} hint={text.panelsHint} className={styles.lines}>
        {TEAMS.map((team) => (
          <TextField
            key={team}
            id={panelId(team)}
            inputMode="numeric"
            label={teamNames[team][language]}
            value={typed.panels[team]}
            onChange={(size) => set({ panels: { ...typed.panels, [team]: size } })}
          />
        ))}
      </Group>
      <TextField
        id="rule-answers-until"
        type="datetime-local"
        label={text.answersUntil}
        hint={text.answersUntilHint}
        optional
        value={typed.answersUntil}
        onChange={(answersUntil) => set({ answersUntil })}
      />
    </>
  )
}
