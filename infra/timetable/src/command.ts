/**
 * `npm run timetable -- instance.json`: computes the timetable of a file and prints only its JSON on standard output. A
 * malformed file is one line on standard error and exit code 1. Ctrl-C prints the best so far.
 */
import { readFileSync } from 'node:fs'
import { readInstance } from './instance/read-instance.ts'
import type { Progress } from './instance/schema.ts'
import { runTimetable } from './run/run-timetable.ts'

async function timetable(file: string): Promise<string> {
  const instance = readInstance(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')))
  const run = runTimetable(instance, { onProgress: process.stderr.isTTY ? show : undefined })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, run.stop)
  const answer = await run.answer
  if (process.stderr.isTTY) process.stderr.write('\n')
  return `${JSON.stringify(answer, null, 2)}\n`
}

/** Overwrites one line, in a terminal only. */
function show({ placed, bound, seconds }: Progress): void {
  process.stderr.write(`\rplaced ${placed}, at most ${bound}, ${seconds.toFixed(1)} s `)
}

function fail(reason: string): void {
  process.stderr.write(`${reason.replaceAll(/\s+/g, ' ')}\n`, () => process.exit(1))
}

// The launcher holds the other end: when it is gone, the run ends.
if (process.env.EXIT_WITH_STDIN === '1') process.stdin.on('end', () => process.exit(1)).resume()

const [file, ...rest] = process.argv.slice(2)
if (!file || rest.length > 0) fail('Usage: npm run timetable -- instance.json')
else
  await timetable(file).then(
    (text) => process.stdout.write(text, () => process.exit(0)),
    (error: Error) => fail(`${file}: ${error.message}`),
  )
