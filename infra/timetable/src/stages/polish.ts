import { meetingOf } from '../instance/schema.ts'
import type { Model } from '../model/model.ts'
import type { Goal } from './search.ts'

const WHOLE = { absolute: 0.99 }

/** Interviews on as few days as possible. */
export function fewestDays({ problem, program, interviews }: Model): Goal {
  const counts = interviews.flatMap((team) =>
    [...team.entries()].filter(([, column]) => column >= 0).map(([slot, column]) => ({ slot, column })),
  )
  const byDay = Map.groupBy(counts, ({ slot }) => Math.floor(slot / problem.perDay))
  const days = [...byDay].map(([day, own]) => {
    const isLocked = problem.locked.some((one) => one.day === day)
    const used = program.column({ isInteger: true, lower: isLocked ? 1 : 0 })
    for (const { column } of own)
      program.row(Number.NEGATIVE_INFINITY, 0, [
        [column, 1],
        [used, -(program.upper[column] ?? 0)],
      ])
    return { used, isLocked, own }
  })
  return {
    costs: days.map(({ used }) => [used, 1]),
    gap: WHOLE,
    fill: (values) => {
      for (const { used, isLocked, own } of days)
        values[used] = isLocked || own.some(({ column }) => (values[column] ?? 0) > 0.5) ? 1 : 0
    },
  }
}

/** Each interviewer on as few days as possible. */
export function fewestVisits({ problem, program, seats }: Model): Goal {
  const { perDay, length, slots } = problem
  const byDay = Map.groupBy(seats, ({ interviewer, slot }) => interviewer * slots + Math.floor(slot / perDay))
  const visits = [...byDay].map(([key, own]) => {
    const isLocked = (problem.interviewers[Math.floor(key / slots)]?.locked[key % slots] ?? 0) !== 0
    const comes = program.column({ isInteger: true, lower: isLocked ? 1 : 0 })
    for (let hour = 0; hour < perDay; hour++) {
      const busy = own.filter(({ slot }) => slot % perDay <= hour && hour < (slot % perDay) + length)
      if (busy.length === 0) continue
      const columns = busy.map(({ column }): [number, number] => [column, 1])
      program.row(Number.NEGATIVE_INFINITY, 0, [...columns, [comes, -1]])
    }
    return { comes, isLocked, own }
  })
  return {
    costs: visits.map(({ comes }) => [comes, 1]),
    gap: WHOLE,
    fill: (values) => {
      for (const { comes, isLocked, own } of visits)
        values[comes] = isLocked || own.some(({ column }) => (values[column] ?? 0) > 0.5) ? 1 : 0
    },
  }
}

/** Even numbers of interviews per interviewer: the sum of the squares. Between equals, early hours. */
export function evenAndEarly({ problem, program, seats, interviews }: Model): Goal {
  const loads = [...Map.groupBy(seats, ({ interviewer }) => interviewer)].map(([interviewer, own]) => {
    const { id = '' } = problem.interviewers[interviewer] ?? {}
    const already = new Set(
      problem.locked.filter(({ interviewers }) => interviewers.includes(id)).map(meetingOf),
    ).size
    const most = new Set(own.map(({ slot }) => slot)).size
    const steps = Array.from({ length: most }, () => program.column())
    program.row(0, 0, [
      ...own.map(({ column }): [number, number] => [column, 1]),
      ...steps.map((column): [number, number] => [column, -1]),
    ])
    return { own, steps, already }
  })
  const late = interviews.flatMap((team) =>
    [...team.entries()]
      .filter(([, column]) => column >= 0)
      .map(([slot, column]): [number, number] => [column, slot / problem.slots]),
  )
  const squares = loads.flatMap(({ steps, already }) =>
    steps.map((column, step): [number, number] => [column, 2 * (already + step) + 1]),
  )
  return {
    costs: [...squares, ...late],
    gap: { relative: 1e-3 },
    fill: (values) => {
      for (const { own, steps } of loads) {
        const load = own.reduce((sum, { column }) => sum + (values[column] ?? 0), 0)
        steps.forEach((column, step) => {
          values[column] = Math.min(1, Math.max(0, load - step))
        })
      }
    },
  }
}

/** After a change: applicants keep their appointments before others get one, then interviewers stay where they are. */
export function leastDisturbed({ problem, visits, seats }: Model): Goal {
  const before = problem.candidates.map(({ previous }) => previous)
  const sitting = new Set(
    problem.candidates.flatMap(({ team, previous }) =>
      (previous?.panel ?? []).map((one) => `${one} ${team} ${previous?.slot}`),
    ),
  )
  const staying = seats.filter(({ interviewer, team, slot }) => sitting.has(`${interviewer} ${team} ${slot}`))
  const returning = visits.filter(({ candidate }) => before[candidate])
  return {
    costs: [
      ...returning.map(({ column }): [number, number] => [column, -1 - staying.length]),
      ...staying.map(({ column }): [number, number] => [column, -1]),
    ],
    gap: WHOLE,
  }
}
