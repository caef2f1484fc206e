import type { Act } from '../src/features/desk/score/score-desk.ts'

/** To whom each score belongs, as if every answer came immediately. */
export function scoringModel(ids: readonly string[], criteria: number, failing: Iterable<string> = []) {
  const scores = new Map<string, (number | undefined)[]>(ids.map((id) => [id, []]))
  const submitted = new Set<string>()
  const stillFailing = new Set(failing)
  const cursor = { id: ids[0] ?? '', criterion: 0 }
  const last = criteria - 1
  const to = (id: string | undefined) => id && Object.assign(cursor, { id, criterion: 0 })
  return {
    scores,
    submitted,
    cursor,
    /** False where it was refused: what waits behind it is dropped. */
    do: (one: Act): boolean => {
      const { id, criterion } = cursor
      const given = scores.get(id) ?? []
      if (one.kind === 'go') to(one.id)
      else if (one.kind === 'step') to(ids[ids.indexOf(id) + one.by])
      else if (submitted.has(id)) return true
      else if (one.kind === 'score') {
        given[criterion] = one.score
        cursor.criterion = Math.min(criterion + 1, last)
      } else if (one.isByButton || criterion === last) {
        const missing = Array.from({ length: criteria }).findIndex((_, at) => given[at] === undefined)
        if (missing >= 0) cursor.criterion = missing
        if (missing >= 0 || stillFailing.delete(id)) return false
        submitted.add(id)
        const at = ids.indexOf(id)
        to([...ids.slice(at + 1), ...ids.slice(0, at)].find((other) => !submitted.has(other)))
      }
      return true
    },
  }
}
