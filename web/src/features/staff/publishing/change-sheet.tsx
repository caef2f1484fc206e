import type { Team } from '@recruit/contract/constants'
import type { ReactNode } from 'react'
import { teamNames } from '../../../content/teams.ts'
import { useText, useTranslation } from '../../../i18n/text.ts'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import page from '../../../ui/layout/page.module.css'
import { DataTable } from '../../../ui/table/data-table.tsx'
import styles from './change-sheet.module.css'
import { publishingText } from './text.ts'

interface ChangedPerson {
  _id: string
  name: string
  team: Team
  now: ReactNode
  next: ReactNode
  /** What stays, now and afterwards: in a column, or in the heading where all of a group share it. */
  same?: string
  /** A word of warning next to the name. */
  mark?: string | false
}
/** One kind of change and whom it concerns. */
export interface ChangeGroup {
  id: string
  title: string
  /** Bad news: marked with a word and a thicker border. */
  isGrave?: boolean
  people: ChangedPerson[]
}
interface Choice {
  isChosen: (id: string) => boolean
  onChoose: (ids: string[], isChosen: boolean) => void
}

interface Props {
  title: string
  note: string
  /** What the two columns are called; absent: what applicants see now and then. */
  heads?: { now: string; next: string; same?: string }
  /** Groups without anyone are not drawn. */
  groups: readonly ChangeGroup[]
  /** Absent: all changes go together. */
  choice?: Choice
  /** Its label names the danger. */
  confirm: { label: string; busy: boolean; onPress: () => void }
  close?: string | undefined
  onClose: () => void
  /** Above the changes: what is missing, or speaks against them. */
  warning?: ReactNode
  /** Below them: what is good to know, and why it was refused. */
  children?: ReactNode
}

/** Before something becomes public or is undone: how many of each kind, then whom, from what, to what. */
export function ChangeSheet({ groups, choice, heads, warning, children, ...dialog }: Props) {
  const text = useText(publishingText)
  const drawn = groups.filter(({ people }) => people.length > 0)
  const headOf = (group: ChangeGroup) =>
    [text.count(group.title, group.people.length), sharedBy(group)].filter(Boolean).join(' · ')
  const chosenOf = ({ people }: ChangeGroup) => people.filter(({ _id }) => choice?.isChosen(_id) ?? true)
  return (
    <Dialog isWide {...dialog}>
      <div role="status" className={styles.warning}>
        {warning}
      </div>
      {/* The heading of a single kind says its number already. */}
      {drawn.length > 1 && (
        <ul className={styles.counts}>
          {drawn.map((group) => (
            <li key={group.id} data-grave={group.isGrave}>
              <strong>{text.howMany(chosenOf(group).length)}</strong>
              <span>{text.ofAll(group.title, chosenOf(group).length, group.people.length)}</span>
            </li>
          ))}
        </ul>
      )}
      {drawn.map((group) => (
        <section key={group.id} className={styles.group} aria-label={group.title}>
          {choice ? (
            <Checkbox
              id={`publish-all-${group.id}`}
              checked={chosenOf(group).length === group.people.length}
              isPartly={chosenOf(group).length > 0 && chosenOf(group).length < group.people.length}
              onChange={(isChosen) =>
                choice.onChoose(
                  group.people.map(({ _id }) => _id),
                  isChosen,
                )
              }
            >
              <strong>{headOf(group)}</strong>
            </Checkbox>
          ) : (
            <h3>{headOf(group)}</h3>
          )}
          <People group={group} choice={choice} heads={heads ?? { now: text.now, next: text.afterwards }} />
        </section>
      ))}
      <div className={styles.missing}>{children}</div>
    </Dialog>
  )
}

/** What stays for all of a group, if it is the same. */
function sharedBy({ people: [first, ...others] }: ChangeGroup): string {
  const { same = '' } = first ?? {}
  return others.length > 0 && others.every((one) => one.same === same) ? same : ''
}

interface PeopleProps {
  group: ChangeGroup
  choice: Choice | undefined
  heads: { now: string; next: string; same?: string }
}

function People({ group, choice, heads }: PeopleProps) {
  const { text, language } = useTranslation(publishingText)
  const shared = sharedBy(group)
  const named = ({ name, team }: ChangedPerson) => (
    <>
      <strong>{name}</strong> <span className={page.quiet}>{teamNames[team][language]}</span>
    </>
  )
  return (
    <DataTable
      label={text.count(group.title, group.people.length)}
      isCards
      rows={group.people}
      keyOf={({ _id }) => _id}
      marksOf={({ _id }) => ({ 'data-left': choice && !choice.isChosen(_id) })}
      className={styles.people}
      columns={[
        {
          id: 'applicant',
          head: text.applicant,
          cell: (person) =>
            choice ? (
              <Checkbox
                id={`publish-${person._id}`}
                checked={choice.isChosen(person._id)}
                onChange={(isChosen) => choice.onChoose([person._id], isChosen)}
              >
                {named(person)}
              </Checkbox>
            ) : (
              named(person)
            ),
        },
        ...(heads.same && group.people.some(({ same, mark }) => mark || (same && !shared))
          ? [
              {
                id: 'same',
                head: heads.same,
                cell: ({ same, mark }: ChangedPerson) => (
                  <>
                    {!shared && same} {mark && <span className={styles.mark}>{mark}</span>}
                  </>
                ),
              },
            ]
          : []),
        { id: 'now', head: heads.now, cell: ({ now }) => now },
        {
          id: 'next',
          head: heads.next,
          cell: ({ _id, next }) =>
            choice?.isChosen(_id) === false ? (
              <span className={page.quiet}>{text.stays}</span>
            ) : (
              <b>{next}</b>
            ),
        },
      ]}
    />
  )
}
