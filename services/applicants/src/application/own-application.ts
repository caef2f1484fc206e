import type { Call } from '@recruit/contract'

/**
 * The application that an applicant's write changes. Only one that this browser has proved: a stranger who names it
 * must not delay its owner.
 */
export function ownApplication(
  { who }: Pick<Call, 'who'>,
  form: unknown,
  { ids }: { ids?: string[] },
): string | null {
  if (who !== 'applicant') return null
  const { id } = form as { id?: unknown }
  return typeof id === 'string' && ids?.includes(id) ? id : null
}
