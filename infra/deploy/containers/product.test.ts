import { randomUUID } from 'node:crypto'
import { enrolledPerson, openPeriod, signedIn, wholeContent } from '@recruit/local/testing/people'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { docker, run } from './engine.ts'
import { type Installation, install } from './installation.ts'

const programs = ['gateway', 'applicants', 'delivery', 'settings', 'auth']
const jobs = ['schemas', 'migrate-applicants', 'migrate-settings', 'migrate-auth', 'grants', 'first-keys']

/** `quick` skips the slowest parts. */
const isWhole = process.env.SCOPE !== 'quick'

let product: Installation
beforeAll(async () => {
  product = await install()
  await product.up()
}, 300_000)
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.log(await product.logs())
})
afterAll(() => product?.remove(), 300_000)

describe('after `up`', () => {
  test.each(programs)('%s is healthy', async (name) => {
    expect(await product.containersOf(name)).toHaveLength(1)
    await product.untilHealthy(name)
  })

  test.each(programs)('%s runs as nobody in particular and can write nowhere but in /tmp', async (name) => {
    const [container = ''] = await product.containersOf(name)
    const look =
      'id -u; grep CapEff /proc/1/status; touch /app/x 2>/dev/null || echo refused; touch /tmp/x && echo done'
    expect((await docker('exec', container, 'sh', '-c', look)).split(/\s+/)).toEqual([
      '10001',
      'CapEff:',
      '0000000000000000',
      'refused',
      'done',
    ])
  })

  test('every job has come to a good end', async () => {
    for (const name of jobs) {
      const [container = ''] = await product.containersOf(name)
      expect([name, await product.inspect(container, '.State.ExitCode')]).toEqual([name, '0'])
    }
  })

  test('the gateway shows its figures in its container, and no visitor', async () => {
    const [gateway = ''] = await product.containersOf('gateway')
    expect((await fetch(`${product.url}/metrics`)).status).toBe(404)
    expect(await docker('port', gateway)).not.toContain('9090')
    expect(await figuresOf(gateway, 9090)).toContain('build_info{')
  })

  test('MySQL and Redis are reached by nobody on this machine', async () => {
    for (const name of ['mysql', 'redis', 'applicants', 'delivery', 'settings', 'auth'])
      for (const container of await product.containersOf(name))
        expect(await docker('port', container)).toBe('')
  })
})

if (isWhole)
  test('the story of one application passes in a browser', async () => {
    const args = ['test', '-c', 'web/playwright.config.ts', 'story.spec', '--workers=1', '--reporter=line']
    await run('playwright', args, { ...process.env, TEST_BASE_URL: product.url, ADMIN_KEY })
  }, 300_000)

test('a submission is confirmed by the delivery alone, and without a mail server nothing is sent', async () => {
  await openPeriodOnce()
  const { browser, id } = await enrolledPerson(product.url)
  const [delivery = ''] = await product.containersOf('delivery')
  const messages = () =>
    product.rows(`SELECT kind, state, is_dry_run FROM messages WHERE application = '${id}'`)
  await docker('stop', delivery)
  await browser.call('savePage2', { id, ...wholeContent, email: 'gaon@recruit.test', isFinalSubmit: true })
  expect(await messages()).toBe('receipt\tqueued\t0')
  await docker('start', delivery)
  await expect.poll(messages, { timeout: 60_000 }).toBe('receipt\tsent\t1')
}, 120_000)

describe('three of the applicants service', () => {
  const answered = async () => {
    const containers = await product.containersOf('applicants')
    const texts = await Promise.all(containers.map((one) => figuresOf(one, 8080)))
    return texts.map((text) =>
      [...text.matchAll(/^http_request_duration_seconds_count\{[^}]*route="\/api[^}]*\} (\d+)$/gm)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      ),
    )
  }

  test('share the calls', async () => {
    await openPeriodOnce()
    await product.up('--no-deps', '--scale', 'applicants=3', 'applicants')
    await product.untilHealthy('applicants')
    const { browser, id } = await enrolledPerson(product.url)
    // The gateway resolves names once a second.
    await expect
      .poll(
        async () => {
          for (let call = 0; call < 30; call++) await browser.call('getApplication', { id })
          return Math.min(...(await answered()))
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThanOrEqual(10)
    console.log(`calls answered by each of the three: ${(await answered()).join(', ')}`)
  }, 180_000)

  test('one of them that is killed is missed by no reader and no writer', async () => {
    const { browser, id } = await enrolledPerson(product.url)
    const seen: number[] = []
    let isOver = false
    const stream = async (step: (turn: number) => Promise<{ status: number }>) => {
      for (let turn = 0; !isOver; turn++) seen.push((await step(turn)).status)
    }
    const reading = () => browser.send('getApplication', { id })
    const writing = (turn: number) =>
      browser.send('savePage1', { id, major: `전공 ${turn}` }, { 'Idempotency-Key': randomUUID() })
    const streams = [stream(reading), stream(reading), stream(writing)]
    await expect.poll(() => seen.length, { timeout: 20_000 }).toBeGreaterThan(50)
    const [victim = ''] = await product.containersOf('applicants')
    await docker('kill', victim)
    const atDeath = seen.length
    await expect.poll(() => seen.length, { timeout: 60_000 }).toBeGreaterThan(atDeath + 300)
    isOver = true
    await Promise.all(streams)
    console.log(`${seen.length} reads and writes around the death of one, all answered`)
    expect(seen.filter((status) => status !== 200)).toEqual([])
  }, 120_000)
})

if (isWhole)
  test('`down` and `up` keep everything', async () => {
    await openPeriodOnce()
    const { browser, id } = await enrolledPerson(product.url)
    await browser.call('savePage1', { id, major: '의류산업학과' })
    await product.down()
    await product.up()
    expect(await browser.call('getApplication', { id })).toMatchObject({ major: '의류산업학과' })
    // The keys were set before, and Redis kept the sessions.
    await signedIn(product.url, 'admin')
  }, 180_000)

function figuresOf(container: string, port: number): Promise<string> {
  const read = `fetch('http://127.0.0.1:${port}/metrics').then((r) => r.text()).then(console.log)`
  return docker('exec', container, 'node', '-e', read)
}

let isOpen = false
async function openPeriodOnce(): Promise<void> {
  if (!isOpen) await openPeriod(product.url)
  isOpen = true
}
