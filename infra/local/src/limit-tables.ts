/** The tables of limits in `infra/docs/evidence/limits.md`, from the constants of the programs. */
import { CAPACITY_LIMITS, type CapacityLimit } from '@recruit/contract/rules/capacity-limits'
import { USAGE_LIMITS, type UsageLimit } from '@recruit/contract/rules/usage-limits'
import { markdownTable } from './markdown-table.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MIB = 1_048_576

export const usageLimitsTable = (): string =>
  markdownTable(
    ['what', 'counted by', 'most', 'per', 'beyond it', 'wait'],
    Object.values<UsageLimit>(USAGE_LIMITS).map((limit) => [
      limit.what,
      limit.by,
      limit.most.toLocaleString('en'),
      inWords(limit.seconds),
      limit.beyond,
      waitOf(limit),
    ]),
  )

export const capacityLimitsTable = (): string =>
  markdownTable(
    ['what', 'counted by', 'most', 'beyond it'],
    Object.values<CapacityLimit>(CAPACITY_LIMITS).map((limit) => [
      limit.what,
      limit.countedBy,
      amountOf(limit),
      limit.beyond,
    ]),
  )

function inWords(seconds: number): string {
  if (seconds === 0) return 'concurrently'
  if (seconds === DAY) return 'a day'
  if (seconds < MINUTE) return `${seconds} s`
  return seconds === HOUR ? 'an hour' : `${seconds / MINUTE} min`
}

function waitOf({ waitSeconds, longestWaitSeconds }: UsageLimit): string {
  if (!waitSeconds) return ''
  return longestWaitSeconds ? `${waitSeconds} s to ${inWords(longestWaitSeconds)}` : `${waitSeconds} s`
}

function amountOf({ most, seconds }: CapacityLimit): string {
  const amount = most >= MIB ? `${most / MIB} MiB` : most.toLocaleString('en')
  return seconds ? `${amount}, ${seconds} s` : amount
}
