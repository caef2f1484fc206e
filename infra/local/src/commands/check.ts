/** `npm run check`: lint, structure and types, and if they pass the unit tests; it starts nothing. */
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'
import { runVitest, tell, UNIT } from './test-runs.ts'

/** The checks before any test: returns the names of the failed steps. */
export async function lintAndTypes(signal: AbortSignal): Promise<string[]> {
  const failed: string[] = []
  const step = async (name: string, args: string[]) => {
    if ((await runStep(name, args, signal)) !== 0) failed.push(name)
  }
  // On one thread, alongside the others: several threads check the same types repeatedly, at twice the work.
  const types = (of: string, project: string) =>
    step(`types of ${of} (${project})`, ['tsc', '--singleThreaded', '-p', project])
  await step('lint', ['biome', 'check', '--error-on-warnings'])
  await step('structure', ['node', 'infra/structure/structure.ts'])
  await Promise.all([
    types('the servers', 'tsconfig.json'),
    types('the web app', 'web/tsconfig.json'),
    types('the browser tests', 'web/tsconfig.node.json'),
  ])
  return failed
}

async function check(signal: AbortSignal): Promise<number> {
  const failed = await lintAndTypes(signal)
  if (failed.length === 0) return tell([await runVitest(UNIT, [], signal)], [])
  const fix = failed.includes('lint') ? ' `npm run fix` formats and applies safe fixes.' : ''
  console.log(`\nFailed: ${failed.join(', ')}. The unit tests were not run.${fix}`)
  return 1
}

if (import.meta.main) {
  await runCommand(check)
}
