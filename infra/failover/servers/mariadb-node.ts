import { spawnChild } from '@recruit/local/process/child'
import { createPart, type Part } from '@recruit/local/process/part'
import { guarded } from '@recruit/local/process/supervised'
import { baseEnv } from '@recruit/local/stack/environment'
import type { LaunchContext } from '@recruit/local/stack/launch-context'
import { freePort } from '@recruit/local/stack/ports'
import { ask as askServer, type Row } from '../../deploy/mysql/replica-server.ts'
import { cuttingProxy } from '../../faults/cutting-proxy.ts'
import { failing } from '../../faults/failing.ts'
import type { DatabaseNode } from './types.ts'

const ASK_LIMIT_MS = 2_000

interface MariadbSpec {
  name: string
  program: string
  password: string
  context: LaunchContext
  /** The arguments of each start, which may depend on what the last end has left. */
  args: (port: number) => Promise<string[]>
  /** Resolves when the server has started as far as others need not wait for it. */
  ready: (url: string, part: Part) => Promise<void>
  env?: Record<string, string>
  /** Cuts it off from the others of its group, and joins it again. */
  isolate: (node: MariadbNode, isCut: boolean) => Promise<void>
  /** What an operator does once it is back. */
  mended?: (node: MariadbNode) => void
}

export interface MariadbNode extends DatabaseNode {
  port: number
  part: Part
  start: () => Promise<void>
  /** The rows of one statement, asked straight of the server. */
  ask: (sql: string) => Promise<Row[]>
  isCut: () => boolean
  stop: () => Promise<void>
}

/** One MariaDB below a guard, behind a proxy that cuts it off from its clients. It is not started yet. */
export async function mariadbNode({
  name,
  program,
  password,
  context,
  ...spec
}: MariadbSpec): Promise<MariadbNode> {
  const port = await freePort()
  const proxy = await cuttingProxy(new URL(`http://127.0.0.1:${port}`))
  const url = `mysql://root:${password}@127.0.0.1:${port}/`
  let args: string[] = []
  let cut = false
  const part = createPart({
    name,
    kind: 'mysql',
    url,
    isGuarded: true,
    spawn: () =>
      spawnChild({
        name,
        ...guarded(program, args),
        env: { ...baseEnv(context.env, context.dataDir), ...spec.env },
        dataDir: context.dataDir,
      }),
    ready: () => spec.ready(url, part),
    died: () => undefined,
  })
  async function start(): Promise<void> {
    args = await spec.args(port)
    await part.start()
  }
  async function setCut(isCut: boolean): Promise<void> {
    cut = isCut
    proxy.setCut(isCut)
    await spec.isolate(node, isCut)
  }
  const { fail, mend } = failing(name, { signal: part.signal, start, setCut })
  const node: MariadbNode = {
    name,
    url,
    port,
    part,
    start,
    address: new URL(proxy.url).host,
    isCut: () => cut,
    fail,
    async mend(fault) {
      await mend(fault)
      spec.mended?.(node)
    },
    ask: (sql) => ask(url, sql),
    async stop() {
      proxy.stop()
      await part.stop()
    },
  }
  return node
}

/** The rows of one statement over a connection of its own, within a limit. */
export const ask = (url: string, sql: string): Promise<Row[]> =>
  askServer({ name: url, url: new URL(url) }, sql, ASK_LIMIT_MS)
