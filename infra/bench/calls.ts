/** `npm run bench -- calls [rows] [--million] [--rounds 7] [--seconds 2]`: what the busiest calls cost on this machine. */
import { OPTION, readArguments } from '@recruit/local/arguments'
import { markdownTable } from '@recruit/local/markdown-table'
import type { Part } from '@recruit/local/process/part'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { loadNow } from '@recruit/local/testing/machine'
import { openPeriod } from '@recruit/local/testing/people'
import { prepareWeb, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { TooBusy } from './load/load.ts'
import { machine } from './load/machine.ts'
import { extent, type Line } from './load/ratio.ts'
import { frontPage } from './rows/front-page.ts'
import { lookup } from './rows/lookup.ts'
import { proxied } from './rows/proxied.ts'
import { save } from './rows/save.ts'
import { settings } from './rows/settings.ts'
import { signIn } from './rows/sign-in.ts'
import { staff } from './rows/staff-calls.ts'
import { visit } from './rows/visit.ts'
import { runBench } from './run-bench.ts'

/** The stage of a row: the product with an open period, and a signed-in admin. */
export interface Bench {
  stack: TestStack
  admin: Visitor
  /** MySQL's program, if it is one of ours. */
  mysql: Part[]
  /** Runs only on request: creating the rows takes a minute. */
  isMillion: boolean
}

const ROWS = { settings, proxied, visit, lookup, save, page: frontPage, 'sign-in': signIn, staff }
type RowName = keyof typeof ROWS
const ROW_NAMES = Object.keys(ROWS) as RowName[]

async function bench(): Promise<void> {
  const { values, words, number } = readArguments({
    usage: 'npm run bench -- calls [rows] [--million] [--rounds 7] [--seconds 2]',
    options: { million: OPTION.flag, rounds: OPTION.text, seconds: OPTION.text },
    words: ROW_NAMES,
  })
  Object.assign(extent, {
    rounds: number('rounds', extent.rounds),
    seconds: number('seconds', extent.seconds),
  })
  const load = loadNow()
  await prepareWeb()
  const databases = await startTestDatabases()
  const mysql = databases.parts.filter(({ kind }) => kind === 'mysql')
  const stack = await startTestStack(databases.mysqlAdminUrl)
  try {
    const place = await machine(stack, load)
    const admin = await openPeriod(stack.url)
    const lines: Line[] = []
    for (const name of words.length ? words : ROW_NAMES)
      lines.push(
        ...(await ROWS[name]({ stack, admin, mysql, isMillion: values.million }).catch(orTooBusy(name))),
      )
    console.log(`\n${place}; medians of ${extent.rounds} interleaved runs (least–most)\n`)
    console.log(markdownTable(['path', 'goal', 'figure', ''], lines))
  } finally {
    await stack.stop()
    await databases.stop()
  }
}

/** A row that a busy machine cannot measure has no figure; the run does not fail. */
const orTooBusy =
  (name: string) =>
  (error: unknown): Line[] => {
    if (error instanceof TooBusy) return [[name, '', error.message, '']]
    throw error
  }

await runBench(bench)
