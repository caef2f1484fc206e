// Plain JavaScript for Node 18 and later: it runs before anything is installed.
import { watchAncestors } from './launch/ancestors.mjs'
import { runWithLifeline } from './launch/child.mjs'
import { commandOf } from './launch/commands.mjs'
import { installIfNeeded } from './launch/install.mjs'
import { refusalOf } from './launch/machine.mjs'
import { manifest, root } from './launch/paths.mjs'
import { findNode, pathFor } from './launch/pinned-node.mjs'

const refusal = refusalOf(process, manifest)
if (refusal) {
  console.error(refusal)
  process.exit(1)
}
const [name] = process.argv.slice(2)
const { run, lines, code } = commandOf(process.argv.slice(2))
if (!run) {
  for (const line of lines) (code ? console.error : console.log)(line)
  process.exit(code)
}

try {
  const ancestors = watchAncestors()
  // Commands that print data write nothing else to standard output.
  await installIfNeeded(name, ancestors, name === 'timetable' ? console.error : console.log)
  const node = findNode()
  const env = { ...process.env, PATH: pathFor(node), EXIT_WITH_STDIN: '1' }
  // Its stdin remains its lifeline: lines pass through, the end of ours does not.
  const onSpawn = (child) => run.includes('--keep-going') && process.stdin.pipe(child.stdin, { end: false })
  process.exit(await runWithLifeline(node, run, { cwd: root, env, stdio: 'inherit', onSpawn }, ancestors))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
