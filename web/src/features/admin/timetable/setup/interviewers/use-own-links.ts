import { useState } from 'react'
import { call } from '../../../../../api/call.ts'
import { useSingleMutation } from '../../../../../api/single-mutation.ts'
import { tell } from '../../../../../ui/feedback/alerts.ts'
import type { Interviewer } from '../../use-timetable.ts'

/** A link that was just made, and for whom; the server does not tell it again. */
export interface ShownLink {
  name: string
  token: string
  expiresAt: string
}

/** The newest link made in this window, and the making of one. */
export function useOwnLinks() {
  const [shown, setShown] = useState<ShownLink | null>(null)
  const make = useSingleMutation('newInterviewerLink', {
    mutationFn: ({ id }: Interviewer) => call('newInterviewerLink', { id }),
    onSuccess: ({ token, expiresAt }, { name }) => setShown({ name, token, expiresAt }),
    onError: (error) => void tell(error.message),
  })
  return { shown, make: make.mutate, isMaking: make.isPending }
}
