import { parseArgs } from 'node:util'
import { PlainError } from '@recruit/local/plain-error'
import { newSeed } from '@recruit/local/testing/seeded-random'
import { ENGINES, type Engine } from './servers/start-database.ts'

const USAGE = `Usage: npm run long -- failover [--engine ${ENGINES.join('|')}] [--ci] [--seed 1]`

/** What `npm run long -- failover` was told. Throws one line that says how to. */
export function readArguments(args: string[]): { engines: Engine[]; isShort: boolean; seed: number } {
  const { engine, ci = false, seed } = parsed(args)
  const engines = ENGINES.filter((name) => engine === undefined || name === engine)
  if (!engines.length || (seed !== undefined && !/^[1-9]\d{0,9}$/.test(seed))) throw new PlainError(USAGE)
  return { engines, isShort: ci, seed: seed === undefined ? newSeed() : Number(seed) }
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args, options: { engine: text, ci: { type: 'boolean' }, seed: text } as const }).values
  } catch {
    throw new PlainError(USAGE)
  }
}
