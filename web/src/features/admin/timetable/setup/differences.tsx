import { useText } from '../../../../i18n/text.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

interface Props {
  said: string
  /** In what the typed differs from what somebody else stored meanwhile; null where nobody did. */
  parts: string[] | null
  onTheirs: () => void
}

/** Why nothing was saved. Where somebody else was first it says what differs, and lets this one decide. */
export function Differences({ said, parts, onTheirs }: Props) {
  const text = useText(setupText)
  return (
    <div role="alert" className={styles.refused}>
      <p>{said}</p>
      {parts && (
        <>
          <p>{parts.length > 0 ? text.differs(parts.join(', ')) : text.sameNow}</p>
          {parts.length > 0 && <p>{text.keepMine}</p>}
          {parts.length > 0 && (
            <p>
              <Button small onClick={onTheirs}>
                {text.takeTheirs}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}
