import { ANSWERS, TEAMS } from '@recruit/contract/constants'
import { answerNames } from '@recruit/contract/fields/status-names'
import type { Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../../ui/charts/chart.module.css'
import { overviewText } from './text.ts'

/** How many of the final passers join, do not, and have not said so, for each team. */
export function Answers({ answers }: { answers: Reply<'overview'>['answers'] }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const kinds = [...ANSWERS, ''] as const
  const count = (kind: (typeof kinds)[number], team?: number) =>
    answers
      .filter((counted) => counted.answer === kind && (team === undefined || counted.team === team))
      .reduce((sum, counted) => sum + counted.count, 0)
  return (
    <section className={styles.chart} aria-labelledby="answers">
      <h3 id="answers">{text.answers}</h3>
      <p className={styles.note}>{text.answersNote}</p>
      <table className={`${styles.table} ${styles.wrapping}`}>
        <thead>
          <tr>
            <th scope="col">{text.team}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {answerNames[kind][language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEAMS.map((team) => (
            <tr key={team}>
              <th scope="row">{teamNames[team][language]}</th>
              {kinds.map((kind) => (
                <td key={kind}>{count(kind, team)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {kinds.map((kind) => (
              <td key={kind}>{count(kind)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
