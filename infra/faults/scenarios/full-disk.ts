import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { ESSAYS } from '@recruit/contract/fields/application-values'
import { PlainError } from '@recruit/local/plain-error'
import { somebody, wholeContent } from '@recruit/local/testing/people'
import { browserBehind } from '../balancer.ts'
import { type Environment, query, startEnvironment } from '../environment.ts'
import { atMost, none, noted, type Scenario, some, WITHIN_3_S } from '../scenario.ts'

const SIZE = '300m'
const MOST_WRITES = 3_000
const REFUSALS = 30
const CHUNK = Buffer.alloc(64 * 1024)

// evidence: fault.11
export const fullDisk: Scenario = {
  number: 11,
  name: 'a full disk',
  promise: 'writes refused honestly, reads serve',
  cause: `MySQL's data on a disk of ${SIZE} that is filled up, then enrolments until they are refused`,
  async run({ random, signal }) {
    let disk = ''
    const leave = () => unmount(disk)
    const environment = await startEnvironment({
      name: 'full-disk',
      seed: random.below(2 ** 31),
      signal,
      prepare: (dataDir) => {
        disk = join(dataDir, 'mysql')
        mount(disk)
        process.once('exit', leave)
      },
    }).catch((error: unknown) => {
      leave()
      throw error
    })
    try {
      return await fill(environment, disk)
    } finally {
      await environment.part('mysql').stop()
      leave()
      process.off('exit', leave)
      await environment.stop()
    }
  },
}

async function fill(environment: Environment, disk: string) {
  const browser = browserBehind(environment.balancer)
  const enrolled: string[] = []
  const refusals: number[] = []
  let slowest = 0
  const enrol = async () => {
    environment.signal.throwIfAborted()
    const from = performance.now()
    const essay = '가'.repeat(1_000)
    const essays = Object.fromEntries(ESSAYS.map((name) => [name, essay]))
    const answer = await browser.send('enroll', { ...somebody(), ...wholeContent, ...essays })
    slowest = Math.max(slowest, performance.now() - from)
    if (answer?.status === 200 && answer.body.success) enrolled.push(answer.body.value)
    else refusals.push(answer?.status ?? 0)
  }
  await enrol()
  const ballast = join(disk, 'ballast')
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
