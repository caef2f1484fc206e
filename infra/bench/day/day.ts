/**
 * `npm run bench -- day announcement [--faults] | deadline [--closes-at]`: the busiest days of the year, with arrivals
 * that no slow reply delays. `--share 0.1` uses a tenth of the people, `--seed` another schedule, `--profile gateway`
 * (or `applicants-1` …) a processor profile of that program.
 */
import { OPTION, readArguments } from '@recruit/local/arguments'
import { runBench } from '../run-bench.ts'
import { announcement } from './announcement.ts'
import { deadline } from './deadline.ts'
import { setStage } from './stage.ts'

const DAYS = ['announcement', 'deadline'] as const
const USAGE = `npm run bench -- day ${DAYS.join('|')} [--share 1] [--seed 45] [--profile gateway] [--faults] [--closes-at] [--seconds 300]`

async function bench(): Promise<void> {
  const { values, words, number, refusal } = readArguments({
    usage: USAGE,
    options: {
      faults: OPTION.flag,
      'closes-at': OPTION.flag,
      seconds: OPTION.text,
      share: OPTION.text,
      seed: OPTION.text,
      profile: OPTION.text,
    },
    words: DAYS,
  })
  const [day] = words
  if (!day) throw refusal('Which day?')
  const seed = number('seed', 45)
  const [share, seconds] = [number('share', 1), number('seconds', 300)]
  const stage = await setStage(values.profile)
  try {
    if (day === 'announcement') await announcement(stage, { seed, share, faults: values.faults })
    else await deadline(stage, { seed, seconds, closes: values['closes-at'] ? 'by time' : 'by switch' })
  } finally {
    await stage.stop()
  }
}

await runBench(bench)
