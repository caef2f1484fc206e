import { SEATS_MAX, TEAMS, type Team } from '@recruit/contract/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { Switch } from '../../ui/controls/switch.tsx'
import { NumberField } from '../../ui/controls/text-field.tsx'
import { DraftFooter } from '../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../ui/drafts/use-versioned-draft.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { Form, useForm } from '../../ui/form/form.tsx'
import { formText } from '../../ui/form/text.ts'
import page from '../../ui/layout/page.module.css'
import { seatsQuery } from '../staff/seats.tsx'
import styles from './questions.module.css'
import { seatsCardText } from './text.ts'

type Stored = Reply<'readSeats'>
/** Seats as they are typed: '' is no number. */
interface Places {
  hasSecondChoice: boolean
  seats: Record<Team, string>
}

const typed = ({ hasSecondChoice, teams }: Stored): Places => ({
  hasSecondChoice,
  seats: Object.fromEntries(
    teams.map(({ team, seats }) => [team, seats === null ? '' : String(seats)]),
  ) as Places['seats'],
})
const isSame = (one: Places, other: Places) =>
  one.hasSecondChoice === other.hasSecondChoice &&
  TEAMS.every((team) => one.seats[team] === other.seats[team])
const numberOf = (seats: string) => (seats === '' ? null : Number(seats))

/** Whether the form asks for a second choice, and how many each team takes. */
export function SeatsCard() {
  const text = useText(seatsCardText)
  const query = useQuery({ ...seatsQuery(), refetchOnWindowFocus: false })
  return (
    <section className={page.section} aria-labelledby="seats">
      <h2 id="seats">{text.title}</h2>
      <Loaded query={query}>{(stored) => <Editor stored={stored} readAgain={query.refetch} />}</Loaded>
    </section>
  )
}

function Editor({ stored, readAgain }: { stored: Stored; readAgain: () => Promise<unknown> }) {
  const { text, language } = useTranslation(formText, seatsCardText)
  const client = useQueryClient()
  const draft = useVersionedDraft<Places>('seats', {
    read: { value: typed(stored), version: stored.version },
    isSame,
    readAgain,
    save: async ({ hasSecondChoice, seats }, { version }) => {
      const teams = TEAMS.map((team) => ({ team, seats: numberOf(seats[team]) }))
      const reply = await call('setSeats', { version: Number(version), hasSecondChoice, teams })
      const next: Stored = {
        ...{ version: reply.version, hasSecondChoice },
        teams: stored.teams.map((one) => ({ ...one, seats: numberOf(seats[one.team]) })),
      }
      client.setQueryData(seatsQuery().queryKey, next)
      toast(reply.message)
      return { value: typed(next), version: next.version }
    },
  })
  const { value, set } = draft
  const idOf = (team: Team) => `seats-${team}`
  const form = useForm({
    wrong: Object.fromEntries(
      TEAMS.map((team) => [idOf(team), Number(value.seats[team]) > SEATS_MAX && text.most]),
    ),
    isBusy: draft.isHeld || !draft.isDirty,
    send: draft.save,
  })
  const seatsIn = (places: Places) =>
    TEAMS.map((team) => `${teamNames[team][language]}: ${places.seats[team] || text.none}`).join(' · ')
  return (
    <Form form={form}>
      <Switch
        label={text.asks}
        note={value.hasSecondChoice ? text.asksOn : text.asksOff}
        checked={value.hasSecondChoice}
        onChange={(hasSecondChoice) => set((now) => ({ ...now, hasSecondChoice }))}
      />
      <p className={page.quiet}>{text.lead}</p>
      <div className={styles.facts}>
        {TEAMS.map((team) => (
          <NumberField
            key={team}
            id={idOf(team)}
            label={text.seatsOf(teamNames[team][language])}
            optional
            value={value.seats[team]}
            onChange={(seats) => set((now) => ({ ...now, seats: { ...now.seats, [team]: seats } }))}
          />
        ))}
      </div>
      <DraftFooter
        draft={draft}
        form={form}
        save={text.save}
        revert={text.revert}
        differing={(mine, theirs) => [
          {
            label: text.asks,
            stored: theirs.hasSecondChoice ? text.on : text.off,
            mine: mine.hasSecondChoice ? text.on : text.off,
          },
          { label: text.seats, stored: seatsIn(theirs), mine: seatsIn(mine) },
        ]}
      />
    </Form>
  )
}
