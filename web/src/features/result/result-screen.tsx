import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { hasStatus, isOwnView, type Reply } from '../../api/client.ts'
import { waitingFor } from '../../api/period-open.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Loaded, WithSettings } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { useArrival } from '../../ui/layout/page.tsx'
import { uiText } from '../../ui/text.ts'
import { FinalPassView } from './final-pass-view.tsx'
import { FirstPassView } from './first-pass-view.tsx'
import styles from './letter.module.css'
import { Contact, isUnsubmitted, NotSubmitted, OnlySubmitted, resultQuery } from './letter.tsx'
import { resultText } from './text.ts'

export interface ResultViewProps {
  applicant: Reply<'getApplication'>
  settings: PublicSettings
}

/** Any other status has no view: a sentence, so that no heading stands above nothing. */
const views = { '1stPass': FirstPassView, finalPass: FinalPassView, fail: FailView, default: UndecidedView }

/** The result by pass status. Title and address never show it, in case another person sees the screen. */
export function ResultScreen() {
  const text = useText(resultText)
  const { id = '' } = useParams()
  const heading = useArrival(text.result)
  return (
    <WithSettings>
      {(settings) =>
        waitingFor(settings) === null ? (
          <Result key={id} id={id} settings={settings} heading={heading} />
        ) : (
          <Navigate to={paths.resultNotYet(id)} replace />
        )
      }
    </WithSettings>
  )
}

interface Props {
  id: string
  settings: PublicSettings
  heading: ReturnType<typeof useArrival>
}

/** The sheet that carries a result: the term's cloth above, the way back below; the same for every result. */
function Result({ id, settings, heading }: Props) {
  const text = useText(uiText, resultText)
  const query = useQuery(resultQuery(id))
  const isUnknown = hasStatus(query.error, 404)
  const title = query.data ? text.yourResult(query.data.name) : isUnknown ? text.unknown : text.result
  const seed = settings.cardinalNumber || 'ewhaian'
  return (
    <article className={styles.letter}>
      <div className={styles.band}>
        <PatchworkArt seed={seed} width={720} height={72} smallest={56} />
      </div>
      <div className={styles.sheet}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {isUnknown ? (
          <NoSuchResult />
        ) : (
          <Loaded query={query}>
            {(applicant) => {
              const View = views[applicant.pass]
              return <View applicant={applicant} settings={settings} />
            }}
          </Loaded>
        )}
        <p className={`${styles.back} ${page.actions}`}>
          {query.data && <LinkButton to={paths.ownMessages(id)}>{text.messages}</LinkButton>}
          <LinkButton to={paths.home}>{text.toHome}</LinkButton>
        </p>
      </div>
      {query.data && <Cover name={query.data.name} seed={seed} />}
    </article>
  )
}

/** Not this time: thanks, a hope, and whom to ask. The cohort comes from the settings, on a phone too. */
function FailView({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const { cardinalNumber, masterName, masterPhoneNumber } = settings
  return (
    <>
      <h2>{text.fail}</h2>
      <p className={styles.prose}>{text.failThanks(applicant.name)}</p>
      <p className={styles.prose}>{text.failBody(cardinalNumber)}</p>
      <p className={styles.prose}>{text.failHope}</p>
      {(masterName || masterPhoneNumber) && (
        <div className={styles.part}>
          <p>{text.failContact}</p>
          <Contact name={masterName} phone={masterPhoneNumber} />
        </div>
      )}
    </>
  )
}

function UndecidedView({ applicant, settings }: ResultViewProps) {
  const text = useText(resultText)
  const { id = '' } = useParams()
  if (isUnsubmitted(applicant))
    return (
      <>
        <h2>{text.notSubmitted}</h2>
        <NotSubmitted id={id} settings={settings} />
      </>
    )
  return (
    <>
      <p>{text.undecided}</p>
      {!isOwnView(applicant) && <OnlySubmitted />}
    </>
  )
}

/** The address matches no applicant: an old link or a typing error. */
function NoSuchResult() {
  const text = useText(resultText)
  return (
    <>
      <p role="alert">{text.unknownBody}</p>
      <p>
        <LinkButton look="primary" to={paths.resultLookup}>
          {text.lookupSubmit}
        </LinkButton>
      </p>
    </>
  )
}

/** As long as the style sheet opens the cover; the same for every result. */
const REVEAL_MS = 1200

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether the cover still hides the result. Any key or press removes it immediately; reduced motion skips it. */
function useReveal(): boolean {
  const [isCovered, setCovered] = useState(() => !prefersStillness())
  useEffect(() => {
    if (!isCovered) return
    const opened = new AbortController()
    const { signal } = opened
    const open = () => setCovered(false)
    const timer = setTimeout(open, REVEAL_MS)
    window.addEventListener('keydown', open, { signal })
    window.addEventListener('pointerdown', open, { signal })
    return () => {
      clearTimeout(timer)
      opened.abort()
    }
  }, [isCovered])
  return isCovered
}

/** A cloth over the result that opens along its seam; screen readers read the result from the start. */
function Cover({ name, seed }: { name: string; seed: string }) {
  const text = useText(resultText)
  if (!useReveal()) return null
  return (
    <div className={styles.cover} aria-hidden="true">
      <div className={styles.left}>
        <PatchworkArt seed={`${seed} left`} width={360} height={640} smallest={110} />
      </div>
      <div className={styles.right}>
        <PatchworkArt seed={`${seed} right`} width={360} height={640} smallest={110} />
      </div>
      <div className={styles.label}>
        <strong>{text.yourResult(name)}</strong>
        <span className={page.quiet}>{text.coverNote}</span>
      </div>
    </div>
  )
}
