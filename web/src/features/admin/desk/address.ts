import { TEAMS, type Team } from '@recruit/contract/constants'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

export type Mode = 'decide' | 'score'

/** What the desk's address says. */
export interface Place {
  team: Team
  /** Null: as the role has it. */
  mode: Mode | null
  /** The selected application; a pseudonym while one scores. */
  id: string
  search: string
}

/** Whatever the address says that the desk does not know counts as not said. */
export function readPlace(address: URLSearchParams): Place {
  const mode = address.get('mode')
  return {
    team: TEAMS.find((team) => String(team) === address.get('team')) ?? TEAMS[0],
    mode: mode === 'decide' || mode === 'score' ? mode : null,
    id: address.get('id') ?? '',
    search: address.get('q') ?? '',
  }
}

export function writePlace({ team, mode, id, search }: Place): string {
  const said = { team: String(team), mode: mode ?? '', id, q: search }
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value)).toString()
}

const present = () => readPlace(new URLSearchParams(window.location.hash.split('?')[1]))

/**
 * The place that the address asks for. A step of the keys replaces the entry of the browser's history, so that Back
 * leaves the desk at once; what is chosen by hand is an entry of its own.
 */
export function usePlaceInAddress() {
  const [address, setAddress] = useSearchParams()
  const place = useMemo(() => readPlace(address), [address])
  const change = (part: Partial<Place>, replace = true) =>
    setAddress(writePlace({ ...present(), ...part }), { replace })
  return { place, change }
}
