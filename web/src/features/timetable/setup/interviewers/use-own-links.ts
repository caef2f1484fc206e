import { useCall } from '../../../../ui/feedback/use-call.ts'
import { useShownLinks } from '../../../staff/links/link-box.tsx'
import type { Interviewer } from '../../use-timetable.ts'

/** The links made in this window, and the making of one. */
export function useOwnLinks() {
  const links = useShownLinks()
  const make = useCall('newInterviewerLink', {
    sends: ({ id }: Interviewer) => ({ id }),
    onSuccess: ({ token, expiresAt }, { name }) => links.show({ name, token, expiresAt }),
  })
  return { ...links, make: make.mutate, isMaking: make.isPending }
}
