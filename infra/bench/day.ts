/**
 * `npm run bench:day -- announcement [--faults] | deadline [--closes-at] | memory [--minutes 10]`: the busiest days of
 * the year, with arrivals that no slow reply holds up. `--share 0.1` takes a tenth of the people, `--seed` another
 * schedule.
 */
import { parseArgs } from 'node:util'
import { listenForTheEnd } from '@recruit/local/ending'
import { BEHIND_PROXY } from '@recruit/local/testing/addresses'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { openPeriod } from '@recruit/local/testing/people'
import { startTestStack } from '@recruit/local/testing/stack'
import { announcement } from './day-announcement.ts'
import { deadline } from './day-deadline.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'boolean', default: false },
    'closes-at': { type: 'boolean', default: false },
    seconds: { type: 'string', default: '300' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '45' },
    minutes: { type: 'string', default: '10' },
  },
})
const [day = ''] = positionals

async function bench(): Promise<void> {
  const databases = await startTestDatabases()
  const stack = await startTestStack(databases.mysqlAdminUrl, BEHIND_PROXY)
  try {
    const admin = await openPeriod(stack.url)
    const seed = Number(values.seed)
    if (day === 'announcement') await announcement(stack, admin, { seed, share: Number(values.share) })
    if (day === 'deadline')
      await deadline(stack, admin, {
        seed,
        seconds: Number(values.seconds),
        closes: values['closes-at'] ? 'by time' : 'by switch',
      })
  } finally {
    await stack.stop()
    await databases.stop()
  }
}

const ended = listenForTheEnd()
ended.addEventListener('abort', () => setTimeout(() => process.exit(130), 2_000))
await bench()
process.exit(0)
