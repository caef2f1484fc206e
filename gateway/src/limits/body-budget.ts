import { addressBlock } from '@recruit/chassis/limits/address-block'

/** Bodies of at most this size arrive in one piece, and are not counted. */
const FREE_BYTES = 1_024

export interface BodyCount {
  /** Returns false where the budget is exceeded. */
  add: (bytes: number) => boolean
  /** The body is complete or abandoned; safe to call again. */
  release: () => void
}
export type BodyBudget = (address: string) => BodyCount

/** Bounds the bytes of unfinished bodies, in all and for each address block. */
export function bodyBudget(
  { bytes: most, ofBlock }: { bytes: number; ofBlock: number },
  onOver: (limit: string) => void,
): BodyBudget {
  const blocks = new Map<string, number>()
  let all = 0
  return (address) => {
    let received = 0
    let counted = 0
    let block = ''
    const count = (bytes: number) => {
      all += bytes
      counted += bytes
      const left = (blocks.get(block) ?? 0) + bytes
      if (left > 0) blocks.set(block, left)
      else blocks.delete(block)
    }
    return {
      add(bytes) {
        received += bytes
        if (received <= FREE_BYTES) return true
        block ||= addressBlock(address)
        const more = received - FREE_BYTES - counted
        const isOverAll = all + more > most
        if (isOverAll || (blocks.get(block) ?? 0) + more > ofBlock) {
          onOver(isOverAll ? 'bodies' : 'block bodies')
          return false
        }
        count(more)
        return true
      },
      release() {
        if (counted) count(-counted)
        received = 0
      },
    }
  }
}
