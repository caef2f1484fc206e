import { useState } from 'react'
import { hasAnswer, isRunning, usePublication, useRun, useRuns, useTimetable } from '../use-timetable.ts'

/** What comes next on the screen of the timetable; its button alone is primary. `results`: to show the new dates. */
export type NextStep = 'build' | 'apply' | 'publish' | 'results' | null

/** The run that is looked at, and the step that comes next. */
export function useNextStep() {
  const { query, runs } = useRuns()
  const { data: publication } = usePublication()
  const { data: timetable } = useTimetable()
  const [chosen, show] = useState<string>()
  /** How many dates were published on this visit. */
  const [published, setPublished] = useState<number | null>(null)
  const running = runs.find(isRunning)
  // A run that was just begun is looked at as soon as it has an answer.
  const newest = running ? undefined : runs.find(hasAnswer)?.id
  const shown = runs.find(({ id }) => id === chosen)?.id ?? newest
  const { data: read, isLoading } = useRun(shown)
  const isFresh = runs.some(({ id, isStale }) => id === shown && !isStale)
  const stepOf = (): NextStep => {
    // A button that is primary for a moment would draw the hand there.
    if (!query.data || !publication || !timetable || isLoading) return null
    if (isFresh && read && read.changes.length > 0) return 'apply'
    if (publication.changes.length > 0) return 'publish'
    if (published !== null) return 'results'
    // Something to build: a rule is broken, or someone has no place whom a run may place.
    const isOpen = timetable.broken.length > 0 || timetable.unplaced.some(({ didNotCome }) => !didNotCome)
    return running || isFresh || !isOpen ? null : 'build'
  }
  return { query, runs, shown, chosen, show, published, setPublished, next: stepOf() }
}
export type Step = ReturnType<typeof useNextStep>
