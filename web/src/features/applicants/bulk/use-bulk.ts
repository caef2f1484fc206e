import type { Pass } from '@recruit/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Sent } from '../../../api/client.ts'
import { useSingleMutation } from '../../../api/single-mutation.ts'
import { useText } from '../../../i18n/text.ts'
import { type Decided, readListAgain, remember, type Which } from '../../staff/applicants.ts'
import { decidedSomething } from '../../staff/publishing/use-unpublished.ts'
import { listText } from '../text.ts'
import { type Outcome, type Plan, runSteps, stepsBack, stepsOf } from './bulk.ts'
import { offerUndo, withdrawOffer } from './undo.ts'

/** Changes many applications together, reports the outcome and offers to undo it. */
export function useBulk(which: Which, onSaid: (said: string) => void) {
  const text = useText(listText)
  const client = useQueryClient()

  const run = async (steps: Sent<'bulkPass'>[]): Promise<Outcome> => {
    const outcome = await runSteps(steps, async (step) => {
      const reply = await call('bulkPass', { ...step, staged: true })
      const stored = reply.changed.map(({ _id }): [string, Decided] => [_id, { pass: step.pass as Pass }])
      remember(client, which, new Map(stored))
      return reply
    })
    decidedSomething(client)
    // Somebody else was there: what the list says of the others is old.
    if (outcome.left > 0 || outcome.error) void readListAgain(client, which)
    return outcome
  }
  const besides = ({ left, error }: Outcome) => [
    left > 0 && text.left(left),
    error instanceof Error && text.stopped(error.message),
  ]
  const sentences = (parts: (string | false)[]) => parts.filter(Boolean).join(' ')

  return useSingleMutation('bulkPass', {
    mutationFn: async (plan: Plan) => ({ plan, outcome: await run(stepsOf(plan)) }),
    onMutate: withdrawOffer,
    onSuccess: ({ plan, outcome }) => {
      const { length } = outcome.changed
      const said = sentences([
        length > 0 && text.changedMany(length, text.passStates[plan.to]),
        ...besides(outcome),
      ])
      if (length === 0) return onSaid(said)
      const undo = async () => {
        const back = await run(stepsBack(outcome.changed, plan.to))
        onSaid(sentences([text.undone(back.changed.length), ...besides(back)]))
      }
      onSaid('')
      offerUndo({ said, undo: () => void undo() })
    },
  })
}
