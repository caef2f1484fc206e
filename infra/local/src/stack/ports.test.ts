import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { freePort, portsOf } from './ports.ts'

const PORTS = 60
const module = JSON.stringify(new URL('ports.ts', import.meta.url).href)
const ASKS = `
  const { freePort } = await import(${module})
  const ports = []
  for (let index = 0; index < ${PORTS}; index++) ports.push(await freePort())
  console.log(JSON.stringify(ports))
  process.stdin.resume()`

test('processes that ask at the same time never get the same port', async () => {
  const others = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', ASKS], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  try {
    const answers = await Promise.all(
      others.map(
        ({ stdout }) =>
          new Promise<number[]>((resolve, reject) => {
            stdout.once('data', (line) => resolve(JSON.parse(String(line)))).once('end', reject)
          }),
      ),
    )
    const ours = [await freePort(), await freePort()]
    const all = [...answers.flat(), ...ours]
    expect(all).toHaveLength(6 * PORTS + 2)
    expect(new Set(all).size).toBe(all.length)
  } finally {
    for (const other of others) other.kill()
  }
})

test.each([
  [{ METRICS_PORT: '65531' }, { port: 8080, metricsPort: 65_531 }],
  [
    { PORT: '9095', METRICS_PORT: '9090' },
    { port: 9095, metricsPort: 9090 },
  ],
])('%j is room for every program', (env, ports) => {
  expect(portsOf(env)).toEqual(ports)
})

test.each([
  [{ METRICS_PORT: '65532' }, 'METRICS_PORT must be a number from 1 to 65531, not "65532".'],
  [{ PORT: '9094', METRICS_PORT: '9090' }, 'PORT 9094 is one of the 5 from METRICS_PORT 9090 on.'],
  [{ PORT: '0x' }, 'PORT must be a number from 1 to 65535, not "0x".'],
])('%j is refused in one line', (env, line) => {
  expect(() => portsOf(env)).toThrow(line)
})
