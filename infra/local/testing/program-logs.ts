import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readTail } from '../src/process/log-file.ts'

const LINES = 10
const used = new Set<string>()

/** Registers the programs of this data folder with the tests of this process. */
export const noteStack = (dataDir: string): void => void used.add(dataDir)
/** Unregisters programs whose logs are removed. */
export const forgetStack = (dataDir: string): void => void used.delete(dataDir)

/** The last lines of every program that this process runs, for the report of a failed test. */
export const lastLines = (): string =>
  [...used]
    .flatMap((dataDir) => {
      const folder = join(dataDir, 'logs')
      const logs = readdirSync(folder).filter((file) => file.endsWith('.log'))
      return logs.map((file) => `— ${file}\n${readTail(join(folder, file), 0, LINES)}`)
    })
    .join('\n')
