import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import page from '../../../ui/layout/page.module.css'
import { Span } from '../../../ui/table/bars.tsx'
import { DataTable, numbers } from '../../../ui/table/data-table.tsx'
import { signed } from '../../staff/figures.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Reviewer = Reply<'reviewResults'>['reviewers'][number]

/** How much higher or lower each reviewer scored than the others, the mildest first. */
export function Offsets({ reviewers }: { reviewers: Reviewer[] }) {
  const text = useText(setupText)
  const furthest = Math.max(1, ...reviewers.map(({ offset }) => Math.abs(offset)))
  return (
    <>
      <h2>{text.offsets}</h2>
      <p className={page.quiet}>{text.offsetsNote}</p>
      <DataTable
        label={text.offsets}
        isCards
        className={`${styles.figures} ${styles.offsets}`}
        rows={reviewers.toSorted((one, other) => other.offset - one.offset)}
        keyOf={({ member }) => member.id}
        columns={[
          {
            id: 'name',
            head: text.member,
            cell: ({ member }: Reviewer) => member.name,
          },
          numbers('offset', text.offset, ({ offset }: Reviewer) => signed(offset)),
          {
            id: 'bar',
            head: text.lowerHigher,
            cell: ({ offset }: Reviewer) => (
              // A bar would contradict a figure that is rounded to nothing.
              <Span from={0} to={Number(offset.toFixed(1))} mark={0} scale={[-furthest, furthest]} />
            ),
          },
          numbers('count', text.compared, ({ count }: Reviewer) => count),
        ]}
      />
    </>
  )
}
