import { addressBlock } from '@recruit/chassis/limits/address-block'

/** Ordinary bodies come whole in one piece of at most so much; what is no longer is not counted. */
const FREE_BYTES = 1_024

/** The bytes of one body that is coming in. */
export interface BodyCount {
  /** False where it would be too much. */
  add: (bytes: number) => boolean
  /** It is whole, or will never be; safe to call again. */
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
