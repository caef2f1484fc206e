import { SHOWN_PASSES } from '@recruit/contract/fields/status-names'
import { memo } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import field from '../../../ui/controls/field.module.css'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { clockTime } from '../../../ui/time/seoul-time.ts'
import type { Applicant } from '../../staff/applicants.ts'
import { PassMark } from '../../staff/pass-mark.tsx'
import { Exports } from '../exports/exports.tsx'
import { listText } from '../text.ts'
import { AnswerFilter, Answers } from './answer-filter.tsx'
import type { Figures } from './figures.ts'
import { JudgedFilters } from './judged-filters.tsx'
import { countsOf } from './rows.ts'
import styles from './tools.module.css'
import type { View } from './view.ts'

interface Props {
  applicants: Applicant[]
  figures: Figures
  view: View
  shown: number
  readAt: number
  isAdmin: boolean
  onChange: (part: Partial<View>) => void
  onReadAgain: () => void
  /** What was judged could not be read. */
  hasFailed: boolean
}

/** Search, filters, counts per status, and when all this was read; counting thousands waits for no tick. */
export const ListTools = memo(function ListTools({
  applicants,
  figures,
  view,
  shown,
  readAt,
  isAdmin,
  hasFailed,
  ...on
}: Props) {
  const { onChange, onReadAgain } = on
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
        <div className={styles.submission}>
          <label className={field.label} htmlFor="submission">
            {text.submission}
          </label>
          <select
            id="submission"
            className={field.control}
            value={view.state ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ state: value === 'submitted' || value === 'draft' ? value : null })
            }
          >
            <option value="">{text.anySubmission}</option>
            <option value="submitted">{text.submitted}</option>
            <option value="draft">{text.draft}</option>
          </select>
        </div>
        <Checkbox id="shared" checked={view.shared} onChange={(shared) => onChange({ shared })}>
          {text.sharedOnly}
        </Checkbox>
        <AnswerFilter applicants={applicants} view={view} onChange={onChange} />
        <UnpublishedFilter {...{ applicants, figures, view, onChange }} />
        {figures.judged && <JudgedFilters view={view} onChange={onChange} />}
        {isAdmin && <Exports view={view} />}
      </div>
      {hasFailed && <p role="status">{text.judgedFailed}</p>}
      <div className={styles.facts}>
        <Statuses {...{ applicants, figures, view, onChange }} />
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
function Statuses({
  applicants,
  figures,
  view,
  onChange,
}: Pick<Props, 'applicants' | 'figures' | 'view' | 'onChange'>) {
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

interface UnpublishedFilterProps {
  applicants: Applicant[]
  figures: Figures
  view: View
  onChange: (part: Partial<View>) => void
}

/** Shows only applicants who see another status than the decided one; hidden while there are none. */
function UnpublishedFilter({ applicants, figures: { unpublished }, view, onChange }: UnpublishedFilterProps) {
  const text = useText(listText)
  const count = applicants.filter(({ _id }) => unpublished?.has(_id)).length
  if (count === 0 && !view.unpublished) return null
  return (
    <Checkbox id="unpublished" checked={view.unpublished} onChange={(on) => onChange({ unpublished: on })}>
      {text.unpublishedOnly(count)}
    </Checkbox>
  )
}
