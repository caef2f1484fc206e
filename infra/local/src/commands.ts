import { createInterface } from 'node:readline'
import type { Part } from './part.ts'
import { wordsFor } from './plain-error.ts'

const verbs = ['start', 'stop', 'restart'] as const

/** Does with the parts of a running stack what lines on stdin say, such as `restart applicants-2`, one by one. */
export function obeyLines(parts: Part[], say: (line: string) => void): void {
  let last = Promise.resolve()
  createInterface({ input: process.stdin }).on('line', (line) => {
    last = last.then(() => obey(line.trim(), parts, say)).catch((error) => say(wordsFor(error)))
  })
}

async function obey(line: string, parts: Part[], say: (line: string) => void): Promise<void> {
  if (!line) return
  const [first, name] = line.split(/\s+/)
  const verb = verbs.find((one) => one === first)
  const part = parts.find((one) => one.name === name)
  if (!verb || !part)
    return say(
      `Say ${verbs.join(', ')} and one of ${parts.map((one) => one.name).join(', ')}, not "${line}".`,
    )
  await part[verb]()
  say(`${part.name} ${part.isRunning() ? 'runs' : 'is stopped'}.`)
}
