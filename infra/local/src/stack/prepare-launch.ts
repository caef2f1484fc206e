import { makeDataDir } from '../data-dir.ts'
import { installMissing } from '../install/install-missing.ts'
import { PlainError } from '../plain-error.ts'
import { databaseRequirements } from '../servers/databases.ts'
import { commandContext, type LaunchContext } from './launch-context.ts'
import { isForIdleTime } from './mail-priority.ts'
import { assertPortIsFree, MEASURED, portsOf } from './ports.ts'

/**
 * The first step of every start. Throws one clear line if the port is taken, a variable is invalid or a server is
 * unavailable, which the stack would notice only after a build.
 */
export async function prepareLaunch(
  signal: AbortSignal,
): Promise<LaunchContext & ReturnType<typeof portsOf>> {
  const given = commandContext(signal)
  const { env } = given
  refuseCertificate(env)
  isForIdleTime(env)
  const context = { ...given, ...portsOf(env) }
  await assertPortIsFree(context.port)
  if (context.metricsPort)
    for (const at of MEASURED.keys()) await assertPortIsFree(context.metricsPort + at, 'METRICS_PORT')
  makeDataDir(context.dataDir)
  await installMissing(databaseRequirements, context)
  return context
}

/** Refuses certificates: a site that its operator believes to be https must not be http. */
function refuseCertificate(env: NodeJS.ProcessEnv): void {
  const given = ['TLS_CERT_FILE', 'TLS_KEY_FILE', 'TLS_CERT', 'TLS_KEY'].find((name) => env[name])
  if (given)
    throw new PlainError(
      `${given}: here the gateway speaks http alone; a proxy before it takes the certificate (infra/docs/proxies.md).`,
    )
}
