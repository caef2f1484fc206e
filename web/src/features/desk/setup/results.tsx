import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Chart } from '../../../ui/charts/chart.tsx'
import { inDisagreement, type Judged, signed } from './judged.ts'
import { OffsetPlot, SpreadPlot } from './plots.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Results = Reply<'reviewResults'>

const oneDigit = (value: number) => value.toFixed(1)

/** How applications were judged and how reviewers differ; nothing here decides about anybody. */
export function Results({ results }: { results: Results }) {
  const text = useText(setupText)
  if (!results.isOpen) return <p>{text.notOpen}</p>
  const judged = inDisagreement(results.applications)
  if (judged.length === 0) return <p>{text.noResults}</p>
  return (
    <div className={styles.charts}>
      <Chart
        title={text.spread}
        note={text.spreadNote}
        draw={(width) => <SpreadPlot judged={judged} width={width} />}
        table={<JudgedTable judged={judged} />}
      />
      <Chart
        title={text.offsets}
        note={text.offsetsNote}
        draw={(width) => <OffsetPlot reviewers={results.reviewers} width={width} />}
        table={<OffsetTable reviewers={results.reviewers} />}
      />
    </div>
  )
}

function JudgedTable({ judged }: { judged: Judged[] }) {
  const text = useText(setupText)
  const heads = [text.applicant, text.median, text.mean, text.deviation, text.range, text.count, text.missing]
  return (
    <table className={styles.table}>
      <Heads heads={heads} />
      <tbody>
        {judged.map(({ _id, name, aggregate, missing }) => (
          <tr key={_id}>
            <th scope="row">{name}</th>
            <td>{oneDigit(aggregate.median)}</td>
            <td>{oneDigit(aggregate.mean)}</td>
            <td>{oneDigit(aggregate.deviation)}</td>
            <td>
              {oneDigit(aggregate.lowest)}–{oneDigit(aggregate.highest)}
            </td>
            <td>{aggregate.count}</td>
            <td>{missing.map((member) => member.name).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OffsetTable({ reviewers }: Pick<Results, 'reviewers'>) {
  const text = useText(setupText)
  return (
    <table className={styles.table}>
      <Heads heads={[text.member, text.count, text.offset]} />
      <tbody>
        {reviewers.map(({ member, count, offset }) => (
          <tr key={member.id}>
            <th scope="row">{member.name}</th>
            <td>{count}</td>
            <td>{signed(offset)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Heads = ({ heads }: { heads: string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
)
