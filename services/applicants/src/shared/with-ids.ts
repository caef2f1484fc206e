import { randomUUID } from 'node:crypto'

/** Each with its id, in the order that was sent. An unknown id is new as well: only the service creates ids. */
export function withIds<One extends { id?: string }>(
  sent: readonly One[],
  stored: readonly { id: string }[],
): (One & { id: string })[] {
  const known = new Set(stored.map(({ id }) => id))
  return sent.map((one) => {
    const isKnown = one.id !== undefined && known.delete(one.id)
    return { ...one, id: isKnown && one.id ? one.id : randomUUID() }
  })
}
