import type { IDENTITY } from '@recruit/contract/rules/application-rules'
import { normaliseIdentity } from '@recruit/contract/text'
import { useText } from '../../i18n/text.ts'
import { StudentIdField, TextField } from '../controls/text-field.tsx'
import { formText } from './text.ts'

export type Identity = Record<(typeof IDENTITY)[number], string>

/** As it is stored and compared. */
export const tidyIdentity = ({ name, studentId, ewhaianId }: Identity): Identity => ({
  name: normaliseIdentity(name),
  studentId: normaliseIdentity(studentId),
  ewhaianId: normaliseIdentity(ewhaianId),
})

interface Props {
  values: Identity
  set: (field: keyof Identity, value: string) => void
  /** Staff type another person's: their ids are apart, and the browser offers no name of its own. */
  isOther?: boolean
}

/** Name, student id and community id, the three of every lookup and of the enrolment. */
export function IdentityFields({ values, set, isOther = false }: Props) {
  const text = useText(formText)
  const field = (name: keyof Identity) => ({
    id: isOther ? `other-${name}` : name,
    value: values[name],
    onChange: (value: string) => set(name, value),
  })
  return (
    <>
      <TextField {...field('name')} label={text.name} autoComplete={isOther ? 'off' : 'name'} identity />
      <StudentIdField {...field('studentId')} />
      <TextField
        {...field('ewhaianId')}
        label={text.ewhaianId}
        autoCapitalize="none"
        spellCheck={false}
        identity
      />
    </>
  )
}
