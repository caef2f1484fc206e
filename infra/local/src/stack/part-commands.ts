import { createInterface } from 'node:readline'
import { wordsFor } from '../plain-error.ts'
import type { Part } from '../process/part.ts'

const verbs = ['start', 'stop', 'restart'] as const

/**
 * Does with the parts of a running stack what lines on stdin say, such as `restart applicants-2`: each part's lines one
 * by one, so that a part that takes its time holds up none but itself.
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
