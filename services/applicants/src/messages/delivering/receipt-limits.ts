import { type CounterFactory, keyFor, takeEach } from '@recruit/chassis/limits/counters'
import { USAGE_LIMITS } from '@recruit/contract/rules/usage-limits'

/**
 * Limits mailed receipts per address and application, because the address is unproved. The counts contain neither, and
 * outlive the application.
 */
export function receiptLimits(counter: CounterFactory) {
  const counted = (name: string) => [
    counter(`receipts-${name}`, USAGE_LIMITS.receipts),
    counter(`receipts-${name}-day`, USAGE_LIMITS.receiptsDaily),
  ]
  const [toAddress, ofApplication] = [counted('to'), counted('of')]
  return (address: string, application: string) =>
    takeEach([
      ...toAddress.map((one) => ({ counter: one, key: keyFor(mailboxOf(address)) })),
      ...ofApplication.map((one) => ({ counter: one, key: keyFor(application) })),
    ])
}

/** The mailbox behind an address: in lower case, without the part after a plus, which many servers ignore. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
