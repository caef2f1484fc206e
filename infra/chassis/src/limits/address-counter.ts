import { addressBlocks } from './address-block.ts'
import { type Counter, type CounterFactory, keyFor, type Limit, type Use } from './counters.ts'

/**
 * Counts by the client's address block and, of IPv6, by the wide block around it, with a limit `wideFactor` times as
 * high. Returns the block that is nearest to its limit.
 */
export function addressCounter(counter: CounterFactory, name: string, limit: Limit, wideFactor: number) {
  const narrow = counter(name, limit)
  const wide = counter(`${name}-wide`, { ...limit, most: limit.most * wideFactor })
  const inEach = <Result>(address: string, ask: (one: Counter, key: string) => Promise<Result>) => {
    const [block, around] = addressBlocks(address)
    const asks = [ask(narrow, keyFor(block))]
    if (around) asks.push(ask(wide, keyFor(around)))
    return Promise.all(asks)
  }
  const worst = (uses: Use[]): Use => uses.find(({ isOver }) => isOver) ?? (uses[0] as Use)
  return {
    add: async (address: string): Promise<Use> => worst(await inEach(address, (one, key) => one.add(key))),
    giveBack: async (address: string): Promise<void> => {
      await inEach(address, (one, key) => one.giveBack(key))
    },
  }
}
export type AddressCounter = ReturnType<typeof addressCounter>
