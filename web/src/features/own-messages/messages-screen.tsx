import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { callQuery } from '../../api/call-query.ts'
import { hasStatus, type Reply } from '../../api/client.ts'
import { isPeriodOpen } from '../../api/settings.ts'
import { community } from '../../content/community.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Loaded, WithSettings } from '../../ui/feedback/loaded.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { OnwardLinks } from '../../ui/layout/pattern-page.tsx'
import { saveText } from '../../ui/save-text.ts'
import { uiText } from '../../ui/text.ts'
import { fullTime } from '../../ui/time/seoul-time.ts'
import own from './messages.module.css'
import { piecesOf } from './own-address.ts'
import { messagesText } from './text.ts'

type OwnMessage = Reply<'ownMessages'>['messages'][number]

/** What was sent to an applicant, the newest first: a mail that is lost is no message lost. */
export function MessagesScreen() {
  const text = useText(uiText, messagesText)
  const { id = '' } = useParams()
  // Never from a cache: the next person at this computer must prove the application again.
  const query = useQuery(callQuery('ownMessages', { id }, { gcTime: 0 }))
  if (hasStatus(query.error, 401, 403)) return <NotYours id={id} />
  return (
    <Page title={text.title} lead={text.lead} width="narrow">
      <Loaded query={query}>{({ messages }) => <Messages id={id} messages={messages} />}</Loaded>
      <OnwardLinks
        primary={{ to: paths.application('update', 1, id), label: text.toApplication }}
        other={{ to: paths.home, label: text.toHome }}
      />
    </Page>
  )
}

function Messages({ id, messages }: { id: string; messages: OwnMessage[] }) {
  const text = useText(messagesText)
  if (!messages.length) return <p>{text.none}</p>
  return (
    <>
      {messages[0]?.state === 'failed' && <CorrectAddress id={id} />}
      <ol className={styles.form}>
        {messages.map((message) => (
          <li key={`${message.at} ${message.subject}`}>
            <Message {...message} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** Only during the period the applicant can correct it herself. */
function CorrectAddress({ id }: { id: string }) {
  const text = useText(messagesText)
  return (
    <section className={styles.card} aria-labelledby="correct">
      <h2 id="correct">{text.correct}</h2>
      <WithSettings>
        {(settings) =>
          isPeriodOpen(settings) ? (
            <>
              <p>{text.correctBody}</p>
              <p>
                <LinkButton to={paths.application('update', 1, id)}>{text.correctLink}</LinkButton>
              </p>
            </>
          ) : (
            <>
              <p>{text.correctLater}</p>
              <p>
                <a href={`mailto:${community.email}`}>{community.email}</a>
              </p>
            </>
          )
        }
      </WithSettings>
    </section>
  )
}

/** Shown without a proof: the address alone opens no messages. */
function NotYours({ id }: { id: string }) {
  const text = useText(messagesText)
  return (
    <Page title={text.title} width="narrow">
      <p>{text.notYours}</p>
      <p>
        <LinkButton look="primary" to={paths.lookup} state={{ back: paths.ownMessages(id) }}>
          {text.lookUp}
        </LinkButton>
      </p>
    </Page>
  )
}

function Message({ subject, text: written, at, state, ics }: OwnMessage) {
  const { text, language } = useTranslation(messagesText)
  return (
    <article className={`${styles.card} ${own.message}`}>
      <header className={own.head}>
        <h2>{subject}</h2>
        <p className={styles.quiet}>
          <time dateTime={at}>{fullTime(at, language)}</time>
        </p>
      </header>
      <p className={own.text}>
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
      <p className={`${own.way} ${styles.quiet}`} data-way={state}>
        {text.ways[state]}
      </p>
    </article>
  )
}
