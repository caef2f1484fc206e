/**
 * `npm run bench -- messages`: whether messages leave evenly, what delivery costs, and whether applicants feel it.
 * `--count 5000 --per-minute 600` of the long delivery; `--pairs 2 --share 1` of the announcement days during delivery,
 * `--pairs 0` for none; `--priority low` is the default.
 */
import { OPTION, readArguments } from '@recruit/local/arguments'
import { printGoals } from '../day/report.ts'
import { setStage } from '../day/stage.ts'
import { runBench } from '../run-bench.ts'
import { daysBeside } from './beside.ts'
import { startMailbox } from './mailbox.ts'
import { openOutbox } from './outbox.ts'
import { sendAll } from './sending.ts'

async function bench(): Promise<void> {
  const { values, number } = readArguments({
    usage:
      'npm run bench -- messages [--count 5000] [--per-minute 600] [--priority idle] [--pairs 2] [--share 1] [--seed 45]',
    options: {
      count: OPTION.text,
      'per-minute': OPTION.text,
      priority: OPTION.text,
      pairs: OPTION.text,
      share: OPTION.text,
      seed: OPTION.text,
    },
  })
  const [count, perMinute] = [number('count', 5_000), number('per-minute', 600)]
  const days = { pairs: number('pairs', 2), share: number('share', 1), seed: number('seed', 45) }
  const mailbox = await startMailbox()
  const delivery = {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'recruit@recruit.test',
    MAIL_PER_MINUTE: String(perMinute),
    MAIL_PRIORITY: values.priority ?? 'idle',
  }
  const stage = await setStage(1, undefined, { delivers: true, ownEnv: { delivery } })
  const outbox = openOutbox(stage.stack)
  try {
    const sent = await sendAll(stage, { outbox, mailbox, count, perMinute })
    const beside = await daysBeside(stage, { outbox, mailbox, perMinute, ...days })
    printGoals([...sent, ...beside])
  } finally {
    await outbox.close()
    await stage.stop()
    await mailbox.stop()
  }
}

await runBench(bench)
