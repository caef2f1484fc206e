import { CRITERION_NAME_MAX, CRITERION_SENTENCE_MAX, type Team } from '@recruit/contract/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { randomUuid } from '../../../api/random-uuid.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { GrowingTextarea } from '../../../ui/controls/growing-textarea.tsx'
import { SelectField } from '../../../ui/controls/select.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { DraftFooter } from '../../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../../ui/drafts/use-versioned-draft.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { Form, useForm } from '../../../ui/form/form.tsx'
import page from '../../../ui/layout/page.module.css'
import { moved } from '../../../ui/moved.ts'
import {
  canAdd,
  EMPTY,
  inOneLine,
  inWords,
  isSameRows,
  type Row,
  toSend,
  withIds,
  without,
} from './criteria.ts'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Criteria = Reply<'reviewCriteria'>
const criteriaQuery = (team: Team) => callQuery('reviewCriteria', { team }, { refetchOnWindowFocus: false })

interface EditorProps {
  /** A review is submitted: weights, order and number stay. */
  isInUse: boolean
}

/** A team's criteria in their order; one save stores all of them. */
export function CriteriaEditor({ team, isInUse }: EditorProps & { team: Team }) {
  const query = useQuery(criteriaQuery(team))
  return (
    <Loaded query={query}>
      {(criteria) => <Editor key={team} criteria={criteria} isInUse={isInUse} readAgain={query.refetch} />}
    </Loaded>
  )
}

const rowsOf = ({ criteria }: Criteria): readonly Row[] => criteria.map((one) => ({ ...one, key: one.id }))

function Editor({
  criteria,
  isInUse,
  readAgain,
}: EditorProps & { criteria: Criteria; readAgain: () => Promise<unknown> }) {
  const text = useText(setupText)
  const client = useQueryClient()
  const { team } = criteria
  const fixed = isInUse ? text.criteriaFixed : undefined
  const draft = useVersionedDraft('criteria', {
    read: { value: rowsOf(criteria), version: criteria.version },
    isSame: isSameRows,
    readAgain,
    save: async (rows, { version }) => {
      const sent = { team, version: Number(version), criteria: toSend(rows) }
      const { message, ...stored } = await call('setReviewCriteria', sent)
      client.setQueryData(criteriaQuery(team).queryKey, { team, ...stored })
      toast(message)
      return { value: withIds(rows, rows, stored.criteria), version: stored.version }
    },
    // A criterion that is new got its id by this save: the next one must not make it twice.
    onTop: withIds,
  })
  const { value: rows, set } = draft
  const change = (key: string, part: Partial<Row>) =>
    set((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const form = useForm({
    wrong: Object.fromEntries(rows.map(({ key, name }) => [nameId(key), !name.trim() && text.nameMissing])),
    isBusy: draft.isHeld || !draft.isDirty,
    send: draft.save,
  })
  const differing = (mine: readonly Row[], theirs: readonly Row[]) =>
    Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => ({
      label: text.nth(at + 1),
      stored: inWords(theirs[at]),
      mine: inWords(mine[at]),
    })).filter((part) => part.stored !== part.mine)
  return (
    <Form form={form}>
      <p className={page.quiet}>{fixed ?? text.criteriaLead}</p>
      {rows.length === 0 && <p>{text.none}</p>}
      <ol className={styles.criteria}>
        {rows.map((row, index) => (
          <CriterionFields
            key={row.key}
            row={row}
            number={index + 1}
            fixed={fixed}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onChange={(part) => change(row.key, part)}
            onMove={(by) => set((now) => moved(now, index, by))}
            onRemove={() => set((now) => without(now, row.key))}
          />
        ))}
      </ol>
      <DraftFooter
        draft={draft}
        form={form}
        save={text.save}
        differing={differing}
        more={
          <Button
            busy={!canAdd(rows) || isInUse}
            title={fixed}
            onClick={() => set((now) => [...now, { ...EMPTY, key: randomUuid() }])}
          >
            {text.add}
          </Button>
        }
      />
    </Form>
  )
}

interface Props {
  row: Row
  number: number
  /** Why only its words can change. */
  fixed: string | undefined
  isFirst: boolean
  isLast: boolean
  onChange: (part: Partial<Row>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** The control that a criterion without a name is missing. */
const nameId = (key: string) => `criterion-${key}-name`
const WEIGHTS = [1, 2, 3, 4, 5]

function CriterionFields(props: Props) {
  const { row, number, fixed, isFirst, isLast, onChange, onMove, onRemove } = props
  const text = useText(setupText)
  const id = `criterion-${number}`
  const called = row.name.trim() || text.nth(number)
  return (
    <li className={`${page.card} ${styles.criterion}`}>
      <h2 className={page.hidden}>{text.nth(number)}</h2>
      <div className={styles.first}>
        <TextField
          id={nameId(row.key)}
          label={text.name}
          maxLength={CRITERION_NAME_MAX}
          value={row.name}
          onChange={(name) => onChange({ name })}
        />
        <SelectField
          id={`${id}-weight`}
          label={text.weight}
          value={row.weight}
          options={WEIGHTS.map((value) => ({ value, label: String(value) }))}
          disabledReason={fixed}
          onChange={(weight) => onChange({ weight })}
        />
      </div>
      <div className={styles.meanings}>
        {(['low', 'middle', 'high'] as const).map((score) => (
          <Field key={score} id={`${id}-${score}`} label={text[score]}>
            {(control) => (
              <GrowingTextarea
                control={control}
                maxLength={CRITERION_SENTENCE_MAX}
                value={row[score]}
                onChange={(typed) => onChange({ [score]: inOneLine(typed) })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={page.actions}>
        <Button
          small
          busy={isFirst || fixed !== undefined}
          title={fixed}
          aria-label={text.up(called)}
          onClick={() => onMove(-1)}
        >
          ↑ {text.upShort}
        </Button>
        <Button
          small
          busy={isLast || fixed !== undefined}
          title={fixed}
          aria-label={text.down(called)}
          onClick={() => onMove(1)}
        >
          ↓ {text.downShort}
        </Button>
        <Button
          small
          busy={fixed !== undefined}
          title={fixed}
          aria-label={text.remove(called)}
          onClick={onRemove}
        >
          {text.removeShort}
        </Button>
      </div>
    </li>
  )
}
