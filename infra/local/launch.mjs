// Plain JavaScript for Node 18 and later: it runs before anything is installed.
import { watchAncestors } from './launch/ancestors.mjs'
import { runWithLifeline } from './launch/child.mjs'
import { installIfNeeded } from './launch/install.mjs'
import { root } from './launch/paths.mjs'
import { findNode, pathFor } from './launch/pinned-node.mjs'

const scripts = {
  start: 'infra/local/src/start.ts',
  keys: 'infra/local/src/keys.ts',
  backup: 'infra/local/backup/backup.ts',
  restore: 'infra/local/backup/restore.ts',
  test: 'infra/local/src/test.ts',
  check: 'infra/local/src/check.ts',
  demo: 'infra/local/demo/demo.ts',
  openapi: 'infra/local/src/openapi.ts',
  bench: 'infra/bench/bench.ts',
  'bench:web': 'infra/bench/web.ts',
  'bench:form': 'infra/bench/form.ts',
  'bench:day': 'infra/bench/day.ts',
  secrets: 'infra/deploy/secrets.ts',
  'test:containers': 'infra/deploy/containers/run.ts',
  'test:histories': 'infra/local/src/histories.ts',
  'test:malformed': 'infra/local/src/malformed.ts',
  'test:faults': 'infra/faults/faults.ts',
}

const [name = '', ...args] = process.argv.slice(2)
const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined

try {
  if (!script) throw new Error(`Usage: node infra/local/launch.mjs ${Object.keys(scripts).join('|')}`)
  const ancestors = watchAncestors()
  await installIfNeeded(ancestors)
  const node = findNode()
  const env = { ...process.env, PATH: pathFor(node), EXIT_WITH_STDIN: '1' }
  // Its stdin stays its lifeline: lines pass through, the end of ours does not.
  const onSpawn = (child) => args.includes('--keep-going') && process.stdin.pipe(child.stdin, { end: false })
  process.exit(
    await runWithLifeline(node, [script, ...args], { cwd: root, env, stdio: 'inherit', onSpawn }, ancestors),
  )
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
