import { markdownTable } from '@recruit/local/markdown-table'
import type { Answer } from '../../../services/applicants/src/timetable/instance/answer.ts'
import type { Appointment, Instance } from '../../../services/applicants/src/timetable/instance/schema.ts'
import { instanceOf } from './instances.ts'
import { measure } from './measure.ts'

interface Change {
  name: string
  to: (instance: Instance, before: Appointment[]) => Instance
}

const CHANGES: Change[] = [
  { name: 'an interviewer is ill on her fullest day', to: ill },
  { name: 'a room less on the fullest day', to: lostRoom },
]

/** 150 tight: whom a change moves when the timetable is repaired, and when it is computed from scratch. */
export async function repairTable(seeds: number[], isOver: () => boolean): Promise<string> {
  const head = ['mean', 'placed before', 'placed after', 'moved', 'proven', 'moved by a new timetable', 's']
  const lines: string[][] = []
  for (const { name, to } of CHANGES) {
    const rows: number[][] = []
    for (const seed of seeds) {
      if (isOver()) break
      const instance = instanceOf({ name, people: 150, panel: 2, seconds: 20 }, seed)
      const before = (await measure(instance)).answer
      const changed = to(instance, before.appointments)
      const mended = (await measure({ ...changed, previous: before.appointments })).answer
      const anew = (await measure(changed)).answer
      const { placed, moved, proven, seconds } = mended
      rows.push([before.placed, placed, moved, Number(proven), movedBetween(before, anew), seconds])
    }
    const mean = (column: number) =>
      rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / Math.max(1, rows.length)
    const means = [0, 1, 2, 3, 4, 5].map((column) => mean(column).toFixed(1))
    lines.push([name, ...means.with(3, `${Math.round(mean(3) * rows.length)}/${rows.length}`)])
    console.log(lines.at(-1)?.join(', '))
  }
  return markdownTable(head, lines)
}

function movedBetween(before: Answer, after: Answer): number {
  const now = new Map(after.appointments.map((one) => [one.applicant, one]))
  return before.appointments.filter(({ applicant, day, start }) => {
    const one = now.get(applicant)
    return one?.day !== day || one.start !== start
  }).length
}

const fullest = <Key>(keys: Key[]): Key | undefined => {
  const counts = [...Map.groupBy(keys, (key) => key)].sort(([, a], [, b]) => b.length - a.length)
  return counts[0]?.[0]
}

function ill(instance: Instance, before: Appointment[]): Instance {
  const key =
    fullest(before.flatMap(({ day, interviewers }) => interviewers.map((id) => `${day} ${id}`))) ?? ''
  const [day, id] = key.split(' ')
  const interviewers = instance.interviewers.map((one) =>
    one.id === id ? { ...one, hours: one.hours.map((hours, at) => (at === Number(day) ? 0 : hours)) } : one,
  )
  return { ...instance, interviewers }
}

function lostRoom({ rooms, ...instance }: Instance, before: Appointment[]): Instance {
  const day = fullest(before.map((one) => one.day))
  const left = Array.from({ length: instance.days }, (_, at) =>
    Array.from({ length: instance.perDay }, () => (at === day ? Number(rooms) - 1 : Number(rooms))),
  )
  return { ...instance, rooms: left }
}
