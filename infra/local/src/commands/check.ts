/** `npm run check`: lint, types and unit tests; nothing is started. */
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'

/** What has to hold before any test is worth running. */
export async function lintAndTypes(signal: AbortSignal): Promise<boolean> {
  const codes = [
    await runStep('lint', ['biome', 'check', '--error-on-warnings'], signal),
    await runStep('structure', ['node', 'infra/structure/structure.ts'], signal),
    await runStep('types of the servers', ['tsc', '-p', 'tsconfig.json'], signal),
    await runStep('types of the web app', ['tsc', '-p', 'web/tsconfig.json'], signal),
    await runStep('types of the browser tests', ['tsc', '-p', 'web/tsconfig.node.json'], signal),
  ]
  return codes.every((code) => code === 0)
}

async function check(signal: AbortSignal): Promise<number> {
  const isClean = await lintAndTypes(signal)
  const unit = await runStep('unit tests', ['vitest', 'run', '--project', 'unit'], signal)
  return isClean && unit === 0 ? 0 : 1
}

if (import.meta.main) {
  await runCommand(check)
}
