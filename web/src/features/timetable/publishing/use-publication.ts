import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { TIMETABLE } from '../use-timetable.ts'

export type Publication = Reply<'timetablePublication'>

/** What publishing the timetable would write. */
export const usePublication = () => useQuery(callQuery('timetablePublication', {}, { gcTime: 0 }))

/** Publishes what was seen. */
export const usePublishTimetable = () =>
  useCall('publishTimetable', { refresh: [...TIMETABLE, 'unpublished'], isErrorShown: true })
