import { TEAMS } from '@recruit/contract/constants'
import { Fragment } from 'react'
import { useSettings } from '../../../api/settings.ts'
import { community } from '../../../content/community.ts'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from '../../../ui/layout/page.module.css'
import { saveText } from '../../../ui/save-text.ts'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import { type Receipt, VALUE_NAMES } from '../autosave/index.ts'
import { nameOf } from './saving-line.tsx'
import { savingText } from './text.ts'

const ID_SHOWN = 8

type Shown = Pick<Receipt, 'id' | 'submissions' | 'submittedAt'> & Partial<Pick<Receipt, 'of'>>

/** Confirms a submission, to print and to save; a visit by the page's address shows none. */
export function ReceiptCard({ receipt }: { receipt: Shown }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
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
    ...(of
      ? [[text.receiptAnswered, of.answered.map((field) => nameOf(field, language)).join(', ')] as const]
      : []),
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
export function receiptIn(state: unknown): Shown | null {
  const receipt: unknown = state && typeof state === 'object' ? Reflect.get(state, 'receipt') : null
  if (!receipt || typeof receipt !== 'object') return null
  const [id, submissions, submittedAt] = ['id', 'submissions', 'submittedAt'].map((key): unknown =>
    Reflect.get(receipt, key),
  )
  const of = ownerIn(Reflect.get(receipt, 'of'))
  return typeof id === 'string' && typeof submissions === 'number' && typeof submittedAt === 'string'
    ? { id, submissions, submittedAt, ...(of && { of }) }
    : null
}

function ownerIn(of: unknown): Receipt['of'] | null {
  if (!of || typeof of !== 'object') return null
  const [name, team, answered] = ['name', 'team', 'answered'].map((key): unknown => Reflect.get(of, key))
  const known = TEAMS.find((one) => one === team)
  return typeof name === 'string' && known && Array.isArray(answered)
    ? { name, team: known, answered: VALUE_NAMES.filter((field) => answered.includes(field)) }
    : null
}
