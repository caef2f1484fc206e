import { ANSWERS, TEAMS, type Team } from '@recruit/contract/constants'
import { answerNames } from '@recruit/contract/fields/status-names'
import type { Reply } from '../../api/client.ts'
import { teamNames } from '../../content/teams.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { Figure } from './figure.tsx'
import styles from './overview.module.css'
import { overviewText } from './text.ts'

/** How many of the final passers join, decline, and have not answered, for each team. */
export function Answers({ answers }: { answers: Reply<'overview'>['answers'] }) {
  const text = useText(overviewText)
  const language = useLanguage((state) => state.language)
  const kinds = [...ANSWERS, ''] as const
  const count = (kind: (typeof kinds)[number], team?: Team) =>
    answers
      .filter((counted) => counted.answer === kind && (team === undefined || counted.team === team))
      .reduce((sum, counted) => sum + counted.count, 0)
  const columns: Column<Team>[] = [
    { id: 'team', head: text.team, cell: (team) => teamNames[team][language], foot: text.total },
    ...kinds.map((kind) => ({
      id: kind || 'none',
      head: answerNames[kind][language],
      cell: (team: Team) => count(kind, team),
      foot: count(kind),
      isNumber: true,
    })),
  ]
  return (
    <Figure title={text.answers} note={text.answersNote}>
      <DataTable
        label={text.answers}
        columns={columns}
        rows={TEAMS}
        keyOf={String}
        className={styles.wrapping}
      />
    </Figure>
  )
}
