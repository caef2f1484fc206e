import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callQuery } from '../../../api/call-query.ts'
import { tell } from '../../../ui/feedback/alerts.ts'
import { PublishSheet } from './publish-sheet.tsx'

const WHILE_HIDDEN = callQuery('unpublished', { whileHidden: 'true' }, { staleTime: 0, gcTime: 0 })

/** The sheet before results are shown: who would see something new, of whom the admin selects who does. */
export function useShowing(): { ask: () => Promise<boolean>; sheet: ReactNode } {
  const client = useQueryClient()
  const [answer, setAnswer] = useState<(isReady: boolean) => void>()
  const { data } = useQuery({ ...WHILE_HIDDEN, enabled: answer !== undefined })
  const close = (isReady: boolean) => {
    answer?.(isReady)
    setAnswer(undefined)
  }
  return {
    /** Whether results may be shown now: the server knows who sees something new then. */
    ask: async () => {
      try {
        const { changes, undecided, withoutDate } = await client.fetchQuery(WHILE_HIDDEN)
        if (changes.length + undecided.length + withoutDate.length === 0) return true
      } catch (error) {
        void tell((error as Error).message)
        return false
      }
      return new Promise((resolve) => setAnswer(() => resolve))
    },
    sheet: answer && data && (
      <PublishSheet unpublished={data} onReady={() => close(true)} onClose={() => close(false)} />
    ),
  }
}
