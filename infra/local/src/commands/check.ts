/** `npm run check`: lint, types and unit tests; nothing is started. */
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'

/** What has to hold before any test is worth running. */
export async function lintAndTypes(signal: AbortSignal): Promise<boolean> {
  const codes = [
    await runStep('lint', ['biome', 'check', '--error-on-warnings'], signal),
    await runStep('structure', ['node', 'infra/structure/structure.ts'], signal),
    ...(await Promise.all([
      typesOf('the servers', 'tsconfig.json', signal),
      typesOf('the web app', 'web/tsconfig.json', signal),
      typesOf('the browser tests', 'web/tsconfig.node.json', signal),
    ])),
  ]
  return codes.every((code) => code === 0)
}

/** By one thread, beside the others: several check the same types again, at twice the work. */
const typesOf = (what: string, project: string, signal: AbortSignal) =>
  runStep(`types of ${what}`, ['tsc', '--singleThreaded', '-p', project], signal)

async function check(signal: AbortSignal): Promise<number> {
  const isClean = await lintAndTypes(signal)
  const unit = await runStep('unit tests', ['vitest', 'run', '--project', 'unit'], signal)
  return isClean && unit === 0 ? 0 : 1
}

if (import.meta.main) {
  await runCommand(check)
}
