import { SCORE_MAX } from '@recruit/contract/constants'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { Span } from '../../../ui/table/bars.tsx'
import { DataTable, numbers } from '../../../ui/table/data-table.tsx'
import { figure, MEDIAN_OF, signed } from '../../staff/figures.ts'
import { adminText } from '../../staff/text.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Results = Reply<'reviewResults'>
type Application = Results['applications'][number]
type Reviewer = Results['reviewers'][number]
/** An application with at least one submitted review. */
type Judged = Application & { aggregate: NonNullable<Application['aggregate']> }

/** Those with reviews; the ones on which reviewers disagree most come first, those with a single review last. */
const inDisagreement = (applications: readonly Application[]): Judged[] =>
  applications
    .filter((one): one is Judged => one.aggregate !== null)
    .sort(
      (a, b) =>
        (a.disagreement ?? Number.POSITIVE_INFINITY) - (b.disagreement ?? Number.POSITIVE_INFINITY) || 0,
    )

const SCORES = [1, SCORE_MAX] as const
const medianOf = ({ aggregate }: Judged) => (aggregate.count < MEDIAN_OF ? null : figure(aggregate.median))

/** How applications were judged and how reviewers differ; nothing here decides about an applicant. */
export function Results({ results }: { results: Results }) {
  const text = useText(adminText, setupText)
  if (!results.isOpen) return <p>{text.notOpen}</p>
  const judged = inDisagreement(results.applications)
  if (judged.length === 0) return <p>{text.noResults}</p>
  const hasMedians = judged.some((one) => medianOf(one) !== null)
  const furthest = Math.max(1, ...results.reviewers.map(({ offset }) => Math.abs(offset)))
  return (
    <>
      <h2>{text.spread}</h2>
      <p className={page.quiet}>{text.spreadNote}</p>
      <DataTable
        label={text.spread}
        isHigh
        isCards
        rows={judged}
        keyOf={({ _id }) => _id}
        columns={[
          {
            id: 'name',
            head: text.applicant,
            cell: ({ name, aggregate: { lowest, highest, mean } }) => (
              <span className={styles.spread}>
                {name}
                <Span from={lowest} to={highest} mark={mean} scale={SCORES} />
              </span>
            ),
          },
          numbers('score', text.score, ({ aggregate }: Judged) => figure(aggregate.mean)),
          numbers('apart', text.apart, ({ aggregate, disagreement }: Judged) =>
            disagreement === null ? null : figure(aggregate.deviation),
          ),
          ...(hasMedians ? [numbers('median', text.median, medianOf)] : []),
          numbers(
            'range',
            text.range,
            ({ aggregate: { lowest, highest } }: Judged) => `${figure(lowest)}–${figure(highest)}`,
          ),
          numbers('count', text.count, ({ aggregate }: Judged) => aggregate.count),
          {
            id: 'missing',
            head: text.missing,
            cell: ({ missing }) => missing.map((member) => member.name).join(', '),
          },
        ]}
      />
      <h2>{text.offsets}</h2>
      <p className={page.quiet}>{text.offsetsNote}</p>
      <DataTable
        label={text.offsets}
        isCards
        rows={results.reviewers}
        keyOf={({ member }) => member.id}
        columns={[
          {
            id: 'name',
            head: text.member,
            cell: ({ member, offset }: Reviewer) => (
              <span className={styles.spread}>
                {member.name}
                <Span from={0} to={offset} scale={[-furthest, furthest]} />
              </span>
            ),
          },
          numbers('count', text.count, ({ count }: Reviewer) => count),
          numbers('offset', text.offset, ({ offset }: Reviewer) => signed(offset)),
        ]}
      />
    </>
  )
}
