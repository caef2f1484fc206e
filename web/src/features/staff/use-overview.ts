import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

/** The running term in numbers, and every term that there was. */
export const useOverview = (enabled = true) =>
  useQuery(callQuery('overview', {}, { refetchOnMount: 'always', enabled }))
