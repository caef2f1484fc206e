// biome-ignore lint/style/noRestrictedImports: changes wait for each other here, see 'appointments' in places.ts
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { isConflict } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { draftQuery, readTimetableAgain } from '../use-timetable.ts'
import { applied, type Change, inverseOf, stillStands } from './situation.ts'
import { boardText } from './text.ts'

export type Changes = ReturnType<typeof useChanges>

const CHANGING = ['timetable-change']
const { queryKey } = draftQuery

/** Sends changes one after the other, shows each immediately, and keeps their undo steps until the page is closed. */
export function useChanges() {
  const text = useText(boardText)
  const client = useQueryClient()
  const done = useRef<{ change: Change; inverse: Change }[]>([])
  const underWay = useRef<Promise<unknown>>(Promise.resolve())
  const [undoable, setUndoable] = useState(0)
  const [refusal, setRefusal] = useState('')
  const draft = () => client.getQueryData(queryKey)
  const mutation = useMutation({
    mutationKey: CHANGING,
    scope: { id: 'timetable' },
    mutationFn: (change: Change) => send(change, draft()?.version ?? 0),
    onMutate: async (change) => {
      // What is being read knows nothing of the change.
      await client.cancelQueries({ queryKey })
      const before = draft()
      if (before) client.setQueryData(queryKey, applied(before, change))
      return before
    },
    onSuccess: ({ version }) => client.setQueryData(queryKey, (now) => now && { ...now, version }),
    onError: (_error, _change, before) => client.setQueryData(queryKey, before),
    onSettled: () => {
      // Only the last one reads: a read between two changes would show the later one undone.
      if (client.isMutating({ mutationKey: CHANGING }) === 1) void readTimetableAgain(client)
    },
  })

  /** The outcome; a refusal is kept in words. */
  async function attempt(change: Change): Promise<'done' | 'refused' | 'beaten'> {
    setRefusal('')
    try {
      await mutation.mutateAsync(change)
      return 'done'
    } catch (error) {
      const isBeaten = isConflict(error)
      setRefusal(isBeaten ? text.beaten : error instanceof Error ? error.message : String(error))
      return isBeaten ? 'beaten' : 'refused'
    }
  }
  // Immediately, not with the next drawing: two quick undos mean two changes.
  const keep = (changes: typeof done.current) => {
    done.current = changes
    setUndoable(changes.length)
  }
  async function make(change: Change): Promise<boolean> {
    const before = draft()
    const inverse = before && inverseOf(before, change)
    if (!inverse) return true
    const made = attempt(change).then((came) => {
      if (came === 'done') keep([...done.current, { change, inverse }])
      return came === 'done'
    })
    underWay.current = made
    return made
  }
  /** Resolves with what was done to take the last change back. */
  async function undo(): Promise<Change | null> {
    // Undo means the last change, even while its answer is on its way.
    await underWay.current
    const last = done.current.at(-1)
    const now = draft()
    if (!last || !now) return null
    keep(done.current.slice(0, -1))
    if (!stillStands(now, last.change)) {
      setRefusal(text.changedSince)
      return null
    }
    const came = await attempt(last.inverse)
    // Another window changed something first, so the undo stays available.
    if (came === 'beaten') keep([...done.current, last])
    return came === 'done' ? last.inverse : null
  }
  return { make, undo, undoable, refusal, dismiss: () => setRefusal('') }
}

function send(change: Change, version: number) {
  const { kind } = change
  if (kind === 'place') return call('placeAppointment', { version, _id: change._id, ...change.place })
  if (kind === 'remove') return call('removeAppointment', { version, _id: change._id })
  return call('lockAppointments', { version, ids: change.ids, isLocked: change.isLocked })
}
