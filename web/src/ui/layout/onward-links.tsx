import { LinkButton } from '../controls/button.tsx'
import styles from './page.module.css'

interface Onward {
  to: string
  label: string
}
interface Props {
  /** What most visitors want; null where there is no such thing. */
  primary: Onward | null
  other: Onward
}

/** Where to go from a screen that has nothing more to do. */
export function OnwardLinks({ primary, other }: Props) {
  return (
    <div className={styles.actions}>
      {primary && (
        <LinkButton look="primary" to={primary.to}>
          {primary.label}
        </LinkButton>
      )}
      <LinkButton to={other.to}>{other.label}</LinkButton>
    </div>
  )
}
