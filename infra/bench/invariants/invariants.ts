/**
 * `npm run bench -- invariants [--count 100000] [--rounds 3]`: how long the invariants take over many applications, and
 * whether they slow applicants down, who look up and read at a steady pace.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OPTION, readArguments } from '@recruit/local/arguments'
import { root } from '@recruit/local/paths'
import { enrolledPerson, wholeContent } from '@recruit/local/testing/people'
import { medianOf, percentile } from '@recruit/local/testing/percentile'
import type { TestStack } from '@recruit/local/testing/stack'
import { createConnection } from 'mysql2/promise'
import { type Goal, printGoals } from '../day/report.ts'
import { setStage } from '../day/stage.ts'
import { copyTo } from '../load/many-applications.ts'
import { runBench } from '../run-bench.ts'

const MOST_SECONDS = 30
const MOST_MORE = 0.05
const PAUSE_MS = 15

type Person = Awaited<ReturnType<typeof enrolledPerson>>

/** Adds a decision of each application to the history, as if staff had decided all. */
async function decideAll({ mysqlAdminUrl, prefix }: TestStack): Promise<void> {
  const mysql = await createConnection(mysqlAdminUrl)
  await mysql.query(`USE ${prefix}_applicants`)
  await mysql.query(`INSERT INTO history (at, role, session, what, about, from_text, to_text)
    SELECT NOW(6), 'admin', '', 'pass', id, '', pass FROM applications`)
  await mysql.end()
}

/** Runs the command as an operator does; returns its last line. */
const runChecks = ({ mysqlAdminUrl, prefix }: TestStack) =>
  new Promise<string>((resolve, reject) => {
    const env = { ...process.env, MYSQL_URL: `${mysqlAdminUrl}${prefix}` }
    const file = join(root, 'infra/checks/invariants/invariants.ts')
    execFile(process.execPath, [file], { env }, (error, stdout) =>
      error ? reject(new Error(stdout)) : resolve(stdout.trim()),
    )
  })

/** Milliseconds of each call of one visitor until the check is over. */
async function visitUntil(isOver: () => boolean, { browser, person, id }: Person): Promise<number[]> {
  const taken: number[] = []
  while (!isOver()) {
    for (const ask of [
      () => browser.call('findApplicant', { ...person }),
      () => browser.call('getApplication', { id }),
    ]) {
      const began = performance.now()
      await ask()
      taken.push(performance.now() - began)
      await pause(PAUSE_MS)
    }
  }
  return taken
}

async function during<Result>(person: Person, work: () => Promise<Result>) {
  let isOver = false
  const visiting = visitUntil(() => isOver, person)
  const began = performance.now()
  const result = await work()
  const seconds = (performance.now() - began) / 1_000
  isOver = true
  const taken = await visiting
  return { result, seconds, median: medianOf(taken), p95: percentile(taken, 0.95) }
}

async function bench(): Promise<void> {
  const { number } = readArguments({
    usage: 'npm run bench -- invariants [--count 100000] [--rounds 3]',
    options: { count: OPTION.text, rounds: OPTION.text },
  })
  const count = number('count', 100_000)
  const times = number('rounds', 3)
  const stage = await setStage(1, undefined)
  try {
    const { stack } = stage
    const one = await enrolledPerson(stack.url, 1)
    const { browser, id } = one
    await browser.call('savePage2', { id, ...wholeContent, isFinalSubmit: true })
    await copyTo(stack, id, count)
    await decideAll(stack)
    const rounds = []
    await during(one, () => runChecks(stack))
    for (let round = 0; round < times; round++) {
      const beside = await during(one, () => runChecks(stack))
      const alone = await during(one, () => pause(beside.seconds * 1_000))
      console.log(
        `${beside.result}; median ${alone.median.toFixed(2)} → ${beside.median.toFixed(2)} ms, p95 ${alone.p95.toFixed(2)} → ${beside.p95.toFixed(2)} ms`,
      )
      rounds.push({ seconds: beside.seconds, more: beside.median / alone.median - 1 })
    }
    printGoals(goalsOf(count, rounds))
  } finally {
    await stage.stop()
  }
}

function goalsOf(count: number, rounds: { seconds: number; more: number }[]): Goal[] {
  const seconds = medianOf(rounds.map((one) => one.seconds))
  const more = medianOf(rounds.map((one) => one.more))
  return [
    {
      what: `the invariants over ${count} applications`,
      goal: `≤ ${MOST_SECONDS} s`,
      figure: `${seconds.toFixed(1)} s`,
      isMet: seconds <= MOST_SECONDS,
    },
    {
      what: 'median latency of lookups and readings beside them',
      goal: `≤ ${MOST_MORE * 100} % more`,
      figure: `${(more * 100).toFixed(1)} %`,
      isMet: more <= MOST_MORE,
    },
  ]
}

await runBench(bench)
