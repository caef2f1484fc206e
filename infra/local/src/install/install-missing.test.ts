import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseRequirements, serverProgramRequirements, startDatabases } from '../servers/databases.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { chromiumRequirement } from './browser.ts'
import { installMissing } from './install-missing.ts'
import { type Machine, systemOf } from './machine.ts'

let home = ''
let said: string[] = []
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'recruit-install-'))
  said = []
  mkdirSync(join(home, 'bin'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const DEBIAN: Machine = { system: 'debian', isRoot: true, folders: [] }

/** A machine with nothing but this apt-get, which like the real one runs once at a time. */
function machineWith(work: string, machine = DEBIAN): LaunchContext {
  const aptGet = join(home, 'bin/apt-get')
  writeFileSync(
    aptGet,
    `#!/bin/sh
cd ${home}
if ! /bin/mkdir lock 2>/dev/null; then
  echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1 (apt-get)'
  exit 100
fi
echo "$3 $4 $5 $6 $7 $8 $9" >>calls
/bin/sleep 0.2
${work}
/bin/rmdir lock
`,
  )
  chmodSync(aptGet, 0o755)
  const env = { PATH: join(home, 'bin'), CONTAINERS: 'off' }
  return { dataDir: join(home, 'data'), env, machine, say: (line) => said.push(line) }
}

const calls = () => readFileSync(join(home, 'calls'), 'utf8').trim().split('\n')
const SERVERS = 'mariadb-server-core mariadb-client-core redis-tools'
const INSTALLS = `case "$3" in install) for program in mariadbd redis-check-rdb; do : >bin/$program; done;; esac`
const FAILS = `echo 'E: Failed to fetch the list'; /bin/rmdir lock; exit 100`

describe('what is missing on Debian', () => {
  test('both servers come by one update and one installation', async () => {
    await installMissing(databaseRequirements, machineWith(INSTALLS))
    expect(calls()).toEqual(['update -q', `install -q -y --no-install-recommends ${SERVERS}`].map(padded))
    expect(said).toEqual([`Installing ${SERVERS.replaceAll(' ', ', ')} with apt-get…`])
  })

  test('a start of both servers asks apt-get once and shows its last lines when it fails', async () => {
    const start = startDatabases(machineWith(FAILS))
    await expect(start).rejects.toThrow(/Failed to fetch the list.*run: apt-get install .*redis-tools/s)
    expect(calls()).toEqual(['update -q'].map(padded))
  })

  test('a lock that another installation holds is waited for', async () => {
    const context = machineWith(INSTALLS)
    mkdirSync(join(home, 'lock'))
    const installing = installMissing(databaseRequirements, context)
    await expect.poll(() => said.join(), { timeout: 10_000 }).toContain('waiting for it')
    expect(existsSync(join(home, 'calls'))).toBe(false)
    rmSync(join(home, 'lock'), { recursive: true })
    await installing
    expect(calls()).toHaveLength(2)
  })

  test('what is there already is not installed again', async () => {
    const context = machineWith(INSTALLS)
    for (const program of ['mysqld', 'valkey-server']) writeFileSync(join(home, 'bin', program), '')
    await installMissing(databaseRequirements, context)
    expect(existsSync(join(home, 'calls'))).toBe(false)
  })

  test('the tests install the servers as programs, whatever a given address would do for a start', async () => {
    const context = machineWith(INSTALLS)
    context.env = { ...context.env, MYSQL_URL: 'mysql://given', REDIS_URL: 'redis://given' }
    await installMissing(databaseRequirements, context)
    expect(existsSync(join(home, 'calls'))).toBe(false)
    await installMissing(serverProgramRequirements, context)
    expect(calls()).toHaveLength(2)
  })

  test('an installation that brings nothing is told', async () => {
    await expect(installMissing(databaseRequirements, machineWith(''))).rejects.toThrow(/^Missing: MariaDB/)
  })
})

const OTHERWISE = 'or start Docker or Podman, or set MYSQL_URL and REDIS_URL.'
describe('where nothing can be installed, one line says what to do', () => {
  test.each([
    ['debian', `sudo apt-get install -y --no-install-recommends ${SERVERS}`],
    ['ubuntu', `sudo apt-get install -y --no-install-recommends ${SERVERS}`],
    ['fedora', 'sudo dnf install -y mariadb-server valkey'],
    ['macos', 'brew install mariadb redis'],
  ] as const)('on %s', async (system, command) => {
    const context = machineWith('', { system, isRoot: false, folders: [] })
    await expect(installMissing(databaseRequirements, context)).rejects.toThrow(
      `Missing: MariaDB or MySQL 8, Redis or Valkey. Please run: ${command}, ${OTHERWISE}`,
    )
    expect(existsSync(join(home, 'calls'))).toBe(false)
  })

  test('on a system that we do not know', async () => {
    const context = machineWith('', { system: 'other', isRoot: false, folders: [] })
    await expect(installMissing(databaseRequirements, context)).rejects.toThrow(
      `Missing: MariaDB or MySQL 8, Redis or Valkey. Please install them, ${OTHERWISE}`,
    )
  })

  test('a requirement that this system has no package for is not half installed', async () => {
    const context = machineWith(INSTALLS, { ...DEBIAN, system: 'ubuntu' })
    const requirements = [...databaseRequirements, { ...chromiumRequirement, isThere: () => false }]
    await expect(installMissing(requirements, context)).rejects.toThrow('npx playwright install chromium')
    expect(existsSync(join(home, 'calls'))).toBe(false)
  })
})

const padded = (call: string) => expect.stringMatching(new RegExp(`^${call} *$`))

test.each([
  ['ID=debian\nVERSION_ID="12"', 'debian'],
  ['ID=linuxmint\nID_LIKE="ubuntu debian"', 'ubuntu'],
  ['NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian', 'ubuntu'],
  ['ID=raspbian\nID_LIKE=debian', 'debian'],
  ['ID="rocky"\nID_LIKE="rhel centos fedora"', 'fedora'],
  ['ID=fedora', 'fedora'],
  ['ID=arch', 'other'],
  ['', 'other'],
])('os-release %j is %s', (osRelease, system) => {
  expect(systemOf('linux', osRelease)).toBe(system)
})

test('macOS is known by its platform', () => {
  expect(systemOf('darwin', '')).toBe('macos')
})
