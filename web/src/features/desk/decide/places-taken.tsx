import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { editsOf } from '../../staff/edits/window-edits.ts'
import { holdsPlaceIn } from '../holds-place.ts'
import { deskText } from '../text.ts'
import type { Decided, OpenStages } from './applications.ts'

export interface PlacesProps {
  all: readonly Decided[]
  isOpen: OpenStages
  /** How many the stage that is decided now can take, where that is known. */
  places: number | null
}

/** How many of the stage's places are taken, with the decisions that are on their way. */
export function PlacesTaken({ all, isOpen, places }: PlacesProps) {
  const text = useText(deskText)
  const { store } = editsOf(useQueryClient())
  const stage = isOpen.interview ? 'interview' : 'documents'
  const holdsPlace = holdsPlaceIn(stage)
  const taken = useStore(
    store,
    ({ edits }) =>
      all.filter(({ id, applicant }) => holdsPlace(edits[id]?.values.pass ?? applicant.pass)).length,
  )
  return places !== null && <span className={page.quiet}>{text.places[stage](taken, places)}</span>
}
