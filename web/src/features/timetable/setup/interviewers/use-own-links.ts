import { call } from '../../../../api/call.ts'
import { useSingleMutation } from '../../../../api/single-mutation.ts'
import { tell } from '../../../../ui/feedback/alerts.ts'
import { useShownLinks } from '../../../staff/links/link-box.tsx'
import type { Interviewer } from '../../use-timetable.ts'

/** The links made in this window, and the making of one. */
export function useOwnLinks() {
  const links = useShownLinks()
  const make = useSingleMutation('newInterviewerLink', {
    mutationFn: ({ id }: Interviewer) => call('newInterviewerLink', { id }),
    onSuccess: ({ token, expiresAt }, { name }) => links.show({ name, token, expiresAt }),
    onError: (error) => void tell(error.message),
  })
  return { ...links, make: make.mutate, isMaking: make.isPending }
}
