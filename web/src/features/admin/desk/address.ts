import { TEAMS, type Team } from '@recruit/contract/constants'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

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

/** The teams that somebody may choose from, and the one that is shown first. */
export interface OfferedTeams {
  offered: readonly Team[]
  first: Team
}
const ALL: OfferedTeams = { offered: TEAMS, first: TEAMS[0] }

/**
 * A member starts on the first team of hers; who may only review is offered no others, but for those where she has
 * begun a review.
 */
export function teamsFor(
  own: readonly Team[],
  isReviewerAlone: boolean,
  begun: readonly Team[] = [],
): OfferedTeams {
  const [first] = own
  if (!first) return ALL
  return { first, offered: isReviewerAlone ? [...own, ...begun].toSorted() : TEAMS }
}

/** Whatever the address says that the desk does not know counts as not said. */
export function readPlace(address: URLSearchParams, { offered, first }: OfferedTeams = ALL): Place {
  const mode = address.get('mode')
  return {
    team: offered.find((team) => String(team) === address.get('team')) ?? first,
    mode: mode === 'decide' || mode === 'score' ? mode : null,
    id: address.get('id') ?? '',
    search: address.get('q') ?? '',
  }
}

export function writePlace({ team, mode, id, search }: Place): string {
  const said = { team: String(team), mode: mode ?? '', id, q: search }
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value)).toString()
}

/**
 * The place that the address asks for. A step of the keys replaces the entry of the browser's history, so that Back
 * leaves the desk at once; what is chosen by hand is an entry of its own.
 */
export function usePlaceInAddress(teams = ALL) {
  const [address, setAddress] = useSearchParams()
  const place = useMemo(() => readPlace(address, teams), [address, teams])
  const { pathname, search } = useLocation()
  const change = (part: Partial<Place>, replace = true) => {
    const [path, present] = window.location.hash.split('?')
    // Whoever has left the desk since it was drawn is not led back.
    if (path !== `#${pathname}`) return
    setAddress(writePlace({ ...readPlace(new URLSearchParams(present), teams), ...part }), { replace })
  }
  /**
   * Writes the id of what is shown into an address without one. The address stays where a key or a link has changed it
   * since the desk was drawn.
   */
  const addId = (id: string) => {
    if (id && !place.id && window.location.hash === `#${pathname}${search}`) change({ id })
  }
  return { place, change, addId }
}
