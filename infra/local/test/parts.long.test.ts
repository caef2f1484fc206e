import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Part } from '../src/process/part.ts'
import { freePort } from '../src/stack/ports.ts'
import { type Stack, startStack } from '../src/stack/stack.ts'
import { kill, launch, launcher, processesOf, temporaryData } from '../testing/launched.ts'
import { DATABASES_OF_ITS_OWN } from '../testing/own-stack.ts'
import { openPeriod } from '../testing/people.ts'
import { KEYS } from '../testing/stack.ts'
import { visitor } from '../testing/visitor.ts'

const { dataDir, remove } = temporaryData()
const said: string[] = []
let stack: Stack
beforeAll(async () => {
  stack = await startStack({
    dataDir,
    port: await freePort(),
    env: { ...process.env, ...DATABASES_OF_ITS_OWN, LEAVE_MS: '1500' },
    keys: KEYS,
    replicas: { applicants: 2, gateway: 2 },
    keepGoing: true,
    ownEnv: { 'applicants-2': { LOG_LEVEL: 'debug' } },
    say: (line) => said.push(line),
  })
})
afterAll(async () => {
  await stack?.stop()
  remove()
})

function part(name: string): Part {
  const found = stack.parts.find((one) => one.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const environmentOf = (name: string) => readFileSync(`/proc/${part(name).pid()}/environ`, 'utf8').split('\0')
const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status === 200
const ended = (one: Part) => expect.poll(one.isRunning, { timeout: 20_000 }).toBe(false)

describe('a stack that keeps going', () => {
  test('runs as many of each as it was told, each with the addresses of the others', () => {
    const names = stack.parts.map(({ name }) => name).join(' ')
    expect(names).toBe('mysql redis applicants-1 applicants-2 settings auth gateway-1 gateway-2')
    expect(stack.urls).toHaveLength(2)
    expect(stack.urls[0]).toBe(stack.url)
    const applicants = [part('applicants-1').url, part('applicants-2').url].join()
    for (const gateway of ['gateway-1', 'gateway-2'])
      expect(environmentOf(gateway)).toContain(`APPLICANTS_URL=${applicants}`)
    expect(environmentOf('settings')).toContain('LEAVE_MS=1000')
    expect(environmentOf('gateway-1')).toContain('LEAVE_MS=1500')
  })

  test('MySQL keeps its temporary tables where no other server looks for its own', async () => {
    const mysql = await createConnection(part('mysql').url)
    const [rows] = await mysql.query('SELECT @@tmpdir AS folder')
    await mysql.end()
    expect(rows).toEqual([{ folder: join(dataDir, 'mysql/tmp') }])
  })

  test('a variable of one program’s own reaches it alone', () => {
    expect(environmentOf('applicants-1')).not.toContain('LOG_LEVEL=debug')
    expect(environmentOf('applicants-2')).toContain('LOG_LEVEL=debug')
  })

  // evidence: V16.5.4
  test('goes on without a killed service, and has it back at the same address when told', async () => {
    const one = part('applicants-1')
    one.signal('SIGKILL')
    await one.start()
    expect(said).toContain('applicants-1 was ended by SIGKILL; the others go on.')
    kill(one.pid() ?? 0)
    await ended(one)
    expect(await isReady(part('applicants-2').url)).toBe(true)
    await one.start()
    expect(await isReady(one.url)).toBe(true)
  })

  test('has its databases back at the same addresses with the same data', async () => {
    await openPeriod(stack.url)
    const shown = (url: string) => visitor(url).call('loadSettings', { key: 1 })
    // The gateway that did not save learns of the change a moment later.
    for (const url of stack.urls) await expect.poll(() => shown(url)).toMatchObject({ cardinalNumber: '45' })
    const [mysql, redis] = [part('mysql'), part('redis')]
    expect(readFileSync(`/proc/${mysql.pid()}/comm`, 'utf8')).toMatch(/^(mariadbd|mysqld)\n$/)
    expect(readFileSync(`/proc/${redis.pid()}/comm`, 'utf8')).toMatch(/^redis-server\n$/)
    mysql.signal('SIGKILL')
    redis.signal('SIGKILL')
    await Promise.all([ended(mysql), ended(redis)])
    await Promise.all([mysql.start(), redis.start()])
    await expect
      .poll(() => Promise.all(stack.parts.filter(serves).map(({ url }) => isReady(url))), { timeout: 20_000 })
      .not.toContain(false)
    // A restarted gateway has no earlier copy.
    const gateway = part('gateway-2')
    await gateway.restart()
    for (const url of [stack.url, gateway.url])
      expect(await shown(url)).toMatchObject({ cardinalNumber: '45' })
  })

  test('holds a part and lets it go on, and ends a held one in order', async () => {
    const mysql = part('mysql')
    const state = () => / ([A-Z]) /.exec(readFileSync(`/proc/${mysql.pid()}/stat`, 'utf8'))?.[1]
    mysql.signal('SIGSTOP')
    await expect.poll(state).toBe('T')
    mysql.signal('SIGCONT')
    await expect.poll(state).toBe('S')
    mysql.signal('SIGSTOP')
    await mysql.restart()
    expect(said).not.toContainEqual(expect.stringContaining('mysql was ended by SIGKILL'))
    expect(mysql.isRunning()).toBe(true)
  })
})

describe('npm start', () => {
  const other = temporaryData()
  afterAll(other.remove)

  /** The build and two starts of MySQL on a busy machine. */
  const LIMIT_MS = 60_000
  test(
    'takes replicas, and starts and stops parts as lines on its stdin say',
    async () => {
      const port = await freePort()
      const args = ['--replicas', 'auth=2,gateway=2', '--keep-going']
      const running = launch([...launcher, ...args], other.dataDir, port)
      await running.ready
      expect(running.output()).toMatch(
        new RegExp(`\nReady: http://localhost:${port} http://localhost:\\d+\n`),
      )
      running.write('stop auth-2\nstop nobody\nstart auth-2\n')
      await expect
        .poll(running.output, { timeout: LIMIT_MS })
        .toMatch(/Say start, .* not "stop nobody"\.\nauth-2 is stopped\.\nauth-2 runs\.\n/)

      // Without MySQL a replica does not become ready; commands for other parts do not wait for that.
      running.write('stop mysql\n')
      await expect.poll(running.output, { timeout: LIMIT_MS }).toContain('mysql is stopped.')
      running.write('restart applicants\nstart mysql\n')
      await expect.poll(running.output, { timeout: LIMIT_MS }).toMatch(/mysql runs\.\napplicants runs\.\n/)
      kill(-running.pid, 'SIGINT')
      expect(await running.ended).toBe(0)
      expect(processesOf(other.dataDir)).toEqual([])
    },
    5 * LIMIT_MS,
  )

  test.each([
    ['--replicas=postman=2'],
    ['--replicas=applicants=0'],
    ['--replicas=applicants'],
    ['--keep-goinng'],
    ['applicants=2'],
  ])('says in one line that it does not understand %s', async (argument) => {
    const running = launch([...launcher, argument], other.dataDir, await freePort())
    expect(await running.ended).toBe(1)
    expect(running.output().trim().split('\n')).toEqual([expect.stringContaining('Usage: npm start')])
  })
})

const serves = ({ kind }: Part) => kind !== 'mysql' && kind !== 'redis'
