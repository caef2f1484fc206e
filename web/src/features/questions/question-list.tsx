import { TEAMS } from '@recruit/contract/constants'
import { useEffect, useRef, useState } from 'react'
import { teamNames } from '../../content/teams.ts'
import { useTranslation } from '../../i18n/text.ts'
import { RowActions } from '../../ui/controls/row-actions.tsx'
import { useFormErrors } from '../../ui/form/form.tsx'
import { rowEdits } from '../../ui/keyed-rows.ts'
import { useLatest } from '../../ui/latest.ts'
import page from '../../ui/layout/page.module.css'
import { pressAndDrag } from '../../ui/press-and-drag.ts'
import { QuestionFields } from './question-fields.tsx'
import styles from './questions.module.css'
import { putAt, type Row } from './rows.ts'
import { questionsText } from './text.ts'

interface Props {
  rows: readonly Row[]
  /** How many applications answer each, by its id. */
  answered: Record<string, number>
  /** The one whose fields are open. */
  open: string | null
  onOpen: (key: string | null) => void
  onChange: (change: (rows: readonly Row[]) => readonly Row[]) => void
}

/** The questions in their order: dragged by the handle, or moved by buttons; one is open at a time. */
export function QuestionList({ rows, answered, open, onOpen, onChange }: Props) {
  const { text, language } = useTranslation(questionsText)
  const list = useRef<HTMLOListElement>(null)
  const dragged = useDrag(list, (key, at) => onChange((now) => putAt(now, key, at)))
  const edits = rowEdits(onChange)
  return (
    <ol ref={list} className={styles.list}>
      {rows.map((row, at) => (
        <li key={row.key} data-key={row.key} data-dragged={dragged === row.key} className={styles.row}>
          <Head
            row={row}
            at={at}
            answered={answered[row.id] ?? 0}
            isOpen={open === row.key}
            onOpen={() => onOpen(open === row.key ? null : row.key)}
          />
          {open === row.key && (
            <div className={styles.opened}>
              <QuestionFields row={row} onChange={(one) => edits.change(row.key, one)} />
              <RowActions
                called={row.label[language].trim() || text.nth(at + 1)}
                at={at}
                count={rows.length}
                onMove={(by) => edits.move(at, by)}
                onRemove={() => edits.remove(row.key)}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

interface HeadProps {
  row: Row
  at: number
  answered: number
  isOpen: boolean
  onOpen: () => void
}

/** A question in a line: its handle, what it asks and how. */
function Head({ row, at, answered, isOpen, onOpen }: HeadProps) {
  const { text, language } = useTranslation(questionsText)
  const errors = useFormErrors()
  const label = row.label[language].trim() || text.untitled
  const facts = [
    text.kinds[row.kind],
    row.isRequired ? text.required : text.optional,
    row.teams.length === TEAMS.length
      ? text.allTeams
      : row.teams.map((team) => teamNames[team][language]).join(', '),
    text.onPage(row.page),
    ...(row.isNaming ? [text.naming] : []),
    ...(answered ? [text.answered(answered)] : []),
  ]
  // A closed question that is incomplete says so.
  const isWrong = [...errors.keys()].some((id) => id.includes(row.key))
  return (
    <div className={styles.head}>
      <span className={styles.handle} data-handle title={text.drag(label)} aria-hidden="true">
        ⠿
      </span>
      <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onOpen}>
        <span>
          {at + 1}. {label}
        </span>
        <span className={page.quiet} data-wrong={isWrong}>
          {facts.join(' · ')}
        </span>
      </button>
    </div>
  )
}

/** Drags a row by its handle to another row's place; returns the key of the one under way. */
function useDrag(list: React.RefObject<HTMLOListElement | null>, onDrop: (key: string, at: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const drop = useLatest(onDrop)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const rows = () => [...element.querySelectorAll<HTMLElement>(':scope > li')]
    let current: string | null = null
    return pressAndDrag<string>(element, {
      isEager: true,
      pressed: ({ target }) =>
        target instanceof Element && target.closest('[data-handle]')
          ? (target.closest<HTMLElement>('li')?.dataset.key ?? null)
          : null,
      begin: (key) => {
        current = key
        setDragged(key)
        return true
      },
      // The list is put in order while one drags, so what is seen is what will be.
      move: ({ clientY }) => {
        const all = rows()
        const over = all.findIndex((row) => clientY < row.getBoundingClientRect().bottom)
        const at = over === -1 ? all.length - 1 : over
        if (current !== null && all[at]?.dataset.key !== current) drop.current(current, at)
      },
      release: () => undefined,
      cancel: () => undefined,
      interrupt: () => undefined,
      stop: () => {
        current = null
        setDragged(null)
      },
    })
  }, [list])
  return dragged
}
