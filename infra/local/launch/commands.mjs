// Every command of the repository, by its name. Plain JavaScript: the launcher reads it before anything is installed.

/** `npm run <name>`. */
const COMMANDS = {
  start: 'infra/local/src/commands/start.ts',
  dev: 'infra/local/dev/dev.ts',
  test: 'infra/local/src/commands/test.ts',
  check: 'infra/local/src/commands/check.ts',
  fix: 'infra/local/src/commands/fix.ts',
  structure: 'infra/structure/structure.ts',
  keys: 'infra/local/src/commands/keys.ts',
  backup: 'infra/local/backup/backup.ts',
  restore: 'infra/local/backup/restore.ts',
  demo: 'infra/local/demo/demo.ts',
  new: 'infra/local/new/new.ts',
  timetable: 'infra/timetable/src/command.ts',
  secrets: 'infra/deploy/secrets.ts',
}

/** `npm run <group> -- <name>`: the program with its arguments, about how long it takes, what it does. */
const GROUPS = {
  verify: {
    smoke: ['infra/checks/smoke/smoke.ts', '10 s', 'a harmless visit to a running site, after every release'],
    invariants: ['infra/checks/invariants/invariants.ts', '10 s', 'the data of a running product'],
  },
  bench: {
    calls: ['infra/bench/calls.ts', '25 min', 'the busiest calls over their floors; some rows by name'],
    capacity: ['infra/bench/capacity.ts', '8 min', 'what a call costs, by applications and replicas'],
    day: ['infra/bench/day/day.ts', '5–10 min', 'announcement or deadline, with everyone'],
    web: ['infra/bench/web/web.ts', '3 min', 'a first visit to the landing page, with Lighthouse'],
    form: ['infra/bench/form/form.ts', '5 min', 'the application form on a slow processor'],
    staff: ['infra/bench/staff/staff.ts', '15 min', "the staff's screens with 5,000 applications"],
  },
  long: {
    tests: [
      'infra/local/src/commands/long-tests.ts long',
      '15 min',
      'the test files that `npm test` leaves out',
    ],
    pages: [
      'infra/local/src/commands/long-tests.ts pages',
      '15 min',
      'the browser tests that `npm test` leaves out',
    ],
    histories: ['infra/local/src/commands/random.ts histories', '6 min', 'random histories of all kinds'],
    timetable: [
      'infra/local/src/commands/random.ts timetable',
      '10 s',
      'tiny timetables and trying everything',
    ],
    messages: ['infra/local/src/commands/random.ts messages', '10 min', 'messages whose delivery is killed'],
    malformed: ['infra/local/src/commands/random.ts malformed', '5 min', 'malformed requests'],
    timing: ['infra/local/src/commands/random.ts timing', '5 min', 'whether replies tell by their time'],
    faults: ['infra/faults/faults.ts', '11 min', 'every fault that a promise is made about, under load'],
    attacks: ['infra/attacks/attacks.ts', '10 min', 'attacks from loopback, and what a bystander feels'],
    engines: ['infra/engines/engines.ts', '3 min', 'the story in Chromium, Firefox and WebKit'],
    pictures: [
      'infra/local/src/commands/long-tests.ts pictures',
      '10 min',
      'pictures of every staff screen, in artefacts/pictures/staff',
    ],
    proxies: [
      'infra/local/src/commands/long-tests.ts proxies',
      '3 min',
      'HAProxy and nginx before two gateways',
    ],
    failover: ['infra/failover/failover.ts', '20 min', 'databases, Redis and HAProxy fail over under load'],
    vm: [
      'infra/local/src/commands/long-tests.ts vm',
      '20 min',
      'one machine from clone to https, upgrades, backups; images by name as ci-containers.sh',
    ],
    containers: ['infra/deploy/containers/run.ts', '15 min', 'the images, alone and by the compose file'],
  },
}

export const names = [...Object.keys(COMMANDS), ...Object.keys(GROUPS)]

/** The program to run, or the lines to print and the exit code. */
export function commandOf([name = '', ...args]) {
  if (Object.hasOwn(COMMANDS, name)) return { run: [COMMANDS[name], ...args] }
  if (!Object.hasOwn(GROUPS, name))
    return { lines: [`Usage: node infra/local/launch.mjs ${names.join('|')}`], code: 1 }
  const [member, ...rest] = args
  const group = GROUPS[name]
  if (member !== undefined && Object.hasOwn(group, member))
    return { run: [...group[member][0].split(' '), ...rest] }
  const lines = Object.entries(group).map(
    ([one, [, takes, does]]) => `  ${one.padEnd(12)}${takes.padEnd(10)}${does}`,
  )
  const usage = `Usage: npm run ${name} -- <name> [options]`
  if (member === undefined) return { lines: [usage, ...lines], code: 0 }
  return { lines: [`There is no ${name} "${member}". ${usage}`, ...lines], code: 1 }
}
