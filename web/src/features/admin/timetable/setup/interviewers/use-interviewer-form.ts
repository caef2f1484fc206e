import { useState } from 'react'
import { CallError } from '../../../../../api/client.ts'
import type { Interviewer } from '../../use-timetable.ts'
import { differing, sentOf, type Typed, typedOf, type Wrong, wrongIn } from './interviewer-fields.ts'
import { useSave } from './use-interviewers.ts'

/** The controls to go to; of several the first. */
const CONTROLS: Record<Wrong, string> = {
  name: 'interviewer-name',
  teams: 'interviewer-team-1',
  mostPerDay: 'interviewer-per-day',
  mostInARow: 'interviewer-in-a-row',
}

/**
 * What is typed of one interviewer and how it is saved. It rests on what was stored when it was opened; once a save was
 * refused because of somebody else's change, on what is stored now.
 */
export function useInterviewerForm(stored: Interviewer | null, onSaved: (goesOn: boolean) => void) {
  const [began] = useState(stored)
  const [isMet, setMet] = useState(false)
  const [typed, setTyped] = useState(() => typedOf(stored))
  const [isTried, setTried] = useState(false)
  const save = useSave()
  const base = isMet ? stored : began
  const differs = differing(typed, typedOf(base))
  return {
    began,
    typed,
    isMet,
    differing: differs,
    isDirty: differs.length > 0,
    isSaving: save.isPending,
    error: save.error,
    wrong: isTried ? wrongIn(typed) : [],
    set: (part: Partial<Typed>) => setTyped((known) => ({ ...known, ...part })),
    /** Takes what is stored in place of what was typed. */
    takeTheirs: () => {
      setTyped(typedOf(stored))
      save.reset()
    },
    save: (goesOn: boolean) => {
      setTried(true)
      const [first] = wrongIn(typed)
      if (first) return document.getElementById(CONTROLS[first])?.focus()
      if (save.isPending) return
      save.mutate(sentOf(typed, base), {
        onSuccess: () => onSaved(goesOn),
        onError: (error) => {
          if (error instanceof CallError && [404, 409].includes(error.status)) setMet(true)
        },
      })
    },
  }
}
