import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../install/machine.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { findEngine, hasImage } from './engine.ts'
import { isKeptInVolume } from './kept-container.ts'

/** What the providers of one server look for. */
export type Sought = { name: 'mysql' | 'redis'; urlVariable: string; programs: string[]; image: string }

/**
 * Whether a container may be the server. CONTAINERS says `on` or `off`; without it, tests use an engine that runs, and
 * a server whose data lasts is a container where no program is installed. Data that exists decides before all that.
 */
export function mayBeContainer(context: LaunchContext, { name, programs }: Sought): boolean {
  const { CONTAINERS } = context.env
  if (context.isDisposable) return CONTAINERS !== 'off'
  if (isKeptInVolume(context, name)) return true
  if (hasLocalData(context, name) || CONTAINERS === 'off') return false
  return CONTAINERS === 'on' || !findProgram(programs, context.env, context.machine)
}

/** Whether this server can be had without an installation. Fetches its image where an engine would run it. */
export async function isProvided(context: LaunchContext, sought: Sought): Promise<boolean> {
  if (context.env[sought.urlVariable] || isKeptInVolume(context, sought.name)) return true
  if (findProgram(sought.programs, context.env, context.machine)) return true
  if (!mayBeContainer(context, sought)) return false
  const engine = await findEngine(context)
  return engine !== null && (await hasImage(engine, sought.image, context))
}

const hasLocalData = ({ dataDir }: LaunchContext, name: string) =>
  existsSync(join(dataDir, name, name === 'mysql' ? 'data' : 'redis.conf'))
