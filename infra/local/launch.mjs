// Plain JavaScript for Node 18 and later: it runs before anything is installed.
import { watchAncestors } from './launch/ancestors.mjs'
import { runWithLifeline } from './launch/child.mjs'
import { installIfNeeded } from './launch/install.mjs'
import { root } from './launch/paths.mjs'
import { findNode, pathFor } from './launch/pinned-node.mjs'

const scripts = {
  start: 'infra/local/src/commands/start.ts',
  dev: 'infra/local/dev/dev.ts',
  keys: 'infra/local/src/commands/keys.ts',
  backup: 'infra/local/backup/backup.ts',
  restore: 'infra/local/backup/restore.ts',
  test: 'infra/local/src/commands/test.ts',
  check: 'infra/local/src/commands/check.ts',
  fix: 'infra/local/src/commands/fix.ts',
  structure: 'infra/structure/structure.ts',
  demo: 'infra/local/demo/demo.ts',
  openapi: 'infra/local/src/commands/openapi.ts',
  invariants: 'infra/checks/invariants/invariants.ts',
  smoke: 'infra/checks/smoke/smoke.ts',
  timetable: 'services/applicants/src/timetable/command.ts',
  bench: 'infra/bench/bench.ts',
  'bench:web': 'infra/bench/web/web.ts',
  'bench:form': 'infra/bench/form/form.ts',
  'bench:staff': 'infra/bench/staff/staff.ts',
  'bench:day': 'infra/bench/day/day.ts',
  'bench:timetable': 'infra/bench/timetable/timetable.ts',
  'bench:invariants': 'infra/bench/invariants/invariants.ts',
  'bench:messages': 'infra/bench/messages/messages.ts',
  'bench:profile': 'infra/bench/profile/profile.ts',
  'bench:growth': 'infra/bench/growth/growth.ts',
  secrets: 'infra/deploy/secrets.ts',
  'test:containers': 'infra/deploy/containers/run.ts',
  'test:histories': 'infra/local/src/commands/histories.ts',
  'test:timetable': 'infra/local/src/commands/timetables.ts',
  'test:messages': 'infra/local/src/commands/messages.ts',
  'test:malformed': 'infra/local/src/commands/malformed.ts',
  'test:timing': 'infra/local/src/commands/timing.ts',
  'test:faults': 'infra/faults/faults.ts',
  'test:attacks': 'infra/attacks/attacks.ts',
  'test:engines': 'infra/engines/engines.ts',
  'test:proxies': 'infra/local/src/commands/proxies.ts',
  'test:failover': 'infra/failover/failover.ts',
}

const [name = '', ...args] = process.argv.slice(2)
const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined

try {
  if (!script) throw new Error(`Usage: node infra/local/launch.mjs ${Object.keys(scripts).join('|')}`)
  const ancestors = watchAncestors()
  // What prints data has nothing else on its standard output.
  await installIfNeeded(ancestors, name === 'timetable' ? console.error : console.log)
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
