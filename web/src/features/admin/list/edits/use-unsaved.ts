import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { isUnsaved } from './edits.ts'
import { editsOf } from './window-edits.ts'

/** Whether something changed in the rows is stored nowhere else, wherever in the staff's screens one is. */
export const useUnsaved = (): boolean =>
  useStore(editsOf(useQueryClient()).store, ({ edits }) => Object.values(edits).some(isUnsaved))
