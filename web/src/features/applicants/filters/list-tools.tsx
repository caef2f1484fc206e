import { ANSWERS } from '@recruit/contract/constants'
import { SHOWN_PASSES } from '@recruit/contract/fields/status-names'
import { memo } from 'react'
import { teamNames } from '../../../content/teams.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { useCall } from '../../../ui/feedback/use-call.ts'
import { saveText } from '../../../ui/save-text.ts'
import { clockTime } from '../../../ui/time/seoul-time.ts'
import type { Applicant, Which } from '../../staff/applicants.ts'
import { PassMark } from '../../staff/pass-mark.tsx'
import { listText } from '../text.ts'
import { AnswerFilter, JudgedFilters, SubmissionFilter } from './choices.tsx'
import type { Figures } from './figures.ts'
import { answersOf, countsOf } from './rows.ts'
import styles from './tools.module.css'
import type { View } from './view.ts'

interface Shown {
  applicants: Applicant[]
  figures: Figures
  view: View
  onChange: (part: Partial<View>) => void
}
interface Props extends Shown {
  shown: number
  readAt: number
  isAdmin: boolean
  onReadAgain: () => void
  /** What was judged could not be read. */
  hasFailed: boolean
}

/** Search, filters, counts per status, and when all this was read; counting thousands waits for no tick. */
export const ListTools = memo(function ListTools({
  shown,
  readAt,
  isAdmin,
  hasFailed,
  onReadAgain,
  ...list
}: Props) {
  const { applicants, figures, view, onChange } = list
  const text = useText(listText)
  const language = useLanguage((state) => state.language)
  return (
    <div className={styles.tools}>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchField
            key={`${view.team}-${view.term}`}
            id="search"
            label={text.search}
            placeholder={text.searchHint}
            value={view.search}
            onSearch={(search) => onChange({ search })}
          />
        </div>
        <SubmissionFilter view={view} onChange={onChange} />
        <Checkbox id="shared" checked={view.shared} onChange={(shared) => onChange({ shared })}>
          {text.sharedOnly}
        </Checkbox>
        <AnswerFilter applicants={applicants} view={view} onChange={onChange} />
        <UnpublishedFilter {...list} />
        {figures.judged && <JudgedFilters view={view} onChange={onChange} />}
        {isAdmin && <Exports view={view} />}
      </div>
      {hasFailed && <p role="status">{text.judgedFailed}</p>}
      <div className={styles.facts}>
        <Statuses {...list} />
        <span role="status">{text.found(shown, applicants.length)}</span>
        <Answers applicants={applicants} />
        <span>{text.readAt(clockTime(readAt, language))}</span>
        <Button small onClick={onReadAgain}>
          {text.readAgain}
        </Button>
      </div>
    </div>
  )
})

/** How many there are of each status; pressing one shows only those. */
function Statuses({ applicants, figures, view, onChange }: Shown) {
  const text = useText(listText)
  const counts = countsOf(applicants, view, figures)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const choices = [
    { pass: null, label: text.all, count: all },
    ...SHOWN_PASSES.map((pass) => ({ pass, label: text.passStates[pass], count: counts[pass] })),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand out among five small buttons
    <div role="group" aria-label={text.status} className={styles.statuses}>
      {choices.map(({ pass, label, count }) => (
        <button
          key={pass ?? 'all'}
          type="button"
          aria-pressed={view.pass === pass}
          onClick={() => onChange({ pass })}
        >
          {pass && <PassMark pass={pass} />}
          {label} <strong>{count}</strong>
        </button>
      ))}
    </div>
  )
}

/** Shows only applicants who see another status than the decided one; hidden while there are none. */
function UnpublishedFilter({ applicants, figures: { unpublished }, view, onChange }: Shown) {
  const text = useText(listText)
  const count = applicants.filter(({ _id }) => unpublished?.has(_id)).length
  if (count === 0 && !view.unpublished) return null
  return (
    <Checkbox id="unpublished" checked={view.unpublished} onChange={(on) => onChange({ unpublished: on })}>
      {text.unpublishedOnly(count)}
    </Checkbox>
  )
}

/** How many final passers of the team have answered what. */
function Answers({ applicants }: Pick<Props, 'applicants'>) {
  const text = useText(listText)
  const counts = answersOf(applicants)
  if (!counts) return null
  return (
    <span>
      {text.answer}
      {([...ANSWERS, ''] as const).map((answer) => (
        <strong key={answer} className={styles.answered}>
          {text.counted(text.answers[answer], counts[answer])}
        </strong>
      ))}
    </span>
  )
}

/** Downloads a team's applications, or all, as a spreadsheet; the server notes it in the history. */
function Exports({ view: { team, term } }: { view: Which }) {
  const text = useText(listText)
  const language = useLanguage((state) => state.language)
  const download = useCall('exportApplicants', {
    onSuccess: ({ filename, csv }) => saveText(filename, csv, 'text/csv'),
    says: () => text.exported,
  })
  const ofTerm = term === null ? {} : { term }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons need no frame with a legend
    <span role="group" aria-label={text.exports} className={styles.exports}>
      <Button small busy={download.isPending} onClick={() => download.mutate({ ...ofTerm, team })}>
        {text.exportTeam(teamNames[team][language])}
      </Button>
      <Button small busy={download.isPending} onClick={() => download.mutate(ofTerm)}>
        {text.exportAll}
      </Button>
    </span>
  )
}
