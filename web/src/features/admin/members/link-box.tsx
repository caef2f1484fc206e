import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import styles from '../../../ui/layout/page.module.css'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import own from './members.module.css'
import { membersText } from './text.ts'
import type { ShownLink } from './use-members.ts'

/** A link to copy, shown this once, with its expiry. */
export function LinkBox({ name, token, expiresAt }: ShownLink) {
  const text = useText(membersText)
  const language = useLanguage((state) => state.language)
  const link = `${window.location.origin}/#${paths.memberLink(token)}`
  return (
    <section className={`${styles.card} ${own.link}`} aria-label={text.linkTitle(name)}>
      <h2>{text.linkTitle(name)}</h2>
      <p>{text.linkNote(fullTime(expiresAt, language))}</p>
      <p>
        <code>{link}</code>
      </p>
      <div className={styles.actions}>
        <CopyButton label={text.link} value={link} />
      </div>
    </section>
  )
}
