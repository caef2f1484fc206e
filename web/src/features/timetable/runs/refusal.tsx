import { isConflict } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { runsText } from './text.ts'

/** Why something was not done, in the server's words; that what is seen was read again, where it had changed. */
export function Refusal({ error }: { error: Error | null }) {
  const text = useText(runsText)
  if (!error) return null
  return (
    <p role="alert">
      {error.message} {isConflict(error) && text.readAgain}
    </p>
  )
}
