import type { Team } from '@recruit/contract/constants'
import { create } from 'zustand'

/** The team picked for a new application; a team page may pick it before the form is opened. */
export const useTeamPick = create<{ team: Team | null; pick: (team: Team | null) => void }>()((set) => ({
  team: null,
  pick: (team) => set({ team }),
}))
