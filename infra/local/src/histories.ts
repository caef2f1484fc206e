/** `npm run test:histories [count]`: the random histories of an application, by the thousand. */
import { Interrupted, listenForTheEnd } from './ending.ts'
import { runStep } from './step.ts'

const HISTORIES = process.argv[2] ?? '2000'
const args = ['vitest', 'run', '--project', 'stack', 'services/applicants/test/histories']
process.exitCode = await runStep('random histories', args, listenForTheEnd(), { HISTORIES }).catch(
  (error: unknown) => {
    if (!(error instanceof Interrupted)) console.error(error)
    return 130
  },
)
process.exit()
