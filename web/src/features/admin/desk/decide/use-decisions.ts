import { PASS_STATES, type Pass } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../i18n/text.ts'
import { type Applicant, presentRow } from '../../list/applicants.ts'
import { editsOf } from '../../list/edits/window-edits.ts'
import { adminText } from '../../text.ts'
import { deskText } from '../text.ts'

interface Decision {
  applicant: Applicant
  from: Pass
}

/** The status that a key 1 to 4 means. */
export const passOf = (number: number): Pass | null => PASS_STATES[number - 1] ?? null

/** Decides, stages and takes back; what comes of it is said once the server has answered. */
export function useDecisions() {
  const client = useQueryClient()
  const { passStates } = useText(adminText)
  const text = useText(deskText)
  const edits = editsOf(client)
  const [made, setMade] = useState<readonly Decision[]>([])
  const [said, setSaid] = useState('')
  /** Decided here, and no answer yet. */
  const awaited = useRef(new Map<string, { name: string; pass: Pass }>())
  const known = useRef({ text, passStates })
  known.current = { text, passStates }

  useEffect(
    () =>
      edits.store.subscribe(({ edits: now }) => {
        for (const [id, { name, pass }] of awaited.current) {
          const edit = now[id]
          if (!edit || edit.state === 'saving' || edit.conflicts.length > 0) continue
          if (edit.state === 'failed') setSaid(known.current.text.failed(name))
          if (edit.state !== 'saved') continue
          setSaid(known.current.text.saved(name, known.current.passStates[pass]))
          awaited.current.delete(id)
        }
      }),
    [edits],
  )

  const change = useCallback(
    (applicant: Applicant, pass: Pass) => {
      awaited.current.set(applicant._id, { name: applicant.name, pass })
      edits.change(applicant, { pass })
    },
    [edits],
  )
  const passNow = (applicant: Applicant): Pass =>
    edits.store.getState().edits[applicant._id]?.values.pass ?? presentRow(client, applicant).pass

  return {
    said,
    say: setSaid,
    canUndo: made.length > 0,
    decide: (applicant: Applicant, pass: Pass) => {
      const from = passNow(applicant)
      if (from === pass) return setSaid(text.saved(applicant.name, passStates[pass]))
      setMade((before) => [...before, { applicant, from }])
      change(presentRow(client, applicant), pass)
    },
    /** Takes the last decision back and answers whose it was. */
    undo: (): string | null => {
      const last = made.at(-1)
      if (!last) {
        setSaid(text.nothingToUndo)
        return null
      }
      setMade((before) => before.slice(0, -1))
      change(presentRow(client, last.applicant), last.from)
      return last.applicant._id
    },
  }
}
export type Decisions = ReturnType<typeof useDecisions>
