import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '@recruit/local/install/machine'
import { freePort } from '@recruit/local/stack/ports'
import { type Kind, type SiteOptions, siteFolder } from './site-folder.ts'

type Options = Omit<SiteOptions, 'httpsPort' | 'httpPort'>
export type RunningProxy = Awaited<ReturnType<typeof startProxy>>

const READY_MS = 30_000

const freePorts = async () => ({ httpsPort: await freePort(), httpPort: await freePort() })

export function programOf(kind: Kind): string {
  const program = findProgram([kind], process.env)
  if (!program) throw new Error(`There is no ${kind} on this machine.`)
  return program
}

/** The program's check of the file, and whether it accepts it. */
export async function checkOf(kind: Kind) {
  const gateways: Options['gateways'] = ['127.0.0.1:1', '127.0.0.1:2']
  const { folder, args, check } = siteFolder(kind, { gateways, ...(await freePorts()) })
  const { status, stderr } = spawnSync(programOf(kind), [...check, ...args])
  rmSync(folder, { recursive: true })
  return { status, said: String(stderr) }
}

/** A real HAProxy or nginx in front of two gateways, with the files of `infra/deploy/proxy`. */
export async function startProxy(kind: Kind, options: Options) {
  const ports = await freePorts()
  const { folder, cert, args } = siteFolder(kind, { ...options, ...ports })
  const child = spawn(programOf(kind), args)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const said = () => (kind === 'haproxy' ? output : output + readFileSync(join(folder, 'access.log')))
  const edit = (line: string, now: string) => {
    if (kind === 'haproxy') return
    const file = join(folder, 'nginx-site.conf')
    writeFileSync(file, readFileSync(file, 'utf8').replace(line, now))
    child.kill('SIGHUP')
  }
  const ended = once(child, 'exit')
  const until = Date.now() + READY_MS
  while (!(await answers(ports.httpPort))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`${kind} does not answer:\n${output}`)
    }
    await pause(25)
  }
  return {
    kind,
    cert,
    folder,
    httpsPort: ports.httpsPort,
    http: `http://127.0.0.1:${ports.httpPort}`,
    /** Its complete log. */
    said,
    /** Its log lines about requests. */
    figures: () =>
      said()
        .split('\n')
        .filter((line) => line.startsWith('{')),
    /** What an operator does around a gateway's restart: nothing with HAProxy, which the gateway informs. */
    takeOut: (address: string) => edit(`server ${address}`, `server ${address} down`),
    putBack: (address: string) => edit(`server ${address} down`, `server ${address}`),
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
