/** `npm run fix`: formats everything, applies the linter's safe fixes, and writes the list of evidence. */
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'

await runCommand(async (signal) => {
  const codes = [
    await runStep('fix', ['biome', 'check', '--write'], signal),
    await runStep('evidence', ['node', 'infra/local/src/commands/evidence.ts'], signal),
  ]
  return Math.max(...codes)
})
