import { useText } from '../../i18n/text.ts'
import { adminText } from './text.ts'
import { useOverview } from './use-overview.ts'

/** How a term is called, by its number: staff know it by its cohort. Until that is read, and with `isNeeded` false, the number alone. */
export function useTermName(isNeeded = true): (term: number) => string {
  const text = useText(adminText)
  const { data } = useOverview(isNeeded)
  return (term) => text.nth(term, data?.terms.find((known) => known.term === term)?.cardinalNumber ?? '')
}
