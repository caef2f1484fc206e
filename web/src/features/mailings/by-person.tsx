import { KIND_NAMES, MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { useState } from 'react'
import { useTranslation } from '../../i18n/text.ts'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { useSearchState } from '../../ui/search-state.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { alike, type Line, rankOf } from './alike.ts'
import { FirstOf, marksOf, Opener, ToApproval } from './group-row.tsx'
import { type Named, OpenedMessage } from './letter.tsx'
import table from './message-table.module.css'
import styles from './messages.module.css'
import { messagesText } from './text.ts'
import { PLACE, type Reached, useMailings, useMessagesByApplicant } from './use-messages.ts'
import { isNamed, stateName } from './words-of-message.ts'

/** The same for people with the same messages in the same states. */
const statesOf = ({ messages }: Reached) =>
  KIND_NAMES.map((kind) => `${messages[kind]?.state} ${messages[kind]?.isDryRun}`).join()

/** Who got what: a row for each person, or for many with the same; a column for each kind of message. */
export function ByPerson() {
  const { text, language } = useTranslation(messagesText)
  const { state: place, change } = useSearchState(PLACE)
  const [opened, setOpened] = useState<Named | null>(null)
  const [groups, setGroups] = useState<ReadonlySet<string>>(new Set())
  const mailings = useMailings().data?.mailings
  return (
    <div className={`${styles.part} ${styles.line}`}>
      <div className={styles.tools}>
        <SearchField
          id="people-search"
          label={text.search}
          value={place.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      <p className={`${page.quiet} ${styles.beside}`}>{text.byPersonLead}</p>
      <Loaded query={useMessagesByApplicant()}>
        {({ applicants }) => {
          const people = applicants
            .filter(isNamed(place.search))
            .toSorted((one, other) => one.name.localeCompare(other.name, 'ko'))
          // A search hides people, never a column.
          const kinds = KIND_NAMES.filter((kind) => applicants.some(({ messages }) => messages[kind]))
          const lines = alike(people, {
            idOf: ({ application }) => application,
            of: place.search ? ({ application }) => application : statesOf,
            rankOf: ({ messages }) => rankOf(Object.values(messages).map(({ state }) => state)),
            opened: groups,
          })
          return (
            <>
              <p role="status" className={page.quiet}>
                {people.length > 0 ? text.shown(people.length, applicants.length) : text.noOne}
              </p>
              {people.length > 0 && (
                <DataTable
                  label={text.byPerson}
                  rows={lines}
                  keyOf={({ id }) => id}
                  marksOf={marksOf}
                  isCards
                  isWindowed
                  className={`${styles.states} ${table.messages} ${table.byPerson}`}
                  columns={[
                    {
                      id: 'name',
                      head: text.name,
                      cell: (line) =>
                        line.items.length === 1 ? (
                          line.item.name
                        ) : (
                          <>
                            <Opener line={line} opened={groups} onOpened={setGroups}>
                              {text.people(line.items.length)}
                            </Opener>{' '}
                            <FirstOf isOpen={line.isOpen} people={line.items} />
                          </>
                        ),
                    },
                    ...kinds.map((kind) => ({
                      id: kind,
                      head: MESSAGE_KINDS[kind].name[language],
                      cell: ({ items, item: { name, messages } }: Line<Reached>) => {
                        const message = messages[kind]
                        if (!message)
                          return <span className={`${page.quiet} ${table.noneYet}`}>{text.noneYet}</span>
                        const state = stateName(message, language)
                        if (items.length > 1)
                          return (
                            <>
                              <span data-state={message.state}>{state}</span>
                              {message.state === 'draft' && <ToApproval kind={kind} among={mailings} />}
                            </>
                          )
                        return (
                          <button
                            type="button"
                            data-state={message.state}
                            aria-label={text.openKind(state, MESSAGE_KINDS[kind].name[language], name)}
                            onClick={() => setOpened({ id: message.id, kind, name })}
                          >
                            {state}
                          </button>
                        )
                      },
                    })),
                  ]}
                />
              )}
            </>
          )
        }}
      </Loaded>
      {opened && <OpenedMessage message={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}
