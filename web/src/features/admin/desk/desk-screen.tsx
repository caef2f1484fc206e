import { mayCall } from '@recruit/contract/calls/roles'
import type { Team } from '@recruit/contract/constants'
import { useText } from '../../../i18n/text.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { Guarded, useRole, useStaff } from '../session.tsx'
import { type Mode, usePlaceInAddress } from './address.ts'
import { Decide } from './decide/decide.tsx'
import type { Readings } from './part.ts'
import { Score } from './score/score.tsx'
import { deskText } from './text.ts'
import { useOfferedTeams } from './use-offered-teams.ts'

/** The review desk: deciding about applications, or scoring them without knowing who wrote. */
export function DeskScreen({ readings }: { readings: Readings }) {
  const text = useText(deskText)
  return (
    <Page title={text.title} width="wide">
      <Guarded check="checkAdmin" who="review" refusal="silent">
        <Desk readings={readings} />
      </Guarded>
    </Page>
  )
}

const NONE: readonly Team[] = []

function Desk({ readings }: { readings: Readings }) {
  const role = useRole() ?? undefined
  const own = useStaff(({ member }) => member?.teams) ?? NONE
  // Who may only judge finds no decisions, and the teams of her own.
  const isReviewerAlone = !mayCall(role, 'staff')
  const modes: Mode[] = isReviewerAlone ? ['score'] : ['decide', 'score']
  const teams = useOfferedTeams(own, isReviewerAlone)
  const address = usePlaceInAddress(teams)
  const { place, change } = address
  const mode = modes.find((one) => one === place.mode) ?? modes[0] ?? 'score'
  const part = {
    ...address,
    head: {
      team: place.team,
      teams: teams.offered,
      mode,
      modes,
      onTeam: (team: Team) => change({ team, id: '', search: '' }, false),
      onMode: (chosen: Mode) => change({ mode: chosen, id: '', search: '' }, false),
    },
  }
  return mode === 'decide' ? (
    <Decide key={`decide-${place.team}`} {...part} reading={readings.application} />
  ) : (
    <Score key={`score-${place.team}`} {...part} reading={readings.scored} />
  )
}
