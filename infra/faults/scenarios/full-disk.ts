import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, cpSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ESSAYS } from '@recruit/contract/fields/application-values'
import { PlainError } from '@recruit/local/plain-error'
import { waitUntil } from '@recruit/local/process/wait'
import { newPerson, wholeContent } from '@recruit/local/testing/people'
import { ADMIN_KEY } from '@recruit/local/testing/stack'
import { browserBehind } from '../balancer.ts'
import { artefacts, type Environment, query, startEnvironment } from '../environment.ts'
import { slowest, statusesOf, underLoad } from '../load.ts'
import {
  allAre,
  atMost,
  type Figure,
  holds,
  named,
  none,
  noted,
  type Scenario,
  some,
  WITHIN_3_S,
} from '../scenario.ts'
import { shutOut, staffOf } from './redis.ts'

const SIZE = '300m'
const MOST_WRITES = 3_000
const REFUSALS = 30
const FULL_MS = 5_000
const BACK_LIMIT_MS = 10_000
const CHUNK = Buffer.alloc(64 * 1024)

// evidence: fault.11
export const fullDisk: Scenario = {
  number: 11,
  name: 'a full disk',
  promise: 'writes refused honestly, reads serve',
  cause: `MySQL's data on a disk of ${SIZE} that is filled up, then enrolments until they are refused`,
  run: (given) => onSmallDisks(given, ['mysql'], fillMysql),
}

// evidence: fault.22
export const fullFolders: Scenario = {
  number: 22,
  name: 'a full disk below logs and Redis',
  promise:
    'applicants notice nothing; with full logs staff neither, with a full Redis staff get 503; back within 10 s of room',
  cause: `the folder of the logs, then Redis's, on a disk of ${SIZE} that is full for ${FULL_MS / 1000} s`,
  run: (given) => onSmallDisks(given, ['logs', 'redis'], fillFolders),
}

type Folder = 'mysql' | 'redis' | 'logs'
type Story = (environment: Environment, diskOf: (folder: Folder) => string) => Promise<Figure[]>

/** Plays a story in a product of its own, with each of these folders on a small disk. */
async function onSmallDisks(
  { random, signal }: Environment,
  folders: Folder[],
  story: Story,
): Promise<Figure[]> {
  const name = `full-${folders.join('-')}`
  let home = ''
  const diskOf = (folder: Folder) => join(home, folder)
  const leave = () => {
    if (home) for (const folder of folders) unmount(diskOf(folder))
  }
  const environment = await startEnvironment({
    name,
    seed: random.below(2 ** 31),
    signal,
    prepare: (dataDir) => {
      home = dataDir
      for (const folder of folders) mount(diskOf(folder))
      process.once('exit', leave)
    },
  }).catch((error: unknown) => {
    leave()
    throw error
  })
  try {
    return await story(environment, diskOf)
  } finally {
    for (const folder of folders)
      if (folder === 'logs') cpSync(diskOf(folder), join(artefacts, name), { recursive: true })
      else await environment.part(folder).stop()
    leave()
    process.off('exit', leave)
    await environment.stop()
  }
}

/** Each folder full under load, one after the other. */
const fillFolders: Story = (environment, diskOf) =>
  underLoad(environment, async (load) => {
    const staff = await staffOf(environment)
    const log = join(diskOf('logs'), 'gateway-1.log')
    let logged = 0

    async function full(
      folder: Folder,
      meanwhile: () => Promise<Figure[]>,
      isBack: () => Promise<boolean>,
    ): Promise<Figure[]> {
      const at = performance.now()
      const ballast = join(diskOf(folder), 'ballast')
      fillUp(ballast)
      await sleep(FULL_MS)
      const figures = await meanwhile()
      await load.served()
      const [failed, worst] = [load.failedSince(at), slowest(load.endedSince(at))]
      rmSync(ballast)
      const hasRoom = performance.now()
      await waitUntil(isBack, { what: `Going on in ${folder}`, limitMs: 3 * BACK_LIMIT_MS })
      return named(folder, [
        holds('calls of applicants that failed', failed.length === 0, statusesOf(failed)),
        atMost('slowest answer', worst, WITHIN_3_S),
        ...figures,
        atMost('goes on after', performance.now() - hasRoom, BACK_LIMIT_MS),
      ])
    }

    const whileLogs = async () => {
      logged = statSync(log).size
      return [allAre(200, 'staff are served', [(await staff.read()).status])]
    }
    const letsIn = async () => (await staff.enter(ADMIN_KEY))?.status === 200
    return [
      ...(await full('logs', whileLogs, async () => statSync(log).size > logged)),
      ...(await full('redis', () => shutOut(staff), letsIn)),
    ]
  })

const fillMysql: Story = async (environment, diskOf) => {
  const browser = browserBehind(environment.balancer)
  const enrolled: string[] = []
  const refusals: number[] = []
  let slowest = 0
  const enrol = async () => {
    environment.signal.throwIfAborted()
    const from = performance.now()
    const essay = '가'.repeat(1_000)
    const essays = Object.fromEntries(ESSAYS.map((name) => [name, essay]))
    const answer = await browser.send('enroll', { ...newPerson(), ...wholeContent, ...essays })
    slowest = Math.max(slowest, performance.now() - from)
    if (answer?.status === 200 && answer.body.success) enrolled.push(answer.body.value)
    else refusals.push(answer?.status ?? 0)
  }
  await enrol()
  const ballast = join(diskOf('mysql'), 'ballast')
  fillUp(ballast)
  while (refusals.length < REFUSALS && enrolled.length < MOST_WRITES) await enrol()

  let failedReads = 0
  const reading = browserBehind(environment.balancer)
  for (let count = 0; count < 50; count++) {
    const id = environment.random.oneOf(enrolled)
    const answers = [
      await reading.send('loadSettings', { key: 1 }),
      await reading.send('getApplication', { id }),
    ]
    failedReads += answers.filter((answer) => answer?.status !== 200).length
  }
  rmSync(ballast)
  const refused = refusals.length
  const before = enrolled.length
  for (let count = 0; count < 10; count++) await enrol()

  const [row] = await query<{ count: number }>(
    environment,
    'SELECT COUNT(*) AS count FROM recruit_applicants.applications WHERE id IN (?)',
    [enrolled],
  )
  return [
    noted('enrolled until the disk was full', before),
    some('then refused', refused),
    none('refused otherwise than with 503', refusals.filter((status) => status !== 503).length),
    atMost('slowest answer', slowest, WITHIN_3_S),
    none('reads that failed meanwhile', failedReads),
    none('refused after there was room again', refusals.length - refused),
    none('acknowledged and lost', enrolled.length - Number(row?.count)),
  ]
}

function mount(folder: string): void {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=711`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    throw new PlainError(`A small disk cannot be mounted here, which takes root: ${(error as Error).message}`)
  }
  chmodSync(folder, 0o711)
}

/** Immediately, even if programs use it; also where it was never mounted. */
const unmount = (folder: string): void => void spawnSync('umount', ['--lazy', folder])

function fillUp(file: string): void {
  const fd = openSync(file, 'w')
  try {
    for (let size = CHUNK.length; size >= 1; )
      try {
        writeSync(fd, CHUNK, 0, size)
      } catch {
        size = Math.floor(size / 16)
      }
  } finally {
    closeSync(fd)
  }
}
