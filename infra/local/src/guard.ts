/**
 * `node guard.ts <command> <args…>`: runs a program that knows nothing of lifelines, such as a database server, and
 * ends it when stdin ends, so that it never outlives whoever started it. SIGTERM and SIGINT are passed on; who sent
 * them also limits them. Exits with the program's code.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const GRACE_MS = 1_500

const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('guard: no command given')

const program = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

program.on('error', (error) => {
  console.error(`${command}: ${error.message}`)
  process.exit(127)
})
program.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => program.kill('SIGTERM'))
process.stdin
  .on('end', () => endNow())
  .on('error', () => endNow())
  .resume()

function endNow() {
  program.kill('SIGTERM')
  setTimeout(() => program.kill('SIGKILL'), GRACE_MS)
}
