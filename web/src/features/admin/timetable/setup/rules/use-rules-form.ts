import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../../api/call.ts'
import { CallError, type Sent } from '../../../../../api/client.ts'
import { toast } from '../../../../../ui/feedback/toasts.ts'
import { readTimetableAgain, type TimetableRules } from '../../use-timetable.ts'
import { differingRules, rulesOf, type TypedRules, typedRulesOf, wrongRules } from './rules-fields.ts'

interface Editing {
  typed: TypedRules
  /** What it began with, and after somebody else's change what is stored now: a save names its version. */
  base: TimetableRules | 'newest'
}

/** The rules as they are typed, and how they are saved. Until something is typed they follow what is stored. */
export function useRulesForm(stored: TimetableRules) {
  const client = useQueryClient()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [isTried, setTried] = useState(false)
  const base = !editing || editing.base === 'newest' ? stored : editing.base
  const typed = editing?.typed ?? typedRulesOf(stored.rules)
  const differing = differingRules(typed, typedRulesOf(base.rules))
  const save = useMutation({
    mutationFn: (sent: Sent<'setTimetableRules'>) => call('setTimetableRules', sent),
    onSuccess: async ({ message }) => {
      await readTimetableAgain(client)
      // Not before nothing counts as unsaved any more: whoever reads it may leave.
      toast(message)
    },
    onError: () => readTimetableAgain(client),
  })
  return {
    typed,
    differing,
    isDirty: differing.length > 0,
    isSaving: save.isPending,
    error: save.error,
    isMet: editing?.base === 'newest',
    wrong: isTried ? wrongRules(typed) : [],
    set: (part: Partial<TypedRules>) =>
      setEditing((now) => ({
        base: now?.base ?? stored,
        typed: { ...(now?.typed ?? typedRulesOf(stored.rules)), ...part },
      })),
    /** Back to what is stored. */
    revert: () => {
      setEditing(null)
      setTried(false)
      save.reset()
    },
    save: () => {
      setTried(true)
      const [first] = wrongRules(typed)
      if (first) return document.getElementById(first)?.focus()
      if (save.isPending) return
      const sent = { version: base.version, rules: rulesOf(typed) }
      save.mutate(sent, {
        onSuccess: ({ version }) => {
          setTried(false)
          // What was typed while it was being saved is kept, and rests on what was saved.
          setEditing((now) =>
            now && now.typed !== typed ? { ...now, base: { ...base, ...sent, version } } : null,
          )
        },
        onError: (error) => {
          if (error instanceof CallError && error.status === 409) setEditing({ typed, base: 'newest' })
        },
      })
    },
  }
}
export type RulesFormState = ReturnType<typeof useRulesForm>
