import { parseArgs } from 'node:util'
import { PlainError } from '@recruit/local/plain-error'
import { newSeed } from '@recruit/local/testing/seeded-random'
import type { Scenario } from './scenario.ts'

export interface Wanted {
  scenarios: Scenario[]
  /** So many random kills instead of the scenarios. */
  kills: number
  seed: number
}

const USAGE = 'Usage: npm run long -- faults [--only 4,8 | --ci | --kills 20] [--seed 1]'

/** What `npm run long -- faults` was told. Throws one line that says how to. */
export function readArguments(args: string[], all: Scenario[]): Wanted {
  const { only, ci, kills, seed } = parsed(args)
  const numbers = only?.split(',').map(Number)
  const unknown = numbers?.filter((number) => !all.some((one) => one.number === number)) ?? []
  if (unknown.length) throw new PlainError(`There is no such fault: ${only}. ${USAGE}`)
  const chosen = numbers ? all.filter((one) => numbers.includes(one.number)) : all
  return {
    scenarios: ci ? all.filter((one) => one.isTelling) : chosen,
    kills: kills === undefined ? 0 : natural('kills', kills),
    seed: seed === undefined ? newSeed() : natural('seed', seed),
  }
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { only: text, ci: { type: 'boolean' }, kills: text, seed: text } as const
    return parseArgs({ args, options }).values
  } catch {
    throw new PlainError(USAGE)
  }
}

function natural(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1)
    throw new PlainError(`--${name} "${text}" is no number. ${USAGE}`)
  return number
}
