import { SHOWN_PASSES } from '@recruit/contract/fields/status-names'
import { memo } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { DropDown } from '../../../ui/controls/drop-down.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import type { Applicant } from '../../staff/applicants.ts'
import { PassMark } from '../../staff/pass-mark.tsx'
import { listText } from '../text.ts'
import { AnswerFilter, JudgedFilters, marksOf, SubmissionFilter } from './choices.tsx'
import type { Figures } from './figures.ts'
import { countsOf } from './rows.ts'
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
  /** What was judged could not be read. */
  hasFailed: boolean
}

/** Search, filters and counts per status in one row, and what is filtered below it; counting waits for no tick. */
export const ListTools = memo(function ListTools({ shown, hasFailed, ...list }: Props) {
  const { applicants, figures, view, onChange } = list
  const text = useText(listText)
  const marks = marksOf(view, text)
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <div className={styles.search}>
          <SearchField
            key={`${view.team}-${view.term}`}
            id="search"
            label={text.search}
            isLabelHidden
            placeholder={text.searchHint}
            value={view.search}
            onSearch={(search) => onChange({ search })}
          />
        </div>
        <DropDown label={text.filters}>
          <SubmissionFilter view={view} onChange={onChange} />
          {figures.judged && <JudgedFilters view={view} onChange={onChange} />}
          <AnswerFilter applicants={applicants} view={view} onChange={onChange} />
          <UnpublishedFilter {...list} />
          <Checkbox id="shared" checked={view.shared} onChange={(shared) => onChange({ shared })}>
            {text.sharedOnly}
          </Checkbox>
        </DropDown>
        <Statuses {...list} />
        <span role="status" className={styles.found}>
          {text.found(shown, applicants.length)}
        </span>
      </div>
      {hasFailed && <p role="status">{text.judgedFailed}</p>}
      {marks.length > 0 && (
        <ul className={styles.marks} aria-label={text.filteredBy}>
          {marks.map(({ label, none }) => (
            <li key={label}>
              <Button small aria-label={text.without(label)} onClick={() => onChange(none)}>
                {label} <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
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
          <span>{label}</span> <strong>{count}</strong>
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
      {text.counted(text.unpublishedOnly, count)}
    </Checkbox>
  )
}
