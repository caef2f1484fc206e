import { TEAMS } from '@recruit/contract/constants'
import { writtenDate } from '@recruit/contract/interview/written-date'
import type { Text } from '@recruit/contract/text'
import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'
import { useSettings } from '../../api/settings.ts'
import { community } from '../../content/community.ts'
import { teamNames } from '../../content/teams.ts'
import { useText, useTranslation } from '../../i18n/text.ts'
import { partOf } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { TeamEmblem } from '../../ui/art/team-emblem.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { WithSettings } from '../../ui/feedback/loaded.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { OnwardLinks, PatternPage } from '../../ui/layout/pattern-page.tsx'
import { Timeline } from '../../ui/layout/timeline.tsx'
import { saveText } from '../../ui/save-text.ts'
import { uiText } from '../../ui/text.ts'
import { fullTime } from '../../ui/time/seoul-time.ts'
import { applicationSession, type Receipt } from './autosave/index.ts'
import own from './screens.module.css'
import { DeviceSection, savingText } from './sections/index.ts'
import { applicationText } from './text.ts'

/** The draft is stored: its applicant can continue it, on the saved page. */
export function DraftSavedScreen() {
  const text = useText(uiText, applicationText)
  const { state } = useLocation()
  const [id, page] = partsOf(state, 'id', 'page')
  const saved = typeof id === 'string' ? { id, page: page === 2 ? (2 as const) : (1 as const) } : null
  if (!saved) return <NothingDone title={text.nothingSavedTitle} body={text.nothingSavedBody} />
  return (
    <Page title={text.savedTitle} width="narrow">
      <p>{text.savedBody}</p>
      <OnwardLinks
        primary={{ to: paths.application('register', saved.page, saved.id), label: text.goOn }}
        other={{ to: paths.home, label: text.toHome }}
      />
      <DeviceSection session={applicationSession(saved.id)} />
    </Page>
  )
}

export function SubmittedScreen() {
  const text = useText(applicationText)
  return <Submitted title={text.submittedTitle} body={text.submittedBody} />
}

export function EditedScreen() {
  const text = useText(applicationText)
  return <Submitted title={text.editedTitle} body={text.editedBody} />
}

/** The moment after the submission: the team's emblem on the term's cloth, what happens next, and the receipt. */
function Submitted({ title, body }: { title: string; body: string }) {
  const { text, language } = useTranslation(uiText, applicationText)
  const { data } = useSettings()
  const receipt = receiptIn(useLocation().state)
  if (!receipt) return <NothingDone title={text.nothingSubmittedTitle} body={text.nothingSubmittedBody} />
  const { of } = receipt
  return (
    <PatternPage
      title={title}
      seed={data?.cardinalNumber || 'ewhaian'}
      after={
        <div className={`${styles.page} ${own.after}`}>
          <section className={`${styles.screenOnly} ${own.next}`} aria-labelledby="next">
            <h2 id="next">{text.nextTitle}</h2>
            <WithSettings>
              {(settings) => (
                <>
                  <p>{text.nextBody(writtenDate(settings.firstPresentationPeriod, language))}</p>
                  <Timeline settings={settings} current={2} mark="next" />
                </>
              )}
            </WithSettings>
          </section>
          <div className={own.kept}>
            <ReceiptCard receipt={receipt} />
            <div className={styles.screenOnly}>
              <DeviceSection session={applicationSession(receipt.id)} />
            </div>
          </div>
        </div>
      }
    >
      {of && (
        <div className={own.person}>
          <div className={own.emblem}>
            <TeamEmblem team={of.team} />
          </div>
          <p>{text.thanks(of.name, teamNames[of.team][language])}</p>
        </div>
      )}
      <p>{body}</p>
      <p className={`${styles.screenOnly} ${styles.actions}`}>
        <LinkButton look="primary" to={paths.ownMessages(receipt.id)}>
          {text.messages}
        </LinkButton>
        <LinkButton to={paths.home}>{text.toHome}</LinkButton>
      </p>
    </PatternPage>
  )
}

/** Opened by its address: nothing was saved or submitted here, and the page must not say so. */
function NothingDone({ title, body }: { title: string; body: string }) {
  const text = useText(uiText, applicationText)
  return (
    <Page title={title} width="narrow">
      <p>{body}</p>
      <OnwardLinks
        primary={{ to: paths.lookup, label: text.toLookup }}
        other={{ to: paths.home, label: text.toHome }}
      />
    </Page>
  )
}

const ID_SHOWN = 8

type Shown = Pick<Receipt, 'id' | 'submissions' | 'submittedAt'> & Partial<Pick<Receipt, 'of'>>

/** Confirms a submission, to print and to save; a visit by the page's address shows none. */
function ReceiptCard({ receipt }: { receipt: Shown }) {
  const { text, language } = useTranslation(savingText)
  const number = receipt.id.slice(0, ID_SHOWN)
  const { data: settings } = useSettings()
  const cohort = settings?.cardinalNumber
  const { of } = receipt
  const facts = [
    ...(of
      ? ([
          [text.receiptName, of.name],
          [text.receiptTeam, teamNames[of.team][language]],
        ] as const)
      : []),
    ...(cohort ? [[text.receiptCohort, text.receiptCohortNumber(cohort)] as const] : []),
    [text.receiptAt, `${fullTime(receipt.submittedAt, language)} ${text.seoul}`],
    [text.receiptCount, text.receiptTimes(receipt.submissions)],
    ...(of ? [[text.receiptAnswered, of.answered.map((name) => name[language]).join(', ')] as const] : []),
    [text.receiptId, number],
  ] as const
  const words = [
    `${community.siteTitle[language]} · ${text.receipt}`,
    ...facts.map(([name, value]) => `${name}: ${value}`),
  ].join('\n')
  return (
    <section className={styles.card} aria-labelledby="receipt">
      <h2 id="receipt">{text.receipt}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={`${styles.actions} ${styles.screenOnly}`}>
        <Button onClick={() => window.print()}>{text.receiptPrint}</Button>
        <Button onClick={() => saveText(`${text.receipt}-${number}.txt`, words)}>{text.receiptSave}</Button>
      </div>
    </section>
  )
}

/** The receipt that came with the address; a history entry may hold anything. */
function receiptIn(state: unknown): Shown | null {
  const receipt = partOf(state, 'receipt')
  const [id, submissions, submittedAt] = partsOf(receipt, 'id', 'submissions', 'submittedAt')
  const of = ownerIn(partOf(receipt, 'of'))
  return typeof id === 'string' && typeof submissions === 'number' && typeof submittedAt === 'string'
    ? { id, submissions, submittedAt, ...(of && { of }) }
    : null
}

function ownerIn(of: unknown): Receipt['of'] | null {
  const [name, team, answered] = partsOf(of, 'name', 'team', 'answered')
  const known = TEAMS.find((one) => one === team)
  return typeof name === 'string' && known && Array.isArray(answered)
    ? { name, team: known, answered: answered.filter(isText) }
    : null
}

const isText = (one: unknown): one is Text =>
  partsOf(one, 'ko', 'en').every((words) => typeof words === 'string')

const partsOf = (state: unknown, ...names: string[]): unknown[] => names.map((name) => partOf(state, name))
