import type { QueryClient } from '@tanstack/react-query'

/**
 * Whether a change of this name is under way. A screen learns of it a moment after the press, and the second press of
 * a double click may come before.
 */
export const isUnderWay = (client: QueryClient, name: string): boolean =>
  client.isMutating({ mutationKey: [name] }) > 0
