import { TEAMS, type Team } from '@recruit/contract/constants'
import { useMemo } from 'react'
import { paths } from '../../paths.ts'
import { choiceIn, flagIn, oneOfIn, searchSchema, textIn, useSearchState } from '../../ui/search-state.ts'

export const MODES = ['decide', 'score'] as const
export type Mode = (typeof MODES)[number]

/** How the list is sorted; the usual order is that of enrolment, for a reviewer her own. */
export const ORDERS = ['usual', 'number', 'score', 'disagreement'] as const
export type Order = (typeof ORDERS)[number]

/** The state in the desk's address. */
export interface Place {
  team: Team
  /** Null: as the role has it. */
  mode: Mode | null
  /** The selected application; a pseudonym while one scores. */
  id: string
  search: string
  order: Order
  isUndecidedOnly: boolean
}

/** The teams that the viewer may choose from, and the first one shown. */
export interface OfferedTeams {
  offered: readonly Team[]
  first: Team
}
const ALL: OfferedTeams = { offered: TEAMS, first: TEAMS[0] }

/** A member starts on her first team; reviewers see no other teams, except where they have begun a review. */
export function teamsFor(
  own: readonly Team[],
  isReviewerAlone: boolean,
  begun: readonly Team[] = [],
): OfferedTeams {
  const [first] = own
  if (!first) return ALL
  return { first, offered: isReviewerAlone ? [...own, ...begun].toSorted() : TEAMS }
}

/** The place in an address, limited to the offered teams. */
export const placeIn = ({ offered, first }: OfferedTeams = ALL) =>
  searchSchema<Place>({
    team: choiceIn('team', { known: offered, usual: first, always: true }),
    mode: oneOfIn('mode', MODES),
    id: textIn('id'),
    search: textIn('q'),
    order: choiceIn('order', { known: ORDERS, usual: 'usual' }),
    isUndecidedOnly: flagIn('undecided'),
  })

/** The address of a place. */
export const linkTo = (place: Partial<Place>) => `${paths.reviewDesk}?${placeIn().write(place)}`

/**
 * The place that the address asks for. Key steps replace the history entry, so that Back leaves the desk immediately; a
 * choice by hand adds an entry.
 */
export function usePlaceInAddress(teams = ALL) {
  const schema = useMemo(() => placeIn(teams), [teams])
  const { state: place, present, isDrawn, change, push } = useSearchState(schema)
  return { place, present, isDrawn, change, push }
}
