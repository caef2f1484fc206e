/** `npm run long -- proxies`: HAProxy and nginx before two gateways, by the very files of `infra/deploy/proxy`. */
import { dataDirOf } from '../data-dir.ts'
import { installMissing } from '../install/install-missing.ts'
import { proxyRequirements } from '../install/proxies.ts'
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'
import { serverProgramRequirements } from '../servers/databases.ts'

async function proxies(signal: AbortSignal): Promise<number> {
  const { env } = process
  const context = { dataDir: dataDirOf(env), env, say: console.log, signal }
  await installMissing([...serverProgramRequirements, ...proxyRequirements], context)
  return runStep('proxies', ['vitest', 'run', '--project', 'proxies'], signal)
}

await runCommand(proxies)
