/**
 * `npm run verify -- invariants [--metrics file.prom]`: checks the data of a running product against its invariants; reads and
 * never writes. Exits with 1 on a violation.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { OPTION, readArguments } from '@recruit/local/arguments'
import { withSecretFiles } from '@recruit/local/keys/secret-files'
import { runCommand } from '@recruit/local/process/run-command'
import { checkAll } from './check.ts'
import { linesOf, metricsOf } from './report.ts'
import { schemasOf } from './sources.ts'

async function run(): Promise<number> {
  const { values } = readArguments({
    usage: 'npm run verify -- invariants [--metrics file.prom]',
    options: { metrics: OPTION.text },
  })
  const began = performance.now()
  const found = await checkAll(schemasOf(withSecretFiles(process.env)))
  for (const line of linesOf(found)) console.log(line)
  if (values.metrics) {
    // npm runs us in the repository, not in the caller's folder.
    const file = resolve(process.env.INIT_CWD ?? '.', values.metrics)
    // A collector may read at any moment.
    writeFileSync(`${file}.part`, metricsOf(found, new Date()), { mode: 0o644 })
    renameSync(`${file}.part`, file)
  }
  const broken = found.filter(({ ids }) => ids.length).length
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`${found.length} invariants, ${broken} broken, ${seconds} s`)
  return broken ? 1 : 0
}

await runCommand(run)
