import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '@recruit/local/install/machine'
import { spawnChild } from '@recruit/local/process/child'
import { guarded } from '@recruit/local/process/supervised'
import { waitUntil } from '@recruit/local/process/wait'
import { freePort } from '@recruit/local/stack/ports'
import type { Bench } from '../calls.ts'
import { gatewayOf, rate } from '../load/load.ts'
import { interleaved, report } from '../load/ratio.ts'
import { settingsLoad, startBareSettings } from './settings.ts'

const WHAT = 'settings load through the gateway ÷ nginx in front of a bare service'
const GOAL = 1.15

/** What the settings load costs through the gateway, over what nginx makes of a service that does nothing else. */
export async function nginx(bench: Bench): Promise<string[]> {
  const program = findProgram(['nginx'], process.env)
  if (!program) return [`| ${WHAT} | ≥ ${GOAL.toFixed(2)} | nginx is not installed here | |`]
  const bare = await startBareSettings(bench)
  const proxy = await startNginx(program, new URL(bare.url).host).catch(async (error) => {
    await bare.stop()
    throw error
  })
  try {
    const ratio = await interleaved(
      { name: 'gateway', measure: () => rate(gatewayOf(bench.stack), settingsLoad) },
      { name: 'nginx', measure: () => rate(proxy.url, settingsLoad) },
    )
    return [report(WHAT, { goal: GOAL }, ratio)]
  } finally {
    await proxy.stop()
    await bare.stop()
  }
}

async function startNginx(program: string, upstream: string) {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-nginx-'))
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configOf(folder, port, upstream))
  const child = spawnChild({
    name: 'nginx',
    ...guarded(program, ['-c', config, '-p', folder, '-e', join(folder, 'error.log')]),
    env: {},
    dataDir: folder,
  })
  const stop = async () => {
    await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntil(async () => (await fetch(url)).ok, { what: 'nginx', limitMs: 10_000, child })
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** At its best: connections are kept on both sides, nothing is logged. One worker, because a gateway has one thread. */
const configOf = (folder: string, port: number, upstream: string): string => `
daemon off;
worker_processes 1;
error_log ${folder}/error.log;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 10000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream service { server ${upstream}; keepalive 64; keepalive_requests 10000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}
`
