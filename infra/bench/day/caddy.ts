import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@recruit/local/paths'
import { waitUntil } from '@recruit/local/process/wait'
import { freePorts } from '@recruit/local/stack/ports'
import { selfSigned } from '../../local/testing/mail/certificates.ts'

/** The programs of the load and of Caddy are trusted: each visitor has an address of its own. */
export const BEHIND_CADDY = { TRUST_PROXY_HOPS: '2' }

/** What differs from the one machine: one gateway at a known place, a certificate at hand, visitors from loopback. */
const changesFor = (gateway: string, folder: string, ports: { http: number; https: number }) =>
  [
    [
      /\temail .*\n\tacme_ca .*\n\tacme_ca_root .*\n/,
      `\tadmin off\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n`,
    ],
    [/\{\$DOMAIN\} \{\n/, `localhost {\n\ttls ${folder}/cert.pem ${folder}/key.pem\n`],
    [/\t\tto .*\n/, `\t\tto ${gateway}\n\t\ttrusted_proxies 127.0.0.1/32\n`],
  ] as const

export type Front = Awaited<ReturnType<typeof startCaddy>>

/** Debian's Caddy with the file of the one machine before a gateway; `authority` is the file that clients trust. */
export async function startCaddy(gateway: string) {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-caddy-'))
  const [http = 0, https = 0] = await freePorts(2)
  let file = readFileSync(join(root, 'infra/deploy/vm/Caddyfile'), 'utf8')
  for (const [what, now] of changesFor(new URL(gateway).host, folder, { http, https })) {
    if (!what.test(file)) throw new Error(`The Caddyfile lacks ${what}`)
    file = file.replace(what, now)
  }
  const { cert, key } = selfSigned('localhost')
  const authority = join(folder, 'cert.pem')
  for (const [name, text] of Object.entries({ Caddyfile: file, 'cert.pem': cert, 'key.pem': key }))
    writeFileSync(join(folder, name), text)
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk).slice(-4_000)
  })
  const ended = once(child, 'exit')
  const answers = () => fetch(`http://localhost:${http}/`, { redirect: 'manual' }).then(() => true)
  await waitUntil(answers, { what: 'Caddy', limitMs: 30_000 }).catch((error: unknown) => {
    throw new Error(log, { cause: error })
  })
  return {
    url: `https://localhost:${https}`,
    authority,
    program: { name: 'caddy', pid: () => child.pid },
    async [Symbol.asyncDispose](): Promise<void> {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
