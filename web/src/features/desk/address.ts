import { TEAMS, type Team } from '@recruit/contract/constants'
import { useDeferredValue, useMemo } from 'react'
import { paths } from '../../paths.ts'
import {
  choiceIn,
  flagIn,
  letters,
  oneOfIn,
  searchSchema,
  textIn,
  useSearchState,
} from '../../ui/search-state.ts'

const MODES = ['decide', 'score', 'interview'] as const
export type Mode = (typeof MODES)[number]

/** How the list is sorted; the usual order is that of enrolment, for a reviewer her own. */
export const ORDERS = ['usual', 'number', 'score', 'disagreement', 'interview'] as const
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

/** The way in which a place is shown: the one that it asks for if it is allowed, else the first. */
export const modeIn = (modes: readonly Mode[], { mode }: Place): Mode =>
  modes.find((one) => one === mode) ?? modes[0] ?? 'score'
/** Another way or another team starts without an application and a search. */
export const inMode = (mode: Mode) => ({ mode, id: '', search: '' })
export const inTeam = (team: Team) => ({ team, id: '', search: '' })

/** The address of a place. */
export const linkTo = (place: Partial<Place>) => `${paths.reviewDesk}?${placeIn().write(place)}`

/**
 * The place that the address asks for, and the `drawn` one: controls answer a press in the next frame, list and text
 * follow together. Key steps replace the history entry, so that Back leaves the desk immediately; a
 * choice by hand adds an entry.
 */
export function usePlaceInAddress(teams = ALL) {
  const schema = useMemo(() => placeIn(teams), [teams])
  const { state: place, ...address } = useSearchState(schema)
  return { place, drawn: useDeferredValue(place), ...address }
}

interface Item {
  id: string
}

/** An item with which the desk may begin. */
export interface Startable extends Item {
  isNext?: boolean
}
/** Where the desk begins without an address: the interview that is next, else the first item. */
export const startOf = (items: readonly Startable[]): string =>
  (items.find(({ isNext }) => isNext) ?? items[0])?.id ?? ''

const AHEAD = 2

/** The item `by` places on; the walk stops at the ends and starts at the first item from outside. */
export function stepFrom<T extends Item>(items: readonly T[], id: string, by: 1 | -1): T | null {
  const at = items.findIndex((item) => item.id === id)
  if (at < 0) return items[0] ?? null
  return items[at + by] ?? null
}

/** Those that will probably be asked for next. */
export function aheadOf<T extends Item>(items: readonly T[], id: string): T[] {
  const at = items.findIndex((item) => item.id === id)
  return items.slice(at + 1, at + 1 + AHEAD)
}

interface Numbered {
  label: string
  /** By which people speak of it. */
  number?: number | undefined
}
/** The items whose label or number contains the search text; all for an empty search. */
export function foundBy<T extends Numbered>(all: readonly T[], search: string): readonly T[] {
  const wanted = letters(search.trim())
  const wordsOf = ({ label, number }: Numbered) => `${letters(label)} #${number ?? ''}`
  return wanted ? all.filter((one) => wordsOf(one).includes(wanted)) : all
}

/** Sorted by a value, the least first and those without one last. */
export const sortedBy = <T>(all: readonly T[], rankOf: (one: T) => number | null | undefined) =>
  all.toSorted((one, other) => {
    const [first, second] = [rankOf(one) ?? Infinity, rankOf(other) ?? Infinity]
    return first === second ? 0 : first - second
  })
