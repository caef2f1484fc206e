import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { identityOf, isAlive } from '../../launch/lock.mjs'
import { writePrivately } from '../data-dir.ts'
import type { Service } from '../paths.ts'

/**
 * What the operator's tools read of a running stack: its process, the metrics addresses of its programs, auth's
 * databases, and the account that sees every schema with their prefix.
 */
export type Running = {
  process: string
  /** Of every replica. */
  metricsUrls: Record<Service | 'gateway', string[]>
  authMysqlUrl: string
  authRedisUrl: string
  mysqlAdminUrl: string
  prefix: string
}

const fileOf = (dataDir: string) => join(dataDir, 'run.json')

/** Records that this process runs the stack. Readable for its owner only, because the addresses contain passwords. */
export function writeRunFile(dataDir: string, running: Omit<Running, 'process'>): void {
  writePrivately(fileOf(dataDir), JSON.stringify({ process: identityOf(process.pid), ...running }))
}

export const removeRunFile = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true })

/** The running stack of this data folder, or null; ignores what a killed one left. */
export function readRunFile(dataDir: string): Running | null {
  try {
    const running = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Running
    return isAlive(running.process) ? running : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
