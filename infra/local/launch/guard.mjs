/**
 * `node guard.mjs <command> <args…>`: runs a program without lifelines, such as a database server or npm, and ends it
 * when stdin ends, so that it never outlives its parent. Passes signals on as SIGTERM; their sender limits them. Exits
 * with the program's code. Plain JavaScript, because it guards the installation too.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { killGroup } from './child.mjs'

const GRACE_MS = 1_500
const AGAIN_MS = 250

const [command, ...args] = process.argv.slice(2)
const program = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

program.on('error', (error) => {
  console.error(`${command}: ${error.message}`)
  process.exit(127)
})
program.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, ask)
process.stdin.on('end', endNow).on('error', endNow).resume()

/** Repeats the signal: MariaDB loses one that comes while it starts. */
function ask() {
  program.kill('SIGTERM')
  setInterval(() => program.kill('SIGTERM'), AGAIN_MS)
}

function endNow() {
  ask()
  setTimeout(() => {
    program.kill('SIGKILL')
    // With the program's own children, and this process.
    killGroup(process.pid)
  }, GRACE_MS)
}
