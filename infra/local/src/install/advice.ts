import type { Machine, System } from './machine.ts'
import type { Requirement } from './requirement.ts'

const installers: Partial<Record<System, string>> = {
  debian: 'apt-get install -y --no-install-recommends',
  ubuntu: 'apt-get install -y --no-install-recommends',
  fedora: 'dnf install -y',
  macos: 'brew install',
}

/** One line with what is missing and how to install it on this machine. */
export function adviceFor(missing: Requirement[], machine: Machine): string {
  const names = missing.map(({ name }) => name).join(', ')
  const ways = [commandFor(missing, machine), ...new Set(missing.map(({ otherwise }) => otherwise))]
  return `Missing: ${names}. Please ${ways.filter(Boolean).join(', or ')}.`
}

/** The command that installs the packages; a sentence for unknown systems. */
export function commandFor(missing: Requirement[], { system, isRoot }: Machine): string {
  const installer = installers[system]
  const packages = missing.map((one) => one.packages[system])
  if (!installer || packages.includes(undefined)) return 'install them'
  const sudo = isRoot || system === 'macos' ? '' : 'sudo '
  return `run: ${sudo}${installer} ${packages.flat().join(' ')}`
}
