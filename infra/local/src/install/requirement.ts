import type { LaunchContext } from '../stack/launch-context.ts'
import type { System } from './machine.ts'

/** Something that the product or its tests need on the machine and npm does not bring. */
export type Requirement = {
  /** As a person calls it: 'MySQL or MariaDB'. */
  name: string
  isThere: (context: LaunchContext) => boolean | Promise<boolean>
  /** Packages by system; on a system that is not named `otherwise` says what to do. */
  packages: Partial<Record<System, string[]>>
  /** What helps on any system, as the end of a sentence that begins with 'or': 'set MYSQL_URL'. */
  otherwise: string
}
