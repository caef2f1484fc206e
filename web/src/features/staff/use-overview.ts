import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The running term in numbers, and every term that there was. */
export const useOverview = (enabled = true) =>
  useQuery({ queryKey: ['overview'], queryFn: () => call('overview', {}), refetchOnMount: 'always', enabled })
