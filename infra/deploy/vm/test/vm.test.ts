import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { enrolledPerson } from '@recruit/local/testing/people'
import { type Visitor, visitor } from '@recruit/local/testing/visitor'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DOMAIN, type Machine, newMachine } from './machine.ts'

let machine: Machine
let firstStart = ''
const began = performance.now()
const minutes = (from: number) => ((performance.now() - from) / 60_000).toFixed(1)

beforeAll(async () => {
  machine = await newMachine()
  firstStart = await machine.start()
  console.log(`from clone to https: ${minutes(began)} min`)
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.log(await machine.logs())
})
afterAll(() => machine?.remove())

let admin: Visitor
let applicant: Awaited<ReturnType<typeof enrolledPerson>>
const major = async () => (await applicant.browser.call('getApplication', { id: applicant.id })).major
const keyIn = (text: string) => /Admin key: (\S+)/.exec(text)?.[1] ?? ''

test('one command leads from a clone to a page by https with a verified certificate', async () => {
  expect(firstStart).toContain(`The site is there: https://${DOMAIN}`)
  const { port } = new URL(machine.url)
  const certificate = await new Promise<{ subject: string; verified: boolean }>((resolve, reject) => {
    const socket = connect({ host: DOMAIN, port: Number(port), servername: DOMAIN }, () => {
      resolve({ subject: socket.getPeerCertificate().subjectaltname ?? '', verified: socket.authorized })
      socket.destroy()
    }).on('error', reject)
  })
  expect(certificate).toEqual({ subject: `DNS:${DOMAIN}`, verified: true })
  const page = await fetch(machine.url)
  expect(await page.text()).toContain('<title>')
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')
  const plain = await fetch(machine.plainUrl, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `https://${DOMAIN}/`])
})

test('the admin signs in with the key that was shown, and an applicant saves', async () => {
  admin = visitor(machine.url)
  expect(await admin.call('login', { pw: keyIn(firstStart) })).toMatchObject({ adminLoggedIn: true })
  await admin.call('initSettings', {})
  await admin.call('modifyRecruitInfo', { isApplicationPeriod: true, cardinalNumber: '45' })
  // A busy machine answers its first calls too late.
  applicant = await vi.waitFor(() => enrolledPerson(machine.url), { timeout: 120_000, interval: 1_000 })
  await applicant.browser.call('savePage1', { id: applicant.id, major: '국어국문학' })
  expect(await major()).toBe('국어국문학')
})

test('a visitor who claims other addresses is counted as one', async () => {
  const stranger = visitor(machine.url)
  const guess = (at: number) => {
    const claimed = `198.${at}.100.7`
    return stranger.send(
      'login',
      { pw: `wrong-${at}` },
      { 'X-Forwarded-For': claimed, 'X-Real-IP': claimed, Forwarded: `for=${claimed}` },
    )
  }
  const statuses: number[] = []
  for (let at = 1; at < 10 && statuses.at(-1) !== 429; at++) statuses.push((await guess(at)).status)
  expect(statuses.at(-1)).toBe(429)
})

test('a body beyond the limit is refused', async () => {
  const { status } = await applicant.browser.raw('POST', '/api/update/page1', { body: 'x'.repeat(300_000) })
  expect(status).toBe(413)
})

/** Readers and a writer; counts what failed. */
function underLoad() {
  const failed: string[] = []
  let count = 0
  let isOver = false
  const stream = async (step: (turn: number) => Promise<{ status: number; text: string }>) => {
    for (let turn = 0; !isOver; turn++, count++) {
      const outcome = await step(turn).then(
        ({ status, text }) => (status === 200 ? '' : `${status} ${text.slice(0, 100)}`),
        (error: Error) => `${error.message} ${error.cause ?? ''}`,
      )
      if (outcome) failed.push(outcome)
      await sleep(100)
    }
  }
  const { browser, id } = applicant
  const streams = [
    stream(() => browser.raw('GET', '/')),
    stream(() => browser.send('getApplication', { id })),
    stream((turn) =>
      browser.send('savePage1', { id, major: `전공 ${turn}` }, { 'Idempotency-Key': randomUUID() }),
    ),
  ]
  return async () => {
    isOver = true
    await Promise.all(streams)
    return { count, failed }
  }
}

test('an upgrade under load fails no request', async () => {
  await machine.release('v2')
  const from = performance.now()
  const end = underLoad()
  const said = await machine.site('upgrade', 'v2').finally(() => sleep(3_000))
  const { count, failed } = await end()
  console.log(`upgrade: ${minutes(from)} min, ${failed.length} of ${count} requests failed`)
  expect(said).toContain(`https://${DOMAIN} runs v2.`)
  expect(failed).toEqual([])
  expect(count).toBeGreaterThan(100)
})

test('a release that does not start goes back, and no visitor notices', async () => {
  await machine.release('v3', 'throw new Error("broken release")\n')
  const from = performance.now()
  const end = underLoad()
  const said = await machine.site('upgrade', 'v3').catch(({ message }: Error) => message)
  const { count, failed } = await end()
  console.log(`broken release: ${minutes(from)} min, ${failed.length} of ${count} requests failed`)
  expect(said).toContain('broken release')
  expect(said).toContain('v2 runs as before')
  expect(machine.answers()).toContain('\nTAG=v2\n')
  expect(failed).toEqual([])
})

test('a rollback leads to the version before', async () => {
  expect(await machine.site('rollback')).toContain('runs v1.')
  expect((await fetch(machine.url)).status).toBe(200)
  expect(await machine.site('status')).toMatch(/^https:\/\/\S+, version v1\n/)
})

test('a backup is proven, and a restore brings back its moment', async () => {
  await applicant.browser.call('savePage1', { id: applicant.id, major: '수학' })
  await machine.site('backup')
  expect(await machine.site('prove')).toContain('restored into an empty database and compared, row by row')
  await applicant.browser.call('savePage1', { id: applicant.id, major: '잘못 저장한 전공' })
  await machine.site('restore')
  expect(await major()).toBe('수학')
})

test('the check finds nothing wrong with the site and its data', async () => {
  expect(await machine.site('check')).toMatch(/All is as it should be[\s\S]* 0 broken/)
})

test('a lost machine comes back from its backups, equal row by row', async () => {
  await machine.site('backup')
  const before = await machine.rows()
  await machine.lose()
  const from = performance.now()
  await machine.start()
  await machine.site('restore')
  console.log(`a new machine from its backup: ${minutes(from)} min`)
  expect(await machine.rows()).toBe(before)
  // The keys of this machine are new: her browser's proof of who she is counts no more, and she looks herself up.
  const { name, studentId, ewhaianId } = applicant.person
  const again = visitor(machine.url)
  const { applicantId: id = '' } = await again.call('findApplicant', { name, studentId, ewhaianId })
  expect(await again.call('getApplication', { id })).toMatchObject({ major: '수학' })
})
