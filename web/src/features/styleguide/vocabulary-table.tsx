import { VOCABULARY, wordOf } from '../../content/vocabulary.ts'
import { DataTable } from '../../ui/table/data-table.tsx'

const inWords = (never: readonly string[]) => never.map(wordOf).join(', ')

/** One word for one thing, in both languages, and the words that are never used for it. */
export const VocabularyTable = () => (
  <DataTable
    label="Vocabulary"
    isCards
    rows={VOCABULARY}
    keyOf={({ ko }) => ko}
    columns={[
      { id: 'ko', head: 'Korean', width: 'line', cell: ({ ko }) => <span lang="ko">{ko}</span> },
      { id: 'en', head: 'English', width: 'line', cell: ({ en }) => en },
      { id: 'where', head: 'Where', cell: ({ where }) => where },
      {
        id: 'never-ko',
        head: 'Never in Korean',
        cell: ({ never }) => <span lang="ko">{inWords(never.ko)}</span>,
      },
      { id: 'never-en', head: 'Never in English', cell: ({ never }) => inWords(never.en) },
    ]}
  />
)
