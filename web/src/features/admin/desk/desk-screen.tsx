import { mayCall } from '@recruit/contract/calls/roles'
import { useText } from '../../../i18n/text.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { Guarded, useRole } from '../session.tsx'
import { type Mode, usePlaceInAddress } from './address.ts'
import { Decide } from './decide/decide.tsx'
import type { Readings } from './part.ts'
import { Score } from './score/score.tsx'
import { deskText } from './text.ts'

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

function Desk({ readings }: { readings: Readings }) {
  const role = useRole() ?? undefined
  const { place, change } = usePlaceInAddress()
  // Who may only judge finds no decisions.
  const modes: Mode[] = mayCall(role, 'staff') ? ['decide', 'score'] : ['score']
  const mode = modes.find((one) => one === place.mode) ?? modes[0] ?? 'score'
  const part = {
    place,
    change,
    head: {
      team: place.team,
      mode,
      modes,
      onTeam: (team: typeof place.team) => change({ team, id: '', search: '' }, false),
      onMode: (chosen: Mode) => change({ mode: chosen, id: '', search: '' }, false),
    },
  }
  return mode === 'decide' ? (
    <Decide key={`decide-${place.team}`} {...part} reading={readings.application} />
  ) : (
    <Score key={`score-${place.team}`} {...part} reading={readings.scored} />
  )
}
