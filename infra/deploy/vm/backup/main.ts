/**
 * The backups of one machine and the hourly check of its data: on a schedule, or `now`, `prove`, `list` and `restore
 * [id]` once. The product's rows go through a pipe into restic, which encrypts them; RESTIC_REPOSITORY names the place.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { readArguments } from '@recruit/local/arguments'
import { linesOf } from '@recruit/local/backup/format'
import { ask, withConnection } from '@recruit/local/backup/tables'
import { takeBackup } from '@recruit/local/backup/take'
import { writePrivately } from '@recruit/local/data-dir'
import { wordsFor } from '@recruit/local/plain-error'
import { runCommand } from '@recruit/local/process/run-command'
import { checkInvariants, diskUse, invariantFigures, lastCheck } from './machine.ts'
import { chosenSnapshot, forget, openRepository, store, wholeSnapshots } from './repository.ts'
import { prove, restore, source } from './restoring.ts'
import {
  backupIsDue,
  checkIsDue,
  LONGEST_PAUSE,
  metricsOf,
  outlived,
  pauseAfter,
  proofIsDue,
  type State,
  type Term,
} from './schedule.ts'

const { RESTIC_REPOSITORY: repository = '', BACKUP_DAYS = '30', PING_URL, PORT = '8080' } = process.env
const STATE = process.env.STATE_FILE ?? '/backups/state.json'
const TURN_MS = 60_000

const say = (line: string) => console.log(`${new Date().toISOString()} ${line}`)

/** Of the place that is named now: another one has no backup yet. */
function readState(): State {
  const none = { repository, wholeAt: 0, provenAt: 0 }
  try {
    const state = JSON.parse(readFileSync(STATE, 'utf8')) as State
    return state.repository === repository ? state : none
  } catch {
    return none
  }
}
const keepState = (change: Partial<State>) =>
  writePrivately(STATE, JSON.stringify({ ...readState(), ...change }))

/** Null while the site has no settings: it is new, and has nothing to lose. */
const readTerm = (signal: AbortSignal): Promise<Term | null> =>
  withConnection(
    source,
    'Reading the settings',
    async (connection) => {
      const settings = `\`${source.prefix}_settings\``
      const [row] = await ask<{ fields: string | object; purgedAt: Date | null }>(
        connection,
        `SELECT fields, (SELECT MAX(closed_at + INTERVAL keep_months MONTH) FROM ${settings}.terms
          WHERE closed_at + INTERVAL keep_months MONTH <= UTC_TIMESTAMP(6)) AS purgedAt
          FROM ${settings}.settings`,
      )
      if (!row) return null
      const fields = typeof row.fields === 'string' ? JSON.parse(row.fields) : row.fields
      return { ...fields, purgedAt: row.purgedAt }
    },
    signal,
  )

async function backUp(term: Term | null, signal: AbortSignal): Promise<void> {
  // An empty backup would be the latest of a machine that is about to be restored.
  if (!term) return say('no backup: nothing is stored yet')
  await openRepository()
  const at = Date.now()
  await withConnection(
    source,
    'The backup',
    (connection) => store(linesOf(takeBackup(connection, source, () => {})), signal),
    signal,
  )
  keepState({ wholeAt: at })
  await forget(Number(BACKUP_DAYS), (whole) => outlived(whole, term))
  say(`backup: whole, ${Math.round((Date.now() - at) / 1_000)} s${repository && `, in ${repository}`}`)
  // A dead machine pings no more, which its address reports by mail.
  if (PING_URL)
    await fetch(PING_URL, { signal: AbortSignal.timeout(10_000) }).catch((error) =>
      say(`the backup is whole, but the ping was not sent: ${wordsFor(error)}`),
    )
}

async function proveLatest(signal: AbortSignal): Promise<void> {
  await openRepository()
  const snapshot = await chosenSnapshot()
  await prove(snapshot, signal)
  keepState({ provenAt: Date.now() })
  say(`backup of ${snapshot.time}: restored into an empty database and compared, row by row`)
}

async function list(): Promise<void> {
  await openRepository()
  for (const { id, time } of await wholeSnapshots()) console.log(`${id.slice(0, 8)}  ${time.slice(0, 19)}Z`)
  const { provenAt } = readState()
  console.log(`last proof: ${provenAt ? new Date(provenAt).toISOString() : 'none yet'}`)
}

async function keepBackingUp(signal: AbortSignal): Promise<void> {
  const server = createServer(({ url }, reply) =>
    reply.end(url === '/metrics' ? metricsOf(readState(), diskUse()) + invariantFigures() : 'ok'),
  )
  server.listen(Number(PORT))
  const backUpIfDue = retried('backup', signal, async () => {
    const term = await readTerm(signal)
    if (term && backupIsDue(term, readState(), Date.now())) await backUp(term, signal)
  })
  const proveIfDue = retried('proof', signal, async () => {
    if (proofIsDue(readState(), Date.now())) await proveLatest(signal)
  })
  // Here, because this program has the rights, runs all the time and is scraped: no further container is needed.
  const checkIfDue = retried('check', signal, async () => {
    if (checkIsDue(lastCheck(), Date.now())) await checkInvariants(signal)
  })
  const inTurns = async (...works: (() => Promise<void>)[]) => {
    while (!signal.aborted) {
      for (const work of works) await work()
      await sleep(TURN_MS, undefined, { signal }).catch(() => {})
    }
  }
  // No backup waits for a check, which reads all data.
  await Promise.all([inTurns(backUpIfDue, proveIfDue), inTurns(checkIfDue)])
  server.close()
}

/** The work as a turn of the schedule: after a failure it is left out until its pause is over. */
function retried(kind: keyof typeof LONGEST_PAUSE, signal: AbortSignal, work: () => Promise<void>) {
  const longest = LONGEST_PAUSE[kind]
  let failures = 0
  let begunAt = 0
  return async (): Promise<void> => {
    if (Date.now() - begunAt < pauseAfter(failures, longest)) return
    begunAt = Date.now()
    try {
      await work()
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures++
      const minutes = pauseAfter(failures, longest) / TURN_MS
      say(`${kind} failed, and is tried again in ${minutes} min: ${wordsFor(error)}`)
    }
  }
}

async function run(signal: AbortSignal): Promise<void> {
  const { words, refusal } = readArguments({ usage: 'main.ts [now|prove|list|restore [id]]', words: 'any' })
  const [what, id] = words
  if (what === undefined) return keepBackingUp(signal)
  if (what === 'now') return backUp(await readTerm(signal), signal)
  if (what === 'prove') return proveLatest(signal)
  if (what === 'list') return list()
  if (what === 'restore') return restore(await chosenSnapshot(id), signal)
  throw refusal(`There is no "${what}".`)
}

await runCommand(run, 0)
