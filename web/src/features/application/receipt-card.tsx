import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../../ui/page.module.css'
import { dayAndTime } from '../../ui/seoul-time.ts'
import type { Receipt } from './saves.ts'
import { savingText } from './saving-text.ts'

const ID_SHOWN = 8

type Shown = Pick<Receipt, 'id' | 'submissions' | 'submittedAt'>

/** What one can hold in hand after a submission; whoever opens the page by its address sees none. */
export function ReceiptCard({ receipt }: { receipt: Shown }) {
  const text = useText(savingText)
  const language = useLanguage((state) => state.language)
  return (
    <section className={styles.card} aria-labelledby="receipt">
      <h2 id="receipt">{text.receipt}</h2>
      <dl className={styles.facts}>
        <dt>{text.receiptAt}</dt>
        <dd>
          {dayAndTime(receipt.submittedAt, language)} {text.seoul}
        </dd>
        <dt>{text.receiptCount}</dt>
        <dd>{text.receiptTimes(receipt.submissions)}</dd>
        <dt>{text.receiptId}</dt>
        <dd>{receipt.id.slice(0, ID_SHOWN)}</dd>
      </dl>
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
  return typeof id === 'string' && typeof submissions === 'number' && typeof submittedAt === 'string'
    ? { id, submissions, submittedAt }
    : null
}
