import { type CallName, calls } from '@recruit/contract'
import type { Visitor } from '@recruit/local/testing/visitor'

/** What differs between two runs, by its placeholder; the days of 2037 and 2038 come from the history itself. */
const DIFFERING: Record<string, RegExp> = {
  id: /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g,
  time: /\b(?!203[78])\d{4}-\d\d-\d\dT[\d:.]+Z/g,
  day: /\b(?!203[78])\d{4}-\d\d-\d\d\b(?!T)/g,
  session: /(?<="session":")[\w-]+/g,
  entry: /(?<="(entry|next)":)\d+/g,
}

/** Records replies; a value that differs gets a number in the order of first appearance. */
export function recorder(browsers: Record<string, Visitor>) {
  const seen: Record<string, string[]> = {}
  const played: { name: CallName; reason: unknown; text: string }[] = []

  /** Two services may give the same number to different entries. */
  function placeholder(kind: string, service: string, value: string): string {
    seen[kind] ??= []
    const values = seen[kind]
    const own = `${service} ${value}`
    if (!values.includes(own)) values.push(own)
    return `<${kind}-${values.indexOf(own) + 1}>`
  }
  const comparable = (name: CallName, text: string) =>
    Object.entries(DIFFERING).reduce(
      (rest, [kind, pattern]) =>
        rest.replace(pattern, (value) => placeholder(kind, calls[name].service, value)),
      text,
    )

  return {
    /** One call by one of the browsers; returns its body. */
    async ask(who: string, name: CallName, what: string, form?: unknown, headers?: Record<string, string>) {
      const answer = await browsers[who]?.send(name, form, headers)
      if (!answer) throw new Error(`There is no browser of ${who}.`)
      const { status, body, text } = answer
      const type = answer.headers.get('Content-Type')
      const reply = `# ${name}, ${who}: ${what}\n${status} ${type}\n${comparable(name, text)}\n`
      played.push({ name, reason: body?.reason, text: reply })
      return body
    },
    /** The replies of these calls as the text of a fixture. */
    repliesOf: (names: CallName[]) =>
      played.flatMap(({ name, text }) => (names.includes(name) ? [text] : [])).join('\n'),
    /** Whether a call was answered with this reason, or with '' for a success. */
    reached: (call: CallName, why: string) =>
      played.some(({ name, reason = '' }) => name === call && reason === why),
  }
}
