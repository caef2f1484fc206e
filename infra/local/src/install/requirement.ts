import type { LaunchContext } from '../stack/launch-context.ts'
import type { System } from './machine.ts'

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
