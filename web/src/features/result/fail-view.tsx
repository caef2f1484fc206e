import { useText } from '../../i18n/text.ts'
import type { ResultViewProps } from './result-screen.tsx'
import { resultText } from './text.ts'

/** Not this time: thanks, and whom to ask. The cohort comes from the settings, on a phone too. */
export function FailView({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const master = [settings.masterName, settings.masterPhoneNumber].filter(Boolean).join(' ')
  return (
    <>
      <h2>{text.fail}</h2>
      <p>{text.failBody(applicant.name, settings.cardinalNumber)}</p>
      {master && <p>{text.failContact(master)}</p>}
    </>
  )
}
