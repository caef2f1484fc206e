import type { Team } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { seatsText } from './seats-text.ts'

interface TeamSeats {
  team: Team
  seats: number
  taken: number
}

/** The running term's seats and its second choice, or an earlier term's; read again on every arrival. */
export const seatsQuery = (term: number | null = null) =>
  callQuery('readSeats', term === null ? {} : { term }, { refetchOnMount: 'always' })

/** The teams whose seats are counted; none while they are being read. */
function useSeats(term: number | null = null): TeamSeats[] {
  const { data } = useQuery(seatsQuery(term))
  return data?.teams.flatMap(({ seats, ...one }) => (seats === null ? [] : [{ ...one, seats }])) ?? []
}

/** '12 of 20 seats' of one team, where they are counted; `taken` as the list shows it now. */
export function SeatsTaken({ team, term, taken }: { team: Team; term: number | null; taken: number }) {
  const text = useText(seatsText)
  const seats = useSeats(term).find((one) => one.team === team)?.seats
  if (seats === undefined) return null
  return <strong title={text.note}>{text.taken(taken, seats)}</strong>
}

/** The seats of every team that has a number, in one line. */
export function AllSeats() {
  const text = useText(seatsText)
  const { taken } = useSeatsInWords()
  if (!taken) return null
  return (
    <p title={text.note}>
      <strong>{text.title}</strong> {taken}
    </p>
  )
}

/** How many seats of each team are taken, and a warning where that is too many. */
export function useSeatsInWords(): { taken: string; warning: string } {
  const { text, language } = useTranslation(seatsText)
  const all = useSeats()
  const words = ({ team, taken, seats }: TeamSeats) => text.ofTeam(teamNames[team][language], taken, seats)
  const over = all.filter(({ taken, seats }) => taken > seats)
  return {
    taken: all.map(words).join(' · '),
    warning: over.length > 0 ? text.over(over.map(words).join(' · ')) : '',
  }
}
