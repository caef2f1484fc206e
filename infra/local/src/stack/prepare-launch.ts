import { dataDirOf, makeDataDir } from '../data-dir.ts'
import { installMissing } from '../install/install-missing.ts'
import { withSecretFiles } from '../keys/secret-files.ts'
import { databaseRequirements } from '../servers/databases.ts'
import type { LaunchContext } from './launch-context.ts'
import { assertPortIsFree, portOf } from './ports.ts'

/**
 * What every start of the stack begins with. Throws one clear line when the port is taken or a server cannot be had:
 * the stack finds that out too, but after a build.
 */
export async function prepareLaunch(signal: AbortSignal): Promise<LaunchContext & { port: number }> {
  const env = withSecretFiles(process.env)
  const context = { port: portOf(env), dataDir: dataDirOf(env), env, say: console.log, signal }
  await assertPortIsFree(context.port)
  makeDataDir(context.dataDir)
  await installMissing(databaseRequirements, context)
  return context
}
