import { BULK_MAX, PASS_STATES, type Pass } from '@recruit/contract/constants'
import { SHOWN_PASSES, type ShownPass, shownPassOf } from '@recruit/contract/fields/status-names'
import type { Reply, Sent } from '../../../api/client.ts'
import type { Applicant } from '../../staff/applicants.ts'

type Changed = Reply<'bulkPass'>['changed']
type Step = Sent<'bulkPass'>

/** The effect of a bulk change: how many come from which status. */
export interface Plan {
  to: Pass
  groups: { from: Pass; ids: string[] }[]
  /** The same as the list shows it: drafts apart from what was submitted. */
  lines: { from: ShownPass; to: ShownPass; count: number }[]
  /** Have the status already. */
  same: number
  /** Of those that change, how many were never submitted. */
  drafts: number
}

export function planOf(rows: Applicant[], to: Pass): Plan {
  const groups = PASS_STATES.filter((from) => from !== to)
    .map((from) => ({ from, ids: rows.filter(({ pass }) => pass === from).map(({ _id }) => _id) }))
    .filter(({ ids }) => ids.length > 0)
  return {
    to,
    groups,
    lines: linesOf(rows, to),
    same: rows.filter(({ pass }) => pass === to).length,
    drafts: rows.filter(({ pass, isFinalSubmit }) => pass !== to && !isFinalSubmit).length,
  }
}

function linesOf(rows: Applicant[], to: Pass): Plan['lines'] {
  const counts = new Map<string, Plan['lines'][number]>()
  for (const row of rows.filter(({ pass }) => pass !== to)) {
    const line = { from: shownPassOf(row), to: shownPassOf({ ...row, pass: to }), count: 0 }
    const known = counts.get(`${line.from} ${line.to}`) ?? line
    counts.set(`${line.from} ${line.to}`, { ...known, count: known.count + 1 })
  }
  return [...counts.values()].sort((a, b) => SHOWN_PASSES.indexOf(a.from) - SHOWN_PASSES.indexOf(b.from))
}

/** Whether it passes an applicant to the next round; for unsubmitted applications the list asks first. */
export const isPassing = (pass: Pass): boolean => pass === '1stPass' || pass === 'finalPass'

export const sizeOf = ({ groups }: Plan): number => groups.reduce((sum, { ids }) => sum + ids.length, 0)

/** The calls that make it so; each names the status that its rows must still have. */
export const stepsOf = ({ to, groups }: Plan): Step[] =>
  groups.flatMap(({ from, ids }) => inPieces(ids).map((piece) => ({ ids: piece, pass: to, was: from })))

/** The calls that undo it, only for applications without a later change. */
export const stepsBack = (changed: Changed, to: Pass): Step[] =>
  PASS_STATES.flatMap((from) => {
    const ids = changed.filter((one) => one.from === from).map(({ _id }) => _id)
    return inPieces(ids).map((piece) => ({ ids: piece, pass: from, was: to }))
  })

function inPieces(ids: string[]): string[][] {
  const pieces: string[][] = []
  for (let at = 0; at < ids.length; at += BULK_MAX) pieces.push(ids.slice(at, at + BULK_MAX))
  return pieces
}

export interface Outcome {
  changed: Changed
  /** Another user had given them another status. */
  left: number
  /** Why it stopped before the end. */
  error: unknown
}

/** Makes the calls one after another; changes before a failure stay and are reported. */
export async function runSteps(
  steps: Step[],
  send: (step: Step) => Promise<Reply<'bulkPass'>>,
): Promise<Outcome> {
  const outcome: Outcome = { changed: [], left: 0, error: null }
  for (const step of steps) {
    try {
      const { changed, left } = await send(step)
      outcome.changed.push(...changed)
      outcome.left += left
    } catch (error) {
      return { ...outcome, error }
    }
  }
  return outcome
}
