import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../../api/call-query.ts'
import { useCall } from '../../../../ui/feedback/use-call.ts'
import { TIMETABLE } from '../../use-timetable.ts'

/** The staff by name, to pick interviewers from; without them a name is typed. */
export const useStaffNames = () => useQuery(callQuery('listMembers', {}, { gcTime: 0 }))

export const useRemove = (asks: () => Promise<boolean>, onSuccess: () => void) =>
  useCall('removeInterviewer', {
    ...{ asks, onSuccess, refresh: TIMETABLE },
    says: ({ message }) => message,
  })
