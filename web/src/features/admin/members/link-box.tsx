import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import styles from '../../../ui/layout/page.module.css'
import own from './members.module.css'

interface Props {
  title: string
  note: string
  /** What the button copies, in a word. */
  label: string
  /** Where it leads on this site, after the hash. */
  path: string
}

/** A link to copy, shown this once, with its expiry. */
export function LinkBox({ title, note, label, path }: Props) {
  const link = `${window.location.origin}/#${path}`
  return (
    <section className={`${styles.card} ${own.link}`} aria-label={title}>
      <h2>{title}</h2>
      <p>{note}</p>
      <p>
        <code>{link}</code>
      </p>
      <div className={styles.actions}>
        <CopyButton label={label} value={link} />
      </div>
    </section>
  )
}
