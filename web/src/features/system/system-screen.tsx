import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { useText } from '../../i18n/text.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Guarded } from '../staff/session.tsx'
import { findingsOf, isWrong, mailOf, type SystemState } from '../staff/system-findings.ts'
import { useMailings } from '../staff/to-do/to-do.tsx'
import { Backups, Outgoing, Parts } from './lines.tsx'
import styles from './system.module.css'
import { systemText } from './text.ts'
import { Operating, Verdict } from './verdict.tsx'

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
    <Page title={text.title} width="wide">
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

function State({ state, ...again }: Shown) {
  // The applications know too which messages wait: the mail program may be what is broken.
  const { data: mailings } = useMailings()
  const mail = mailOf(state, mailings)
  const findings = findingsOf(state, mail)
  const operating = useRef<HTMLDetailsElement>(null)
  const showOperating = () => {
    if (operating.current) operating.current.open = true
    operating.current?.querySelector('summary')?.focus()
    // The focus brings the heading alone into sight.
    operating.current?.scrollIntoView({ block: 'end' })
  }
  return (
    <>
      <Verdict {...{ state, findings }} onOperating={showOperating} {...again} />
      <div className={styles.parts}>
        <Parts state={state} />
        <div className={styles.side}>
          <Backups state={state} />
          {mail && <Outgoing {...{ state, mail }} />}
        </div>
      </div>
      <Operating ref={operating} {...{ state, findings }} />
    </>
  )
}
