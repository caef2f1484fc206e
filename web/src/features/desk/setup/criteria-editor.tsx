import { CRITERION_NAME_MAX, CRITERION_SENTENCE_MAX } from '@recruit/contract/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { callQuery } from '../../../api/call-query.ts'
import type { Reply } from '../../../api/client.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/controls/choice.tsx'
import { GrowingField } from '../../../ui/controls/growing-textarea.tsx'
import { RowActions } from '../../../ui/controls/row-actions.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { DraftFooter } from '../../../ui/drafts/conflict-notice.tsx'
import { useVersionedDraft } from '../../../ui/drafts/use-versioned-draft.ts'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { rowEdits, rowsInWords } from '../../../ui/keyed-rows.ts'
import page from '../../../ui/layout/page.module.css'
import type { Judging } from '../score/review-session.ts'
import {
  askedInWords,
  canAdd,
  type Edited,
  editedOf,
  inWords,
  isSame,
  newCriterion,
  type Row,
  toSend,
  withIds,
} from './criteria.ts'
import { KitFields, questionId } from './kit-fields.tsx'
import styles from './setup.module.css'
import { setupText } from './text.ts'

type Criteria = Reply<'reviewCriteria'>
const criteriaQuery = (judging: Judging) =>
  callQuery('reviewCriteria', judging, { refetchOnWindowFocus: false })

interface EditorProps {
  judging: Judging
  /** A review is submitted: weights, order and number stay. */
  isInUse: boolean
}

/** By what a team judges in their order, and what it asks in an interview; one save stores all of it. */
export function CriteriaEditor({ judging, isInUse }: EditorProps) {
  const query = useQuery(criteriaQuery(judging))
  return (
    <Loaded query={query}>
      {(criteria) => <Editor {...{ judging, criteria, isInUse }} readAgain={query.refetch} />}
    </Loaded>
  )
}

function Editor({
  judging,
  criteria,
  isInUse,
  readAgain,
}: EditorProps & { criteria: Criteria; readAgain: () => Promise<unknown> }) {
  const text = useText(setupText)
  const client = useQueryClient()
  const isInterview = judging.stage === 'interview'
  const draft = useVersionedDraft('criteria', {
    read: { value: editedOf(criteria), version: criteria.version },
    isSame,
    readAgain,
    save: async (sent, { version }) => {
      const { message, ...stored } = await call('setReviewCriteria', {
        ...{ ...judging, version: Number(version) },
        ...toSend(sent),
      })
      client.setQueryData(criteriaQuery(judging).queryKey, { team: judging.team, ...stored })
      return { value: withIds(sent, sent, editedOf(stored)), version: stored.version, message }
    },
    // A criterion that is new got its id by this save: the next one must not make it twice.
    onTop: withIds,
  })
  const { value: edited, set } = draft
  const { rows } = edited
  const edits = rowEdits<Row>((change) => set((now) => ({ ...now, rows: change(now.rows) })))
  const form = useForm({
    wrong: Object.fromEntries([
      ...edited.questions.map((one) => [questionId(one.key), !one.text.trim() && text.questionMissing]),
      ...rows.map(({ key, name }) => [nameId(key), !name.trim() && text.nameMissing]),
    ]),
    isBusy: draft.isHeld || !draft.isDirty,
    send: draft.save,
  })
  const differing = (mine: Edited, theirs: Edited) =>
    [
      { label: text.opening, stored: theirs.opening, mine: mine.opening },
      ...rowsInWords(mine.questions, theirs.questions, text.nthQuestion, askedInWords),
      ...rowsInWords(mine.rows, theirs.rows, text.nth, inWords),
    ].filter((part) => part.stored !== part.mine)
  return (
    <Form form={form}>
      {isInUse && <p className={page.quiet}>{isInterview ? text.kitFixed : text.criteriaFixed}</p>}
      {isInterview && <KitFields {...{ edited, set, isInUse }} />}
      {!isInUse && <p className={page.quiet}>{text.criteriaLead}</p>}
      {rows.length === 0 && <p>{text.none}</p>}
      <ol className={styles.criteria}>
        {rows.map((row, index) => (
          <CriterionFields
            key={row.key}
            row={row}
            at={index}
            count={rows.length}
            isFixed={isInUse}
            onChange={(part) => edits.change(row.key, part)}
            onMove={(by) => edits.move(index, by)}
            onRemove={() => edits.remove(row.key)}
          />
        ))}
      </ol>
      {!isInUse && (
        <p className={page.actions}>
          <Button busy={!canAdd(rows)} onClick={() => edits.add(newCriterion())}>
            {text.add}
          </Button>
        </p>
      )}
      <DraftFooter
        draft={draft}
        form={form}
        save={isInterview ? text.saveKit : text.save}
        differing={differing}
      />
    </Form>
  )
}

interface Props {
  row: Row
  at: number
  count: number
  /** Only its words can change. */
  isFixed: boolean
  onChange: (part: Partial<Row>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** The control that a criterion without a name is missing. */
const nameId = (key: string) => `criterion-${key}-name`
const WEIGHTS = [1, 2, 3, 4, 5]

function CriterionFields(props: Props) {
  const { row, at, count, isFixed, onChange, onMove, onRemove } = props
  const number = at + 1
  const text = useText(setupText)
  const id = `criterion-${number}`
  const called = row.name.trim() || text.nth(number)
  return (
    <li className={`${page.card} ${styles.criterion}`}>
      <h2>{text.nth(number)}</h2>
      <div className={isFixed ? undefined : styles.first}>
        <TextField
          id={nameId(row.key)}
          label={text.name}
          {...(isFixed && { hint: text.weightOf(row.weight) })}
          maxLength={CRITERION_NAME_MAX}
          value={row.name}
          onChange={(name) => onChange({ name })}
        />
        {!isFixed && (
          <SelectField
            id={`${id}-weight`}
            label={text.weight}
            value={row.weight}
            options={WEIGHTS.map((value) => ({ value, label: String(value) }))}
            onChange={(weight) => onChange({ weight })}
          />
        )}
      </div>
      <div className={styles.meanings}>
        {(['low', 'middle', 'high'] as const).map((score) => (
          <GrowingField
            key={score}
            id={`${id}-${score}`}
            label={text[score]}
            isSentence
            maxLength={CRITERION_SENTENCE_MAX}
            value={row[score]}
            onChange={(typed) => onChange({ [score]: typed })}
          />
        ))}
      </div>
      {!isFixed && <RowActions {...{ called, at, count, onMove, onRemove }} />}
    </li>
  )
}
