import { TEAMS } from '@recruit/contract/constants'
import { useState } from 'react'
import { CallError } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useTranslation } from '../../i18n/text.ts'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Refused } from '../../ui/feedback/loaded.tsx'
import { useCall } from '../../ui/feedback/use-call.ts'
import { useForm } from '../../ui/form/form.tsx'
import { IdentityFields, tidyIdentity } from '../../ui/form/lookup-form.tsx'
import page from '../../ui/layout/page.module.css'
import type { Applicant } from '../staff/applicants.ts'
import { authorName } from '../staff/history/words.ts'
import { listText } from './text.ts'

/** Puts typos of team and identity right; the server refuses what would make two applications one person's. */
export function CorrectDialog({ applicant, onClose }: { applicant: Applicant; onClose: () => void }) {
  const { text, language } = useTranslation(listText)
  const { _id, team, name, studentId, ewhaianId } = applicant
  const before = { team, name, studentId, ewhaianId }
  type Field = keyof typeof before
  const [opened] = useState(before)
  // Only touched fields: the others follow the stored values.
  const [typed, setTyped] = useState<Partial<typeof before>>({})
  const values = { ...before, ...typed }
  const set = (part: Partial<typeof before>) => setTyped((known) => ({ ...known, ...part }))
  const tidied = { team: values.team, ...tidyIdentity(values) }
  const changed = Object.fromEntries(
    Object.entries(tidied).filter(([field, value]) => value !== before[field as Field]),
  )
  const overtaken = (Object.keys(typed) as Field[]).filter((field) => before[field] !== opened[field])
  const inWords = (field: Field) => (field === 'team' ? teamNames[team][language] : before[field])
  const correct = useCall('correctApplicant', {
    says: ({ message }) => message,
    onSuccess: onClose,
    // The applicant may have moved to another team, and who shares a student id has changed.
    refresh: ['listApplicants'],
    refreshAfter: 'conflict',
    isErrorShown: true,
  })
  const isSame = Object.keys(changed).length === 0
  const form = useForm({
    isBusy: correct.isPending || isSame,
    send: () => correct.mutate({ _id, ...changed, was: before }),
  })
  const by = correct.error instanceof CallError && correct.error.by
  return (
    <Dialog title={text.correctTitle(name)} confirm={{ label: text.save }} form={form} onClose={onClose}>
      <Refused error={correct.error} more={by && `(${text.decidedBy(authorName(by, language))})`} />
      {overtaken.map((field) => (
        <p key={field} className={page.quiet}>
          {text[field]} · {text.theirs}: <strong>{inWords(field)}</strong>
        </p>
      ))}
      <RadioGroup
        id="correct-team"
        legend={text.team}
        value={values.team}
        options={TEAMS.map((value) => ({ value, label: teamNames[value][language] }))}
        onChange={(chosen) => set({ team: chosen })}
      />
      <IdentityFields isOther values={values} set={(field, value) => set({ [field]: value })} />
      <p className={isSame ? page.hidden : page.quiet}>{text.correctNote}</p>
    </Dialog>
  )
}
