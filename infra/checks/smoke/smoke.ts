/** `npm run smoke -- https://…`: a harmless visit to a running site, after every release. Exits with 1 where a check fails. */
import { PlainError } from '@recruit/local/plain-error'
import { runCommand } from '@recruit/local/process/run-command'
import { lineOf, visit } from './visit.ts'

async function run(): Promise<number> {
  const [given = ''] = process.argv.slice(2)
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol)) throw new PlainError('Usage: npm run smoke -- https://site')
  let failed = 0
  for await (const outcome of visit(new URL('/', url))) {
    console.log(lineOf(outcome))
    if (outcome.problem !== undefined) failed++
  }
  console.log(failed ? `${failed} failed` : `All is as it should be at ${url.origin}`)
  return failed ? 1 : 0
}

await runCommand(run)
