import { useQuery } from '@tanstack/react-query'
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
    <Page title={text.title} lead={text.lead}>
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
  const text = useText(systemText)
  // The applications know too which messages wait: the mail program may be what is broken.
  const { data: mailings } = useMailings()
  const state = { ...read, stuck: mailings ? stuckIn(mailings, serverNow()) : 0 }
  return (
    <div className={styles.sections}>
      <section className={page.section} aria-labelledby="works">
        <h2 id="works">{text.works}</h2>
        <p role="status">
          <strong>{headline(state, text)}</strong> {judge(state).wrong.length > 0 && text.whatNow}
        </p>
        <dl className={`${page.facts} ${styles.parts}`}>
          {state.parts.map((one) => (
            <PartLine key={one.part} part={one} />
          ))}
        </dl>
        <div className={page.actions}>
          <Button small busy={isBusy} onClick={onAgain}>
            {text.again}
          </Button>
        </div>
      </section>
      <Backup state={state} />
      <Mail state={state} />
      <section className={page.section} aria-labelledby="version">
        <h2 id="version">{text.version}</h2>
        <dl className={page.facts}>
          <dt>{text.runs}</dt>
          <dd>{state.version ?? text.unnamed}</dd>
          <dt>{text.since}</dt>
          <dd>
            <Moment at={state.since} now={state.at} />
          </dd>
        </dl>
      </section>
    </div>
  )
}

function PartLine({ part: one }: { part: Part }) {
  const text = useText(systemText)
  const words =
    one.state === 'lacking'
      ? text.lacking(one.lacks.map((lack) => text.lacks[lack]).join(', '))
      : text.states[one.state]
  return (
    <>
      <dt>{text.parts[one.part]}</dt>
      <dd
        className={`${page.dot} ${styles.state}`}
        data-dot={isWrong(one) ? 'wrong' : one.state === 'works' ? 'on' : 'off'}
      >
        {words}
      </dd>
    </>
  )
}

function Backup({ state }: { state: SystemState }) {
  const text = useText(systemText)
  const { at, backup } = state
  const { isOld, isUnproven } = backupWarnings(state)
  return (
    <section className={page.section} aria-labelledby="backup">
      <h2 id="backup">{text.backup}</h2>
      {backup.state === 'none' && <p>{text.noBackup}</p>}
      {backup.state === 'silent' && <p className={styles.warning}>{text.backupSilent}</p>}
      {backup.state === 'kept' && (
        <>
          <dl className={page.facts}>
            <dt>{text.wholeAt}</dt>
            <dd>
              <Moment at={backup.wholeAt} now={at} />
            </dd>
            <dt>{text.provenAt}</dt>
            <dd>
              <Moment at={backup.provenAt} now={at} />
            </dd>
          </dl>
          {isOld && <p className={styles.warning}>{text.backupOld}</p>}
          {isUnproven && <p className={styles.warning}>{text.backupUnproven}</p>}
        </>
      )}
    </section>
  )
}

function Mail({ state: { at, mail, stuck = 0 } }: { state: Judged }) {
  const text = useText(systemText)
  const unsent = mail ? Math.max(stuck, mail.failed + mail.uncertain) : stuck
  return (
    <section className={page.section} aria-labelledby="mail">
      <h2 id="mail">{text.mail}</h2>
      {mail ? (
        <>
          <dl className={page.facts}>
            <dt>{text.account}</dt>
            <dd>{mail.hasAccount ? text.hasAccount : text.noAccount}</dd>
            <dt>{text.lastSent}</dt>
            <dd>
              <Moment at={mail.lastSentAt} now={at} />
            </dd>
            <dt>{text.waiting}</dt>
            <dd>{text.count(mail.waiting)}</dd>
            <dt>{text.failed}</dt>
            <dd>{text.count(mail.failed)}</dd>
            <dt>{text.uncertain}</dt>
            <dd>{text.count(mail.uncertain)}</dd>
          </dl>
          {isMailLate(mail) && <p className={styles.warning}>{text.mailLate}</p>}
        </>
      ) : (
        <p>{text.mailSilent}</p>
      )}
      {unsent > 0 && (
        <>
          <p className={styles.warning}>{text.mailStuck(unsent)}</p>
          <div className={page.actions}>
            <LinkButton small to={paths.messages}>
              {text.toMessages}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  )
}

/** When it was and how long ago; in words if it never was. */
function Moment({ at, now }: { at: string | null; now: string }) {
  const { text, language } = useTranslation(systemText)
  return at === null ? text.never : text.at(fullTime(at, language), ageOf(at, now))
}
