import { parseArgs } from 'node:util'
import { type Service, services } from '../paths.ts'
import { PlainError } from '../plain-error.ts'
import type { StackOptions } from './stack-options.ts'

const MOST = 9
const USAGE = `Usage: npm start [-- --replicas applicants=2,gateway=2] [--keep-going], at most ${MOST} of each.`
const kinds: readonly (Service | 'gateway')[] = [...services, 'gateway']

/** What `npm start` was told beside its environment. */
export function readArguments(args: string[]): Pick<StackOptions, 'replicas' | 'keepGoing'> {
  const { replicas, 'keep-going': keepGoing } = parsed(args)
  return { keepGoing, replicas: Object.fromEntries(replicas.flatMap((text) => text.split(',')).map(readOne)) }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        replicas: { type: 'string', multiple: true, default: [] },
        'keep-going': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message.split('.')[0] : error}. ${USAGE}`)
  }
}

function readOne(text: string): [Service | 'gateway', number] {
  const [name, number, ...rest] = text.split('=')
  const kind = kinds.find((one) => one === name)
  const count = Number(number)
  if (!kind || rest.length > 0 || !Number.isInteger(count) || count < 1 || count > MOST)
    throw new PlainError(`--replicas does not understand "${text}". ${USAGE}`)
  return [kind, count]
}
