import type { Pass, Stage } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useText } from '../../i18n/text.ts'
import page from '../../ui/layout/page.module.css'
import { editsOf } from '../staff/edits/window-edits.ts'
import type { Decided } from './decide/applications.ts'
import { deskText } from './text.ts'

/** Whether a decision takes one of a stage's places: a final pass takes one of the documents' stage too. */
export const holdsPlaceIn = (stage: Stage) => (pass: Pass) =>
  pass === 'finalPass' || (stage === 'documents' && pass === '1stPass')

interface Props {
  all: readonly Decided[]
  stage: Stage
  places: number
}

/** How many of the stage's places are taken, with the decisions that are on their way. */
export function PlacesTaken({ all, stage, places }: Props) {
  const text = useText(deskText)
  const { store } = editsOf(useQueryClient())
  const holdsPlace = holdsPlaceIn(stage)
  const taken = useStore(
    store,
    ({ edits }) =>
      all.filter(({ id, applicant }) => holdsPlace(edits[id]?.values.pass ?? applicant.pass)).length,
  )
  return <span className={page.quiet}>{text.places[stage](taken, places)}</span>
}
