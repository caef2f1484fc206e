/** `npm run fix`: formats everything and mends what the linter can mend without changing what the code does. */
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'

await runCommand((signal) => runStep('fix', ['biome', 'check', '--write'], signal))
