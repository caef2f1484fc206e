import { type CounterFactory, keyFor, takeEach } from '@recruit/chassis/limits/counters'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'

/**
 * Receipts that leave by mail, to each address and of each application: no one has proved that the address is hers. The
 * counts know neither by name, and stay when an application is withdrawn.
 */
export function receiptLimits(counter: CounterFactory) {
  const counted = (name: string) => [
    counter(`receipts-${name}`, USAGE_LIMITS.receipts),
    counter(`receipts-${name}-day`, USAGE_LIMITS.receiptsDaily),
  ]
  const [toAddress, ofApplication] = [counted('to'), counted('of')]
  /** See `takeEach`. */
  return (address: string, application: string) =>
    takeEach([
      ...toAddress.map((one) => ({ counter: one, key: keyFor(mailboxOf(address)) })),
      ...ofApplication.map((one) => ({ counter: one, key: keyFor(application) })),
    ])
}

/** The mailbox behind an address: without case, and without what many servers take after a plus. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
