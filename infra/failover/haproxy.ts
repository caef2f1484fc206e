import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { findProgram } from '@recruit/local/install/machine'
import { root } from '@recruit/local/paths'
import { PlainError } from '@recruit/local/plain-error'
import type { Part } from '@recruit/local/process/part'
import { type Wait, waitUntil } from '@recruit/local/process/wait'
import { mysqlAnswers } from '@recruit/local/servers/mysql'
import { baseEnv } from '@recruit/local/stack/environment'
import { freePort } from '@recruit/local/stack/ports'
import { siteFolder } from '../deploy/test/proxy/site-folder.ts'
import { cuttingProxy } from '../faults/cutting-proxy.ts'
import { type Failing, failing } from '../faults/failing.ts'
import { type GaleraNode, guardedPart } from './galera-node.ts'

const MYSQL_CONFIG = join(root, 'infra/deploy/proxy/mysql.cfg')
const READY_LIMIT_MS = 30_000
/** Excludes certificates of earlier runs under the same name, of which OpenSSL would take the first. */
const usual = getCACertificates('default')

/** `url`: of the site, or of an account with every right at the writer. */
export interface Haproxy extends Failing {
  url: string
  stop: () => Promise<void>
}

/** The public HAProxy with https, by the file of production, in front of two gateways. This process trusts it. */
export async function startSite(
  gateways: [string, string],
  ports: { httpsPort: number; httpPort: number },
  dataDir: string,
): Promise<Haproxy> {
  const { cert, args, folder } = siteFolder('haproxy', { gateways, ...ports })
  setDefaultCACertificates([...usual, cert])
  const url = `https://localhost:${ports.httpsPort}`
  const isReady = async () => (await fetch(`${url}/readyz`)).ok
  const ready = (wait: Wait) => waitUntil(isReady, wait)
  const part = await startHaproxy({ name: 'haproxy-site', kind: 'gateway', url, args, dataDir, ready })
  return {
    ...failing(part.name, part),
    url,
    async stop() {
      await part.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The HAProxy in front of MySQL's nodes, by the file of production, behind a proxy that cuts it off. */
export async function startMysqlProxy(
  nodes: GaleraNode[],
  dataDir: string,
  password: string,
): Promise<Haproxy> {
  const port = await freePort()
  const proxy = await cuttingProxy(new URL(`http://127.0.0.1:${port}`))
  const url = `mysql://root:${password}@${new URL(proxy.url).host}/`
  const part = await startHaproxy({
    ...{ name: 'haproxy-mysql', kind: 'mysql', url, dataDir },
    args: ['-db', '-f', MYSQL_CONFIG],
    env: {
      MYSQL_LISTEN: `127.0.0.1:${port}`,
      ...Object.fromEntries(nodes.map(({ address }, at) => [`MYSQL_${at + 1}`, address])),
    },
    ready: (wait) => mysqlAnswers(url, wait),
  })
  return {
    ...failing(part.name, { ...part, setCut: proxy.setCut }),
    url,
    async stop() {
      proxy.stop()
      await part.stop()
    },
  }
}

interface Spec extends Pick<Part, 'name' | 'kind' | 'url'> {
  args: string[]
  env?: Record<string, string>
  dataDir: string
  ready: (wait: Wait) => Promise<void>
}

async function startHaproxy({ args, env, ready, ...spec }: Spec): Promise<Part> {
  const program = findProgram(['haproxy'], process.env)
  if (!program) throw new PlainError('There is no HAProxy on this machine.')
  const part = guardedPart({
    ...spec,
    program,
    env: { ...baseEnv(process.env, spec.dataDir), ...env },
    args: () => args,
    ready: (child) => ready({ what: spec.name, limitMs: READY_LIMIT_MS, child }),
  })
  await part.start()
  return part
}
