import { isConflict } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { runsText } from './text.ts'

/** The server's reason for a refusal, and after a conflict that the shown values were read again. */
export function Refusal({ error }: { error: Error | null }) {
  const text = useText(runsText)
  if (!error) return null
  return (
    <p role="alert">
      {error.message} {isConflict(error) && text.readAgain}
    </p>
  )
}
