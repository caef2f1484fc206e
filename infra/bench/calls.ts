/** `npm run bench -- calls [rows] [--million] [--rounds 7] [--seconds 2]`: what the busiest calls cost on this machine. */
import { OPTION, readArguments } from '@recruit/local/arguments'
import { loadNow } from '@recruit/local/testing/machine'
import { type Databases, machine, onDatabases, onProduct, runBench } from './bench.ts'
import { type Line, printLines } from './goals.ts'
import { TooBusy } from './load/load.ts'
import { extent } from './load/ratio.ts'
import { certainty } from './rows/certainty.ts'
import { lookup } from './rows/lookup.ts'
import { frontPage, settings } from './rows/pages.ts'
import { proxied } from './rows/proxied.ts'
import { questions } from './rows/questions.ts'
import { save } from './rows/save.ts'
import { signIn } from './rows/sign-in.ts'
import { staff } from './rows/staff-calls.ts'
import { overStatements } from './rows/statements.ts'
import { visit } from './rows/visit.ts'

/** An applicant reads her application, whose result is hidden. */
const result = (bench: Databases) => overStatements('result', bench)

const ROWS = {
  ...{ settings, proxied, visit, lookup, result, save },
  ...{ page: frontPage, 'sign-in': signIn, staff, questions, certainty },
}
const ROW_NAMES = Object.keys(ROWS) as (keyof typeof ROWS)[]

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
  // A million is created only on request, because that takes a minute.
  const isMillion = values.million
  await onDatabases((databases) =>
    onProduct(databases.mysqlAdminUrl, async (product) => {
      const place = await machine(product.stack, load)
      const lines: Line[] = []
      for (const name of words.length ? words : ROW_NAMES)
        lines.push(...(await ROWS[name]({ ...databases, ...product, isMillion }).catch(orTooBusy(name))))
      console.log(`\n${place}; medians of ${extent.rounds} interleaved runs (least–most)`)
      printLines(lines)
    }),
  )
}

/** A row that a busy machine cannot measure has no figure; the run does not fail. */
const orTooBusy =
  (name: string) =>
  (error: unknown): Line[] => {
    if (error instanceof TooBusy) return [[name, '', error.message, '']]
    throw error
  }

await runBench(bench)
