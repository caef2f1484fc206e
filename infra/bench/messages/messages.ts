/**
 * `npm run bench -- messages`: whether messages leave evenly, what their delivery costs, and whether applicants feel it.
 * `--count 5000 --per-minute 600` of the long delivery, `--pairs 2 --share 1` of the announcement days beside it;
 * `--pairs 0` leaves them out; `--priority low` is the delivery as it is unless set.
 */
import { parseArgs } from 'node:util'
import { printGoals } from '../day/report.ts'
import { setStage } from '../day/stage.ts'
import { runBench } from '../run-bench.ts'
import { daysBeside } from './beside.ts'
import { startMailbox } from './mailbox.ts'
import { openOutbox } from './outbox.ts'
import { sendAll } from './sending.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '5000' },
    'per-minute': { type: 'string', default: '600' },
    priority: { type: 'string', default: 'idle' },
    pairs: { type: 'string', default: '2' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '45' },
  },
})
const perMinute = Number(values['per-minute'])

async function bench(): Promise<void> {
  const mailbox = await startMailbox()
  const delivery = {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'recruit@recruit.test',
    MAIL_PER_MINUTE: String(perMinute),
    MAIL_PRIORITY: values.priority,
  }
  const stage = await setStage(1, undefined, { delivers: true, ownEnv: { delivery } })
  const outbox = openOutbox(stage.stack)
  try {
    const sent = await sendAll(stage, { outbox, mailbox, count: Number(values.count), perMinute })
    const beside = await daysBeside(stage, {
      ...{ outbox, mailbox, perMinute },
      ...{ pairs: Number(values.pairs), share: Number(values.share), seed: Number(values.seed) },
    })
    printGoals([...sent, ...beside])
  } finally {
    await outbox.close()
    await stage.stop()
    await mailbox.stop()
  }
}

await runBench(bench)
