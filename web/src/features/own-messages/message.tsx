import type { Reply } from '../../api/client.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import page from '../../ui/layout/page.module.css'
import { saveText } from '../../ui/save-text.ts'
import { fullTime } from '../../ui/time/seoul-time.ts'
import styles from './messages.module.css'
import { piecesOf } from './own-address.ts'
import { messagesText } from './text.ts'

export type OwnMessage = Reply<'ownMessages'>['messages'][number]

/** One message as it was written, when, and whether it went by mail. */
export function Message({ subject, text: written, at, state, ics }: OwnMessage) {
  const text = useText(messagesText)
  const language = useLanguage((known) => known.language)
  return (
    <article className={styles.message}>
      <header className={styles.head}>
        <h2>{subject}</h2>
        <p className={page.quiet}>
          <time dateTime={at}>{fullTime(at, language)}</time>
        </p>
      </header>
      <p className={styles.text}>
        {piecesOf(written.trim(), window.location.origin).map(({ text: piece, href }, index) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
            <a key={index} href={href}>
              {piece}
            </a>
          ) : (
            piece
          ),
        )}
      </p>
      {ics && (
        <p>
          <Button
            aria-label={text.calendarOf(subject)}
            onClick={() => saveText('interview.ics', ics, 'text/calendar')}
          >
            {text.calendar}
          </Button>
        </p>
      )}
      <p className={`${styles.way} ${page.quiet}`} data-way={state}>
        {text.ways[state]}
      </p>
    </article>
  )
}
