import { createInterface } from 'node:readline'
import { wordsFor } from '../plain-error.ts'
import type { Part } from '../process/part.ts'

const verbs = ['start', 'stop', 'restart'] as const

/**
 * Runs commands from stdin on the parts of a running stack, such as `restart applicants-2`: one by one per part, so
 * that a slow part delays only itself.
 */
export function obeyLines(parts: Part[], say: (line: string) => void): void {
  const last = new Map<Part, Promise<void>>()
  createInterface({ input: process.stdin }).on('line', (text) => {
    const line = text.trim()
    if (!line) return
    const [first, name] = line.split(/\s+/)
    const verb = verbs.find((one) => one === first)
    const part = parts.find((one) => one.name === name)
    if (!verb || !part)
      return say(
        `Say ${verbs.join(', ')} and one of ${parts.map((one) => one.name).join(', ')}, not "${line}".`,
      )
    const obeyed = (last.get(part) ?? Promise.resolve())
      .then(() => part[verb]())
      .then(
        () => say(`${part.name} ${part.isRunning() ? 'runs' : 'is stopped'}.`),
        (error) => say(wordsFor(error)),
      )
    last.set(part, obeyed)
  })
}
