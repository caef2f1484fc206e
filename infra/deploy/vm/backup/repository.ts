import { execFile, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { PlainError } from '@recruit/local/plain-error'

const execute = promisify(execFile)

export interface Snapshot {
  id: string
  time: string
  tags?: string[]
}

/** Only after a backup was stored to its end: a snapshot without it is never restored. */
const WHOLE = 'whole'
const FILE = 'recruit.jsonl'
const HOUR = 3_600_000
const HOST = ['--host', 'recruit']
/** Everything of two days, then one an hour for a week, then one a day. */
const KEEP = ['--keep-within', '2d', '--keep-within-hourly', '7d', '--keep-within-daily']

async function restic(...args: string[]): Promise<string> {
  try {
    return (await execute('restic', ['--quiet', ...args], { maxBuffer: 64 * 1024 ** 2 })).stdout
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string }
    throw new PlainError(`restic ${args[0]}: ${stderr.trim().split('\n').at(-1) || message}`)
  }
}

/**
 * Opens the repository, or makes it on the first use. First of all it removes the lock of a process that was killed, not
 * of a living one: that of a killed clean-up lets no one even look.
 */
export async function openRepository(): Promise<void> {
  await restic('unlock').catch(async (closed: Error) => {
    await restic('init').catch(() => {
      throw closed
    })
  })
}

/** Stores the lines as one snapshot. It counts from the moment that restic has acknowledged all of them. */
export async function store(lines: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  const args = ['backup', '--json', '--stdin', '--stdin-filename', FILE, ...HOST]
  const child = spawn('restic', args, { stdio: ['pipe', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' })
  const exit = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exit,
    // Killed before it takes the end of a broken pipe for the end of the backup.
    pipeline(lines, child.stdin).catch((error) => {
      child.kill('SIGKILL')
      throw error
    }),
  ])
  const [, id] = /"snapshot_id":"([0-9a-f]+)"/.exec(said) ?? []
  if (code !== 0 || !id) throw new PlainError(`restic backup: ${complained.trim() || `exit code ${code}`}`)
  await restic('tag', '--add', WHOLE, id)
}

/** The oldest first. */
async function snapshots(): Promise<Snapshot[]> {
  const found = JSON.parse(await restic('snapshots', '--json')) as Snapshot[] | null
  return (found ?? []).toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time))
}
const isWhole = ({ tags = [] }: Snapshot) => tags.includes(WHOLE)
export const wholeSnapshots = async () => (await snapshots()).filter(isWhole)

/** The whole backup with this beginning of its id, else the latest. */
export async function chosenSnapshot(wanted = ''): Promise<Snapshot> {
  const chosen = (await wholeSnapshots()).findLast(({ id }) => id.startsWith(wanted))
  if (!chosen)
    throw new PlainError(wanted ? `There is no whole backup ${wanted}.` : 'There is no backup yet.')
  return chosen
}

/** Writes a snapshot as a file that `npm run restore` reads. */
export async function fetchSnapshot({ id }: Snapshot, file: string): Promise<void> {
  const child = spawn('restic', ['--quiet', 'dump', id, FILE], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  await pipeline(child.stdout, createGzip(), createWriteStream(file, { mode: 0o600 }))
  if ((await exit) !== 0) throw new PlainError(`restic dump: ${id} cannot be read.`)
}

/** Removes what is older than that many days, what was never finished, and the whole ones that `outlived` names. */
export async function forget(days: number, outlived: (whole: Snapshot[]) => string[]): Promise<void> {
  const found = await snapshots()
  const isAbandoned = (one: Snapshot) => !isWhole(one) && Date.parse(one.time) < Date.now() - HOUR
  const ids = [...found.filter(isAbandoned).map(({ id }) => id), ...outlived(found.filter(isWhole))]
  if (ids.length) await restic('forget', ...ids)
  await restic('forget', '--tag', WHOLE, ...KEEP, `${days}d`, '--group-by', 'host', '--prune')
}
