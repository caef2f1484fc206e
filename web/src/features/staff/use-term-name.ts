import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useText } from '../../i18n/text.ts'
import { adminText } from './text.ts'

/** The running term in numbers, and every term that there was. */
export const useOverview = (enabled = true) =>
  useQuery(callQuery('overview', {}, { refetchOnMount: 'always', enabled }))

/** How a term is called, by its number: staff know it by its cohort. Until that is read, and with `isNeeded` false, the number alone. */
export function useTermName(isNeeded = true): (term: number) => string {
  const text = useText(adminText)
  const { data } = useOverview(isNeeded)
  return (term) => text.nth(term, data?.terms.find((known) => known.term === term)?.cardinalNumber ?? '')
}
