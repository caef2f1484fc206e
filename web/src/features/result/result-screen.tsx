import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { CallError, type Reply } from '../../api/client.ts'
import { isOwnView } from '../../api/own-view.ts'
import { waitingFor } from '../../api/waiting-for.ts'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Loaded, WithSettings } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { useArrival } from '../../ui/layout/page.tsx'
import { uiText } from '../../ui/text.ts'
import { resultQuery } from './answering.tsx'
import { Cover } from './cover.tsx'
import { FinalPassView } from './final-pass-view.tsx'
import { FirstPassView } from './first-pass-view.tsx'
import styles from './letter.module.css'
import { Contact } from './letter.tsx'
import { isUnsubmitted, NotSubmitted, OnlySubmitted } from './submission.tsx'
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

function Result({ id, settings, heading }: Props) {
  const text = useText(resultText)
  const query = useQuery(resultQuery(id))
  const isUnknown = query.error instanceof CallError && query.error.status === 404
  const title = query.data ? text.yourResult(query.data.name) : isUnknown ? text.unknown : text.result
  return (
    <Letter
      heading={heading}
      title={title}
      seed={settings.cardinalNumber || 'ewhaian'}
      coverFor={query.data?.name}
      messagesOf={query.data && id}
    >
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
    </Letter>
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

interface LetterProps {
  title: string
  heading: Ref<HTMLHeadingElement>
  /** The cohort, which decides the cloth. */
  seed: string
  /** Whose result it is; absent until it is known, and the cover with it. */
  coverFor?: string | undefined
  /** The applicant whose messages it links to; absent while unknown. */
  messagesOf?: string | undefined
  children: ReactNode
}

/** The sheet that carries a result: the term's cloth above, the way back below; the same for every result. */
function Letter({ title, heading, seed, coverFor, messagesOf, children }: LetterProps) {
  const text = useText(uiText, resultText)
  return (
    <article className={styles.letter}>
      <div className={styles.band}>
        <PatchworkArt seed={seed} width={720} height={72} smallest={56} />
      </div>
      <div className={styles.sheet}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <p className={`${styles.back} ${page.actions}`}>
          {messagesOf && <LinkButton to={paths.ownMessages(messagesOf)}>{text.messages}</LinkButton>}
          <LinkButton to={paths.home}>{text.toHome}</LinkButton>
        </p>
      </div>
      {coverFor !== undefined && <Cover name={coverFor} seed={seed} />}
    </article>
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
