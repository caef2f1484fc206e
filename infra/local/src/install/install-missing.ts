import { setTimeout as sleep } from 'node:timers/promises'
import { withProgress } from '../../launch/progress.mjs'
import { PlainError, wordsFor } from '../plain-error.ts'
import { runToEnd } from '../process/child.ts'
import { baseEnv } from '../stack/environment.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { findProgram, type Machine, type System, thisMachine } from './machine.ts'

/** A program that the product or its tests need and npm does not install. */
export type Requirement = {
  /** Its readable name: 'MySQL or MariaDB'. */
  name: string
  isThere: (context: LaunchContext) => boolean | Promise<boolean>
  /** Packages by system; `otherwise` is for other systems. */
  packages: Partial<Record<System, string[]>>
  /** A remedy on any system, as the end of a sentence after 'or': 'set MYSQL_URL'. */
  otherwise: string
}

/** A program of one package: `pack` on Debian and Ubuntu, what `more` names elsewhere. */
export const packagedProgram = (
  name: string,
  program: string,
  pack: string,
  more: Partial<Requirement> = {},
): Requirement => ({
  name,
  isThere: ({ env, machine }) => findProgram([program], env, machine) !== null,
  otherwise: `put ${program} where PATH leads`,
  ...more,
  packages: { debian: [pack], ubuntu: [pack], ...more.packages },
})

const LIMIT_MS = 15 * 60_000
const LOCK_LIMIT_S = 300
const AGAIN_MS = 2_000
/** apt's message while another installation runs. `Lock::Timeout` covers dpkg's lock, not the one of the lists. */
const LOCKED = /Could not get lock \S+/

/**
 * Installs what is missing in one run: on Debian and Ubuntu as root, if every missing requirement has packages.
 * Elsewhere throws a PlainError with one line about what to install.
 */
export async function installMissing(requirements: Requirement[], context: LaunchContext): Promise<void> {
  const machine = context.machine ?? thisMachine()
  const missing = await missingOf(requirements, context)
  if (missing.length === 0) return
  const hasApt = machine.system === 'debian' || machine.system === 'ubuntu'
  if (!hasApt || !machine.isRoot || missing.some(({ packages }) => !packages[machine.system]))
    throw new PlainError(adviceFor(missing, machine))
  const packages = missing.flatMap((one) => one.packages[machine.system] ?? [])
  try {
    await installPackages(packages, context)
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    throw new PlainError(
      `${wordsFor(error)}\nMend what it says, or run it yourself: ${commandFor(missing, machine)}`,
    )
  }
  const still = await missingOf(requirements, context)
  if (still.length > 0) throw new PlainError(adviceFor(still, machine))
}

async function missingOf(requirements: Requirement[], context: LaunchContext): Promise<Requirement[]> {
  const found = await Promise.all(requirements.map((one) => one.isThere(context)))
  return requirements.filter((_, at) => !found[at])
}

const installers: Partial<Record<System, string>> = {
  debian: 'apt-get install -y --no-install-recommends',
  ubuntu: 'apt-get install -y --no-install-recommends',
  fedora: 'dnf install -y',
  macos: 'brew install',
}

/** One line with what is missing and how to install it on this machine. */
function adviceFor(missing: Requirement[], machine: Machine): string {
  const names = missing.map(({ name }) => name).join(', ')
  const ways = [commandFor(missing, machine), ...new Set(missing.map(({ otherwise }) => otherwise))]
  return `Missing: ${names}. Please ${ways.filter(Boolean).join(', or ')}.`
}

/** The command that installs the packages; a sentence for unknown systems. */
function commandFor(missing: Requirement[], { system, isRoot }: Machine): string {
  const installer = installers[system]
  const packages = missing.map((one) => one.packages[system])
  if (!installer || packages.includes(undefined)) return 'install them'
  const sudo = isRoot || system === 'macos' ? '' : 'sudo '
  return `run: ${sudo}${installer} ${packages.flat().join(' ')}`
}

/** Installs all of these Debian packages with one `apt-get update` and one `install`. Throws with apt's last lines. */
async function installPackages(packages: string[], context: LaunchContext): Promise<void> {
  const aptGet = findProgram(['apt-get'], context.env, context.machine)
  if (!aptGet) throw new PlainError('apt-get is missing.')
  const install = async () => {
    await run(aptGet, ['update', '-q'], context)
    await run(aptGet, ['install', '-q', '-y', '--no-install-recommends', ...packages], context)
  }
  await withProgress(`Installing ${packages.join(', ')} with apt-get`, install, context.say)
}

async function run(aptGet: string, args: string[], context: LaunchContext): Promise<void> {
  const { dataDir, env, signal, say } = context
  const spec = {
    name: `apt-get-${args[0]}`,
    command: aptGet,
    args: ['-o', `DPkg::Lock::Timeout=${LOCK_LIMIT_S}`, ...args],
    env: { ...baseEnv(env, dataDir), DEBIAN_FRONTEND: 'noninteractive' },
    dataDir,
  }
  const until = Date.now() + LOCK_LIMIT_S * 1_000
  for (let hasSaidSo = false; ; hasSaidSo = true)
    try {
      return await runToEnd(spec, LIMIT_MS, signal)
    } catch (error) {
      const isLocked = error instanceof PlainError && LOCKED.test(error.message)
      if (!isLocked || Date.now() > until) throw error
      if (!hasSaidSo) say('  another installation holds the lock of apt-get: waiting for it')
      await sleep(AGAIN_MS, undefined, { signal })
    }
}
