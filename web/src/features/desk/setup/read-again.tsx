import type { Team } from '@recruit/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/controls/choice.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Loaded, Refused } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import type { Progress } from '../../staff/review-queries.ts'
import { membersToAskQuery, useAssigning } from './assigning.ts'
import { LoadTable } from './assignment.tsx'
import { PlacesForm } from './places-form.tsx'
import { sureListText } from './sure-text.ts'
import { setupText } from './text.ts'

const NUMBERS = [5, 10, 15, 20, 30, 40, 60, 100]

interface Props {
  team: Team
  progress: Progress
  places: number | null
}

/** Before the opening: another review where it changes most who is among the best. It names no application. */
export function ReadAgain({ team, progress: { needed, readAgain, reviewers }, places }: Props) {
  const text = useText(setupText, sureListText)
  const [again, setAgain] = useState(10)
  // How severe someone is who has reviewed nothing is unknown, so her review would say little.
  const known = new Set(reviewers.flatMap(({ member, submitted }) => (submitted > 0 ? [member.id] : [])))
  const query = useQuery({
    ...membersToAskQuery(team),
    select: (all) => (known.size > 0 ? all.filter(({ id }) => known.has(id)) : all),
  })
  const members = query.data ?? []
  const { preview, assign, look, confirm } = useAssigning({ team, needed, members, again })
  const refusal = preview.data?.cannotTell
  return (
    <>
      <h2>{text.readAgain}</h2>
      <p className={page.quiet}>
        {text.readAgainLead} {text.readAgainBlind}
      </p>
      {readAgain.assigned > 0 && <p>{text.done(readAgain.assigned, readAgain.submitted)}</p>}
      <PlacesForm key={places} judging={{ team, stage: 'documents' }} places={places} />
      <Loaded query={query}>
        {() => (
          <>
            <SelectField
              id="again"
              label={text.howMany}
              value={again}
              options={NUMBERS.map((value) => ({ value, label: String(value) }))}
              onChange={(value) => {
                setAgain(value)
                preview.reset()
              }}
            />
            <Button busy={members.length === 0 || preview.isPending} onClick={look}>
              {text.previewAgain}
            </Button>
            {refusal && <p role="status">{text.cannotReadAgain[refusal]}</p>}
            <Refused error={preview.error} />
            {preview.data && !refusal && (
              <Dialog
                title={text.readAgain}
                note={
                  preview.data.short > 0
                    ? text.fewer(preview.data.applications, preview.data.short)
                    : text.chosen(preview.data.applications)
                }
                confirm={{
                  label: text.confirm,
                  busy: assign.isPending || preview.data.applications === 0,
                  onPress: confirm,
                }}
                onClose={preview.reset}
              >
                <LoadTable loads={preview.data.loads} />
                <Refused error={assign.error} />
              </Dialog>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
