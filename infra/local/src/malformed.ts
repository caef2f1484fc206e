/** `npm run test:malformed [count]`: requests that nobody should send, by the thousand. */
import { Interrupted, listenForTheEnd } from './ending.ts'
import { runStep } from './step.ts'

const MALFORMED = process.argv[2] ?? '20000'
const args = ['vitest', 'run', '--project', 'stack', 'gateway/test/malformed']
process.exitCode = await runStep('malformed requests', args, listenForTheEnd(), { MALFORMED }).catch(
  (error: unknown) => {
    if (!(error instanceof Interrupted)) console.error(error)
    return 130
  },
)
process.exit()
