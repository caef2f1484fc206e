/** `npm run verify -- smoke https://…`: a harmless visit to a running site, after every release. Exits with 1 where a check fails. */
import { readArguments } from '@recruit/local/arguments'
import { runCommand } from '@recruit/local/process/run-command'
import { visit } from './visit.ts'

async function run(): Promise<number> {
  const { words, refusal } = readArguments({
    usage: 'npm run verify -- smoke https://site',
    words: 'any',
  })
  const url = URL.parse(words[0] ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) throw refusal('Which site?')
  let failed = 0
  for await (const { name, ms, problem } of visit(new URL('/', url))) {
    console.log(
      `${problem ? 'FAIL' : 'ok  '} ${String(ms).padStart(5)} ms  ${name}${problem && `: ${problem}`}`,
    )
    if (problem) failed++
  }
  console.log(failed ? `${failed} failed` : `All is as it should be at ${url.origin}`)
  return failed ? 1 : 0
}

await runCommand(run)
