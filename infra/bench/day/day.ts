/**
 * `npm run bench -- day announcement [--faults] | deadline [--closes-at] | memory [--minutes 10]`: the busiest days of
 * the year, with arrivals that no slow reply holds up. `--share 0.1` takes a tenth of the people, `--seed` another
 * schedule, `--profile gateway` (or `applicants-1` …) a profile of that program's processor.
 */
import { parseArgs } from 'node:util'
import { runBench } from '../run-bench.ts'
import { announcement } from './announcement.ts'
import { deadline } from './deadline.ts'
import { memory } from './memory.ts'
import { type Stage, setStage } from './stage.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'boolean', default: false },
    'closes-at': { type: 'boolean', default: false },
    seconds: { type: 'string', default: '300' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '45' },
    profile: { type: 'string' },
    minutes: { type: 'string', default: '10' },
  },
})
const [name = ''] = positionals

const seed = Number(values.seed)
const days: Record<string, (stage: Stage) => Promise<void>> = {
  announcement: (stage) => announcement(stage, { seed, share: Number(values.share), faults: values.faults }),
  deadline: (stage) =>
    deadline(stage, {
      seed,
      seconds: Number(values.seconds),
      closes: values['closes-at'] ? 'by time' : 'by switch',
    }),
  memory: (stage) => memory(stage, { seed, minutes: Number(values.minutes) }),
}

async function bench(): Promise<void> {
  const day = days[name]
  if (!day) throw new Error(`Say which day: npm run bench -- day ${Object.keys(days).join('|')}`)
  const stage = await setStage(name === 'memory' ? 2 : 1, values.profile)
  try {
    await day(stage)
  } finally {
    await stage.stop()
  }
}

await runBench(bench)
