import { PlainError, wordsFor } from '../plain-error.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { adviceFor, commandFor } from './advice.ts'
import { installPackages } from './apt.ts'
import { thisMachine } from './machine.ts'
import type { Requirement } from './requirement.ts'

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
