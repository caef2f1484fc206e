import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { fullTime } from '../../ui/time/seoul-time.ts'
import { Guarded } from '../staff/session.tsx'
import { useMailings } from '../staff/to-do/to-do.tsx'
import { stuckIn } from '../staff/to-do/ways.ts'
import styles from './system.module.css'
import { systemText } from './text.ts'
import {
  ageOf,
  backupWarnings,
  headline,
  isMailLate,
  isWrong,
  type Judged,
  judge,
  type Part,
  type SystemState,
} from './warnings.ts'

/** Whether the site works, in plain words, for the admin who runs it. */
export function SystemScreen() {
  const text = useText(systemText)
  const query = useQuery(callQuery('systemState', {}, { gcTime: 0, staleTime: 0, retry: false }))
  const isAuthAway = query.data?.parts.some((one) => one.part === 'auth' && isWrong(one))
  const shown = (
    <Loaded query={query}>
      {(state) => <State state={state} onAgain={() => void query.refetch()} isBusy={query.isFetching} />}
    </Loaded>
  )
  return (
    <Page title={text.title}>
      {/* The gateway has checked the session too: without the sign-in service its answer is enough. */}
      {isAuthAway ? (
        shown
      ) : (
        <Guarded check="checkAdmin" refusal="dialog">
          {shown}
        </Guarded>
      )}
    </Page>
  )
}

interface Shown {
  state: SystemState
  onAgain: () => void
  isBusy: boolean
}

function State({ state: read, onAgain, isBusy }: Shown) {
  const { text, language } = useTranslation(systemText)
  // The applications know too which messages wait: the mail program may be what is broken.
  const { data: mailings } = useMailings()
  const state = { ...read, stuck: mailings ? stuckIn(mailings, serverNow()) : 0 }
  const { at, since, parts, version } = state
  const { wrong, unknown } = judge(state)
  const verdict = wrong.length ? 'wrong' : unknown.length ? 'unknown' : 'on'
  const noteOf = (one: Part) => {
    if (one.part !== 'delivery') return text.serves[one.part]
    if (one.state === 'unknown') return text.mailUnknown
    return one.state === 'silent' ? text.mailSilent : text.serves.delivery
  }
  return (
    <>
      <div className={styles.verdict} data-verdict={verdict}>
        <p role="status" className={dotClass} data-dot={verdict}>
          <strong>{headline(state, text)}</strong> {verdict === 'wrong' && text.whatNow}
        </p>
        <p className={page.quiet}>{text.checked(fullTime(at, language))}</p>
        <Button small busy={isBusy} onClick={onAgain}>
          {text.again}
        </Button>
      </div>
      <Lines
        id="works"
        title={text.works}
        lines={parts.map((one) => ({
          name: text.parts[one.part],
          dot: isWrong(one) ? 'wrong' : one.state === 'works' ? 'on' : 'off',
          words:
            one.state === 'lacking'
              ? text.lacking(one.lacks.map((lack) => text.lacks[lack]).join(', '))
              : text.states[one.state],
          note: noteOf(one),
        }))}
      />
      <Lines id="backup" title={text.backup} lines={useBackupLines(state)} />
      <Mail state={state} />
      <p className={page.quiet}>
        {text.since} <Moment at={since} now={at} />
        {version && ` · ${text.version} ${version}`}
      </p>
    </>
  )
}

const dotClass = `${page.dot} ${styles.dot}`

interface Line {
  name: string
  dot?: 'on' | 'off' | 'wrong' | undefined
  words: ReactNode
  /** What it means, or what to do about it. */
  note?: ReactNode
}

function Lines({
  id,
  title,
  lines,
  children,
}: {
  id: string
  title: string
  lines: Line[]
  children?: ReactNode
}) {
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ name, dot, words, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={dot && dotClass} data-dot={dot}>
                {words}
              </dd>
              {note && <dd className={dot === 'wrong' ? styles.warning : page.quiet}>{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  )
}

function useBackupLines(state: SystemState): Line[] {
  const text = useText(systemText)
  const { at, backup } = state
  const { isOld, isUnproven } = backupWarnings(state)
  if (backup.state === 'silent')
    return [{ name: text.wholeAt, dot: 'off', words: text.states.unknown, note: text.backupSilent }]
  if (backup.state === 'none')
    return [{ name: text.wholeAt, dot: 'off', words: text.never, note: text.noBackup }]
  const line = (name: string, time: string | null, isWrong: boolean, note: string): Line => ({
    ...{ name, dot: isWrong ? 'wrong' : time ? 'on' : 'off', note: isWrong && note },
    words: <Moment at={time} now={at} />,
  })
  return [
    line(text.wholeAt, backup.wholeAt, isOld, text.backupOld),
    line(text.provenAt, backup.provenAt, isUnproven, text.backupUnproven),
  ]
}

function Mail({ state: { at, mail, stuck = 0 } }: { state: Judged }) {
  const text = useText(systemText)
  const unsent = mail ? Math.max(stuck, mail.failed + mail.uncertain) : stuck
  // Without its program nothing is known, which is said in the line of the program.
  if (!mail && unsent === 0) return null
  const counted = (name: string, count: number, isWrong: boolean, note?: string): Line => ({
    ...{ name, words: text.count(count), dot: isWrong ? 'wrong' : undefined, note: isWrong && note },
  })
  const lines: Line[] = mail
    ? [
        {
          ...{ name: text.account, dot: mail.hasAccount ? 'on' : 'off' },
          ...{
            words: mail.hasAccount ? text.hasAccount : text.never,
            note: !mail.hasAccount && text.noAccount,
          },
        },
        { name: text.lastSent, words: <Moment at={mail.lastSentAt} now={at} /> },
        counted(text.waiting, mail.waiting, isMailLate(mail), text.mailLate),
        counted(text.failed, mail.failed, mail.failed > 0),
        counted(text.uncertain, mail.uncertain, mail.uncertain > 0),
      ]
    : []
  return (
    <Lines id="mail" title={text.mail} lines={lines}>
      {unsent > 0 && (
        <p className={`${page.actions} ${styles.warning}`}>
          {text.mailStuck(unsent)}
          <LinkButton small to={paths.messages}>
            {text.toMessages}
          </LinkButton>
        </p>
      )}
    </Lines>
  )
}

/** When it was and how long ago; in words if it never was. */
function Moment({ at, now }: { at: string | null; now: string }) {
  const { text, language } = useTranslation(systemText)
  return at === null ? text.never : text.at(fullTime(at, language), ageOf(at, now))
}
