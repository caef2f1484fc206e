import type { Answer, Change, Place, RunRead } from '../use-timetable.ts'

/** What a change is for the person: rooms and interviewers alone do not move her. */
type ChangeKind = 'moved' | 'removed' | 'placed' | 'reseated'
const CHANGE_KINDS: ChangeKind[] = ['moved', 'removed', 'placed', 'reseated']

export function changeKind({ from, to }: Pick<Change, 'from' | 'to'>): ChangeKind {
  if (!from) return 'placed'
  if (!to) return 'removed'
  return from.day === to.day && from.start === to.start ? 'reseated' : 'moved'
}

export const countsOf = (changes: Change[]): [kind: ChangeKind, count: number][] =>
  [...Map.groupBy(inOrder(changes), changeKind)].map(([kind, { length }]) => [kind, length])

/** Changed times that were already announced first, then by name. */
export const inOrder = (changes: Change[]): Change[] =>
  changes.toSorted(
    (a, b) =>
      CHANGE_KINDS.indexOf(changeKind(a)) - CHANGE_KINDS.indexOf(changeKind(b)) ||
      a.name.localeCompare(b.name, 'ko'),
  )

/** The compared figures of a run: who has a place, who would move now, on how many days. */
export const figuresOf = ({ answer, changes }: RunRead) => ({
  placed: answer?.appointments.length ?? 0,
  moved: changes.filter((change) => changeKind(change) === 'moved').length,
  days: new Set(answer?.appointments.map(({ day }) => day)).size,
})

type Person = Pick<Change, '_id' | 'name' | 'team'>
export interface Difference extends Person {
  places: [Place | null, Place | null]
}

/** Whom two answers place at another day, hour or room, or only one of them places. */
export function differencesOf(one: Answer, other: Answer): Difference[] {
  const [here, there] = [placesOf(one), placesOf(other)]
  const people = [one, other].flatMap(({ appointments, unplaced }): Person[] => [
    ...appointments,
    ...unplaced,
  ])
  return [...new Map(people.map((person) => [person._id, person])).values()]
    .map(
      ({ _id, name, team }): Difference => ({
        ...{ _id, name, team },
        places: [here.get(_id) ?? null, there.get(_id) ?? null],
      }),
    )
    .filter(({ places: [a, b] }) => a?.day !== b?.day || a?.start !== b?.start || a?.room !== b?.room)
    .sort((a, b) => a.name.localeCompare(b.name, 'ko'))
}

const placesOf = ({ appointments }: Answer): Map<string, Place> =>
  new Map(appointments.map((one) => [one._id, one]))
