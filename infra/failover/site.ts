import { rmSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { findProgram } from '@recruit/local/install/machine'
import { PlainError } from '@recruit/local/plain-error'
import { spawnChild } from '@recruit/local/process/child'
import { createPart } from '@recruit/local/process/part'
import { guarded } from '@recruit/local/process/supervised'
import { waitUntil } from '@recruit/local/process/wait'
import { baseEnv } from '@recruit/local/stack/environment'
import { siteFolder } from '../deploy/test/proxy/site-folder.ts'
import { type Failing, failing } from '../faults/failing.ts'

const READY_LIMIT_MS = 10_000
/** Certificates of earlier runs, under the same name, are not among them: OpenSSL would take the first. */
const usual = getCACertificates('default')

export interface Site extends Failing {
  url: string
  stop: () => Promise<void>
}

/** The HAProxy that visitors come to over https, by the file of production, before two gateways. This process trusts it. */
export async function startSite(
  gateways: [string, string],
  ports: { httpsPort: number; httpPort: number },
  dataDir: string,
): Promise<Site> {
  const program = findProgram(['haproxy'], process.env)
  if (!program) throw new PlainError('There is no HAProxy on this machine.')
  const { cert, args, folder } = siteFolder('haproxy', { gateways, ...ports })
  setDefaultCACertificates([...usual, cert])
  const url = `https://localhost:${ports.httpsPort}`
  const part = createPart({
    name: 'haproxy',
    kind: 'gateway',
    url,
    isGuarded: true,
    spawn: () =>
      spawnChild({
        name: 'haproxy',
        ...guarded(program, args),
        env: baseEnv(process.env, dataDir),
        dataDir,
      }),
    ready: (child) =>
      waitUntil(async () => (await fetch(`${url}/readyz`)).ok, {
        what: 'HAProxy before the gateways',
        limitMs: READY_LIMIT_MS,
        child,
      }),
    died: () => undefined,
  })
  await part.start()
  return {
    ...failing('haproxy', part),
    url,
    async stop() {
      await part.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
