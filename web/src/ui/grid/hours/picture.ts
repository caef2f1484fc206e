import type { InterviewHours } from '@recruit/contract/interview/grid'
import { useEffect, useRef, useState } from 'react'
import { type Cell, isOn, isSamePicture, paint } from '../grid-paint.ts'

/** One way of changing the picture; every way reports the state before and after, for the live text. */
export interface Change {
  before: InterviewHours
  after: InterviewHours
  how: 'painted' | 'cleared' | 'undone' | 'cancelled'
  /** What was drawn over, cells that were as they became included; absent: what differs. */
  area?: Area
}

interface Area {
  cells: Cell[]
  on: boolean
}

const MOST_UNDOS = 100

/**
 * The picture of hours during changes. A stroke (a drag) is painted here and handed on when it ends, so that it can be
 * cancelled and costs one save. Everything reads the newest state, because several pointer events may come between two
 * drawings.
 */
export function useGridPicture(
  hours: InterviewHours,
  onChange: (hours: InterviewHours) => void,
  onSaid: (change: Change) => void,
) {
  const [stroke, setStroke] = useState<InterviewHours | null>(null)
  const [past, setPast] = useState<InterviewHours[]>([])
  const now = useRef({ hours, stroke, past })
  now.current.hours = hours

  const area = useRef<Area | null>(null)
  const own = useRef(hours)
  useEffect(() => {
    // The hours came from elsewhere, so undo would not restore what was there before.
    if (isSamePicture(own.current, hours)) return
    own.current = hours
    now.current.past = []
    setPast([])
  }, [hours])

  const show = (painted: InterviewHours | null) => {
    now.current.stroke = painted
    setStroke(painted)
  }
  const remember = (pictures: InterviewHours[]) => {
    now.current.past = pictures
    setPast(pictures)
  }
  const pass = (after: InterviewHours) => {
    own.current = after
    now.current.hours = after
    onChange(after)
  }
  /** Passes a picture on. `isOneMore: false` extends the change before: both are undone together. */
  const change = (
    after: InterviewHours,
    how: Change['how'] = 'painted',
    { area, isOneMore = true }: { area?: Area | null; isOneMore?: boolean } = {},
  ) => {
    const { hours: before, past: pictures } = now.current
    if (isSamePicture(before, after)) return
    if (isOneMore) remember([...pictures.slice(1 - MOST_UNDOS), before])
    const begun = (isOneMore ? before : pictures.at(-1)) ?? before
    pass(after)
    onSaid({ before: begun, after, how, ...(area && { area }) })
  }
  return {
    shown: stroke ?? hours,
    canUndo: past.length > 0,
    isOn: (cell: Cell) => isOn(now.current.stroke ?? now.current.hours, cell),
    hours: () => now.current.hours,
    isPainting: () => now.current.stroke !== null,
    /** Makes these cells, and no others, the stroke under way. */
    paint: (cells: Cell[], on: boolean) => {
      const { hours: before, stroke: shown } = now.current
      const painted = paint(before, cells, on)
      area.current = { cells, on }
      if (!shown || !isSamePicture(shown, painted)) show(painted)
    },
    settle: () => {
      const painted = now.current.stroke
      if (!painted) return
      change(painted, 'painted', { area: area.current })
      show(null)
    },
    cancel: () => {
      const { stroke: painted, hours: settled } = now.current
      if (!painted) return
      show(null)
      onSaid({ before: painted, after: settled, how: 'cancelled' })
    },
    change,
    undo: () => {
      const { past: pictures, hours: before } = now.current
      const after = pictures.at(-1)
      if (!after) return
      remember(pictures.slice(0, -1))
      pass(after)
      onSaid({ before, after, how: 'undone' })
    },
  }
}
export type GridPicture = ReturnType<typeof useGridPicture>
