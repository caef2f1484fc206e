/**
 * `npm run fix`: formats, applies the linter's safe fixes, and writes the generated files: the OpenAPI document, the
 * tables of limits, the list of evidence, the table of what a person types.
 */
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'

/** Each in its own process, so that a mistake in the contract does not prevent formatting. */
const STEPS: Record<string, string[]> = {
  format: ['biome', 'check', '--write'],
  'generated files': ['node', 'infra/local/src/commands/generate.ts'],
  'what is typed': ['vitest', 'run', '--project', 'unit', 'infra/test/places', '--update'],
}

async function fix(signal: AbortSignal): Promise<number> {
  const codes: number[] = []
  for (const [name, command] of Object.entries(STEPS)) codes.push(await runStep(name, command, signal))
  return Math.max(...codes)
}

await runCommand(fix)
