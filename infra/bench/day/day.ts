/**
 * `npm run bench -- day announcement [--faults] | deadline [--closes-at]`: the busiest days of the year, with arrivals
 * that no slow reply delays. `--share 0.1` uses a tenth of the people, `--seed` another schedule, `--profile gateway`
 * (or `applicants-1` …) a processor profile of that program, `--tls` puts the one machine's Caddy before the gateway.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPTION, readArguments } from '@recruit/local/arguments'
import { BEHIND_PROXY } from '@recruit/local/testing/addresses'
import { onDatabases, onProduct, runBench } from '../bench.ts'
import { announcement } from './announcement.ts'
import { BEHIND_CADDY, startCaddy } from './caddy.ts'
import { deadline } from './deadline.ts'

const DAYS = ['announcement', 'deadline'] as const
const USAGE = `npm run bench -- day ${DAYS.join('|')} [--share 1] [--seed 45] [--profile gateway] [--faults] [--closes-at] [--tls] [--seconds 300]`

/** On two replicas of applicants and one gateway behind one trusted proxy. */
async function bench(): Promise<void> {
  const { values, words, number, refusal } = readArguments({
    usage: USAGE,
    options: {
      faults: OPTION.flag,
      'closes-at': OPTION.flag,
      tls: OPTION.flag,
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
  const { faults, profile } = values
  const options = {
    replicas: { applicants: 2 },
    keepGoing: true,
    ...(profile && { ownEnv: { [profile]: profiling() } }),
  }
  await onDatabases(({ mysqlAdminUrl, mysql }) =>
    onProduct(
      mysqlAdminUrl,
      async ({ stack, admin }) => {
        const gateway = stack.parts.find(({ kind }) => kind === 'gateway')?.url ?? ''
        await using front = values.tls ? await startCaddy(gateway) : undefined
        const stage = { stack, admin, parts: [...mysql, ...stack.parts], front }
        if (day === 'announcement') return await announcement(stage, { seed, share, faults })
        return await deadline(stage, { seed, seconds, closes: values['closes-at'] ? 'by time' : 'by switch' })
      },
      values.tls ? BEHIND_CADDY : BEHIND_PROXY,
      options,
    ),
  )
}

/** The program writes its processor profile to a folder when it ends. */
function profiling(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-profile-'))
  console.log(`The profile will be in ${folder}`)
  return { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` }
}

await runBench(bench)
