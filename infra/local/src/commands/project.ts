/**
 * `npm run long -- tests [filters]`: the test files named `*.long.test.ts`. `npm run long -- proxies`: HAProxy and nginx
 * before two gateways, by the very files of `infra/deploy/proxy`. Each is a project of `vitest.config.ts`.
 */
import { readArguments } from '../arguments.ts'
import { dataDirOf } from '../data-dir.ts'
import { chromiumRequirement, koreanFontsRequirement } from '../install/browser.ts'
import { installMissing } from '../install/install-missing.ts'
import { proxyRequirements } from '../install/proxies.ts'
import type { Requirement } from '../install/requirement.ts'
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'
import { serverProgramRequirements } from '../servers/databases.ts'

const NEEDS: Record<string, Requirement[]> = {
  long: [chromiumRequirement, koreanFontsRequirement],
  proxies: proxyRequirements,
}

async function runProject(signal: AbortSignal): Promise<number> {
  const usage = 'npm run long -- tests|proxies [filters]'
  const [project = '', ...filters] = readArguments({ usage, words: 'any' }).words
  const { env } = process
  const context = { dataDir: dataDirOf(env), env, say: console.log, signal }
  await installMissing([...serverProgramRequirements, ...(NEEDS[project] ?? [])], context)
  return runStep(project, ['vitest', 'run', '--project', project, ...filters], signal)
}

await runCommand(runProject)
