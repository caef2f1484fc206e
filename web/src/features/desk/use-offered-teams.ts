import { TEAMS, type Team } from '@recruit/contract/constants'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type OfferedTeams, teamsFor } from './address.ts'
import { reviewsQuery } from './score/reviews.ts'

/**
 * The teams that the desk offers. A reviewer who changed teams still finds the one with her begun reviews: her texts
 * stay hers.
 */
export function useOfferedTeams(own: readonly Team[], isReviewerAlone: boolean): OfferedTeams {
  const others = isReviewerAlone && own.length > 0 ? TEAMS.filter((team) => !own.includes(team)) : []
  const lists = useQueries({ queries: others.map(reviewsQuery) })
  const begun = others
    .filter((_, at) => lists[at]?.data?.applications.some(({ state }) => state !== 'none'))
    .join()
  return useMemo(
    () =>
      teamsFor(
        own,
        isReviewerAlone,
        TEAMS.filter((team) => begun.includes(String(team))),
      ),
    [own, isReviewerAlone, begun],
  )
}
