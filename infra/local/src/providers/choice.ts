import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../install/machine.ts'
import type { LaunchContext } from '../stack/launch-context.ts'
import { findEngine, hasImage } from './engine.ts'
import { isKeptInVolume } from './kept-container.ts'

export type Sought = { name: 'mysql' | 'redis'; urlVariable: string; programs: string[]; image: string }

/**
 * Whether a container may be the server. CONTAINERS is `on` or `off`; without it, tests use a running engine, and a
 * server with lasting data is a container if no program is installed. Existing data decides first.
 */
export function mayBeContainer(context: LaunchContext, { name, programs }: Sought): boolean {
  const { CONTAINERS } = context.env
  if (context.isDisposable) return CONTAINERS !== 'off'
  if (isKeptInVolume(context, name)) return true
  if (hasLocalData(context, name) || CONTAINERS === 'off') return false
  return CONTAINERS === 'on' || !findProgram(programs, context.env, context.machine)
}

/** Whether this server is available without an installation. Fetches its image if an engine would run it. */
export async function isProvided(context: LaunchContext, sought: Sought): Promise<boolean> {
  if (context.env[sought.urlVariable] || isKeptInVolume(context, sought.name)) return true
  if (findProgram(sought.programs, context.env, context.machine)) return true
  if (!mayBeContainer(context, sought)) return false
  const engine = await findEngine(context)
  return engine !== null && (await hasImage(engine, sought.image, context))
}

const hasLocalData = ({ dataDir }: LaunchContext, name: string) =>
  existsSync(join(dataDir, name, name === 'mysql' ? 'data' : 'redis.conf'))
