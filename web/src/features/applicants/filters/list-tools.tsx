import { ANSWERS } from '@recruit/contract/constants'
import { SHOWN_PASSES } from '@recruit/contract/fields/status-names'
import type { Language } from '@recruit/contract/text'
import { memo, useMemo, useRef } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox, SelectField } from '../../../ui/controls/choice.tsx'
import { DropDown } from '../../../ui/controls/drop-down.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import type { Applicant } from '../../staff/applicants.ts'
import { PassMark } from '../../staff/pass-mark.tsx'
import { SeatsTaken } from '../../staff/seats.tsx'
import { listText } from '../text.ts'
import type { Asked, Figures } from './rows.ts'
import { answersOf, countsOf } from './rows.ts'
import styles from './tools.module.css'
import { APART_STEPS, SCORE_FILTERS, type ScoreFilter, type View } from './view.ts'

interface Shown {
  applicants: Applicant[]
  figures: Figures
  view: View
  onChange: (part: Partial<View>) => void
}
interface Props extends Shown {
  /** What the rows show, a moment older than the rest while they are drawn. */
  drawn: Asked
  shown: number
  hasFailed: boolean
}

/** Search, filters and counts per status in one row, and what is filtered below it; counting waits for no tick. */
export const ListTools = memo(function ListTools({ drawn, shown, hasFailed, ...list }: Props) {
  const { applicants, view, onChange } = list
  const text = useText(listText)
  const marks = marksOf(view, text)
  const taken = useMemo(() => takenIn(applicants), [applicants])
  // The panel closes once the focus leaves it.
  const found = useRef<HTMLSpanElement>(null)
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
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
        <DropDown label={text.filters} count={marks.length}>
          <Filters {...list} />
          <p className={styles.show}>
            {/* It stays, and with it the focus. */}
            <Button
              small
              busy={marks.length === 0}
              onClick={() => onChange(Object.assign({}, ...marks.map(({ none }) => none)))}
            >
              {text.resetFilter}
            </Button>
            <Button small look="primary" onClick={() => found.current?.focus()}>
              {text.showFound(shown)}
            </Button>
          </p>
        </DropDown>
        <Statuses {...{ view, drawn, onChange }} />
        <SeatsTaken team={view.team} term={view.term} taken={taken} />
        <span ref={found} tabIndex={-1} role="status" className={styles.found}>
          {shown < applicants.length && text.found(shown, applicants.length)}
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

/** Final passes that are not declined. */
const takenIn = (applicants: Applicant[]) =>
  applicants.filter(
    ({ pass, isFinalSubmit, answer }) => pass === 'finalPass' && isFinalSubmit && answer !== 'declined',
  ).length

/** How many there are of each status; pressing one shows only those. */
function Statuses({ view, drawn, onChange }: Pick<Props, 'view' | 'drawn' | 'onChange'>) {
  const text = useText(listText)
  const counts = useMemo(() => countsOf(drawn.applicants, drawn.view, drawn.figures), [drawn])
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

/** All that a list is filtered by besides search and status; each is there once it can find someone. */
function Filters({ applicants, figures: { judged, unpublished }, view, onChange }: Shown) {
  const text = useText(listText)
  const counts = answersOf(applicants)
  const waiting = applicants.filter(({ _id }) => unpublished?.has(_id)).length
  return (
    <>
      <Choice
        id="submission"
        label={text.submission}
        value={view.state}
        choices={['submitted', 'draft'] as const}
        nameOf={(state) => text[state]}
        onChange={(state) => onChange({ state })}
      />
      {judged && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the name of the panel
        <div role="group" aria-label={text.judgedFilters} className={styles.judged}>
          <Choice
            id="score"
            label={text.score}
            value={view.score}
            choices={SCORE_FILTERS}
            nameOf={(score) => scoreIn(text, score)}
            onChange={(score) => onChange({ score })}
          />
          <Choice
            id="apart"
            label={text.apart}
            value={view.apart}
            choices={APART_STEPS}
            nameOf={(step) => text.atLeast(String(step))}
            onChange={(apart) => onChange({ apart })}
          />
          <Checkbox id="missing" checked={view.missing} onChange={(missing) => onChange({ missing })}>
            {text.missingOnly}
          </Checkbox>
        </div>
      )}
      {(counts || view.answer !== null) && (
        <Choice
          id="answer"
          label={text.answer}
          value={view.answer}
          choices={['none', ...ANSWERS] as const}
          nameOf={(answer) => {
            const given = answer === 'none' ? '' : answer
            return text.counted(text.answers[given], counts?.[given] ?? 0)
          }}
          onChange={(answer) => onChange({ answer })}
        />
      )}
      {(waiting > 0 || view.unpublished) && (
        <Checkbox
          id="unpublished"
          checked={view.unpublished}
          onChange={(on) => onChange({ unpublished: on })}
        >
          {text.counted(text.unpublishedOnly, waiting)}
        </Checkbox>
      )}
      <Checkbox id="shared" checked={view.shared} onChange={(shared) => onChange({ shared })}>
        {text.sharedOnly}
      </Checkbox>
    </>
  )
}

type Words = (typeof listText)[Language]
function scoreIn(text: Words, score: ScoreFilter) {
  const [side, step = ''] = score.split('-')
  if (side === 'none') return text.noScore
  return side === 'from' ? text.atLeast(step) : text.below(step)
}

/** What is filtered besides search and status, in words, and what removes each. */
function marksOf(view: View, text: Words): { label: string; none: Partial<View> }[] {
  const { state, score, apart, missing, answer, unpublished, shared } = view
  const named = (name: string, value: string) => `${name}: ${value}`
  return [
    state && { label: named(text.submission, text[state]), none: { state: null } },
    score && { label: named(text.score, scoreIn(text, score)), none: { score: null } },
    apart && { label: named(text.apart, text.atLeast(String(apart))), none: { apart: null } },
    missing && { label: text.missingOnly, none: { missing: false } },
    answer && {
      label: named(text.answer, text.answers[answer === 'none' ? '' : answer]),
      none: { answer: null },
    },
    unpublished && { label: text.unpublishedOnly, none: { unpublished: false } },
    shared && { label: text.sharedOnly, none: { shared: false } },
  ].filter((mark) => mark !== null && mark !== false)
}

interface ChoiceProps<T> {
  id: string
  label: string
  /** Null: all are shown. */
  value: T | null
  choices: readonly T[]
  nameOf: (choice: T) => string
  onChange: (choice: T | null) => void
}

function Choice<T extends string | number>({ value, choices, nameOf, onChange, ...field }: ChoiceProps<T>) {
  const text = useText(listText)
  return (
    <div className={styles.choice}>
      <SelectField<T | ''>
        {...field}
        value={value ?? ''}
        options={[
          { value: '', label: text.any },
          ...choices.map((choice) => ({ value: choice, label: nameOf(choice) })),
        ]}
        onChange={(choice) => onChange(choice === '' ? null : choice)}
      />
    </div>
  )
}
