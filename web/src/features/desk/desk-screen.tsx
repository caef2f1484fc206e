import { mayCall } from '@recruit/contract/calls/roles'
import { TEAMS, type Team } from '@recruit/contract/constants'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import page from '../../ui/layout/page.module.css'
import { StaffPage, useIsAdmin, useRole } from '../staff/session.tsx'
import { useStaff } from '../staff/session-store.ts'
import { inMode, type Mode, modeIn, type OfferedTeams, teamsFor, usePlaceInAddress } from './address.ts'
import { Decide } from './decide/decide.tsx'
import { DeskHead, type DeskPart, type Readings } from './desk-head.tsx'
import { reviewsQuery } from './score/review-session.ts'
import { Score } from './score/score.tsx'
import { deskText } from './text.ts'

/** The review desk: deciding about applications, or scoring them without knowing who wrote. */
export function DeskScreen({ readings }: { readings: Readings }) {
  const text = useText(deskText)
  return (
    <StaffPage who="review" title={text.title} width="wide" isJoined>
      <Desk readings={readings} />
    </StaffPage>
  )
}

const NONE: readonly Team[] = []
/** The first one is where she starts: a manager with a name scores, with a shared key she reads. */
const MODES_OF: Record<'reviewer' | 'member' | 'admin' | 'key', readonly Mode[]> = {
  reviewer: ['score', 'interview'],
  member: ['score', 'interview', 'decide'],
  admin: ['decide', 'score', 'interview'],
  key: ['decide', 'score'],
}

function Desk({ readings }: { readings: Readings }) {
  const role = useRole() ?? undefined
  const member = useStaff((state) => state.member)
  const own = member?.teams ?? NONE
  // Reviewers see no decisions, and only their own teams.
  const isReviewerAlone = !mayCall(role, 'staff')
  const named = mayCall(role, 'admin') ? 'admin' : 'member'
  const modes = MODES_OF[isReviewerAlone ? 'reviewer' : member ? named : 'key']
  const teams = useOfferedTeams(own, isReviewerAlone)
  const { drawn, present, change } = usePlaceInAddress(teams)
  const part = { drawn, present, change, teams, modes }
  const mode = modeIn(modes, drawn)
  if (mode === 'decide')
    return <Decide key={`decide-${drawn.team}`} {...part} reading={readings.application} />
  return member ? (
    <Score
      key={`${mode}-${drawn.team}`}
      {...part}
      stage={mode === 'interview' ? 'interview' : 'documents'}
      reading={readings.scored}
    />
  ) : (
    <NeedsName teams={teams} modes={modes} />
  )
}

/** Reviews belong to a person, so a shared key shows how to get a name, and what works without. */
function NeedsName(own: Pick<DeskPart, 'teams' | 'modes'>) {
  const text = useText(deskText)
  const isAdmin = useIsAdmin()
  const { push } = usePlaceInAddress(own.teams)
  return (
    <>
      <DeskHead {...own} />
      <section className={page.card} aria-labelledby="needs-name">
        <h2 id="needs-name">{text.needsName}</h2>
        <p>{isAdmin ? text.needsNameAdmin : text.needsNameManager}</p>
        <p className={page.actions}>
          {isAdmin && (
            <LinkButton look="primary" to={paths.members}>
              {text.toMembers}
            </LinkButton>
          )}
          <Button onClick={() => push(inMode('decide'))}>{isAdmin ? text.decide : text.seeDecisions}</Button>
        </p>
      </section>
    </>
  )
}

/**
 * The teams that the desk offers. A reviewer who changed teams still finds the one with her begun reviews: her texts
 * stay hers.
 */
function useOfferedTeams(own: readonly Team[], isReviewerAlone: boolean): OfferedTeams {
  const others = isReviewerAlone && own.length > 0 ? TEAMS.filter((team) => !own.includes(team)) : []
  const lists = useQueries({ queries: others.map((team) => reviewsQuery({ team, stage: 'documents' })) })
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
