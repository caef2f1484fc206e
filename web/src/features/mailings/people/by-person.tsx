import { KIND_NAMES, MESSAGE_KINDS } from '@recruit/contract/mail/kinds'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import page from '../../../ui/layout/page.module.css'
import { useSearchState } from '../../../ui/search-state.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import shared from '../messages.module.css'
import { type Named, OpenedMessage } from '../opened-message.tsx'
import { PLACE } from '../place.ts'
import { messagesText } from '../text.ts'
import { type Reached, useMessagesByApplicant } from '../use-messages.ts'
import { isNamed, stateName } from '../words-of-message.ts'
import { peopleText } from './text.ts'

/** Who got what: a row for each person, a column for each kind of message. */
export function ByPerson() {
  const text = { ...useText(messagesText), ...useText(peopleText) }
  const { state: place, change } = useSearchState(PLACE)
  const [opened, setOpened] = useState<Named | null>(null)
  return (
    <div className={shared.part}>
      <p className={page.quiet}>{text.lead}</p>
      <div className={shared.tools}>
        <SearchField
          id="people-search"
          label={text.search}
          isLabelHidden
          placeholder={text.search}
          value={place.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      <Loaded query={useMessagesByApplicant()}>
        {({ applicants }) => {
          const people = applicants.filter(isNamed(place.search))
          return (
            <>
              <p role="status" className={page.quiet}>
                {people.length > 0 ? text.shown(people.length, applicants.length) : text.noOne}
              </p>
              {people.length > 0 && <PeopleTable all={applicants} people={people} onOpen={setOpened} />}
            </>
          )
        }}
      </Loaded>
      {opened && <OpenedMessage message={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

interface Props {
  all: Reached[]
  people: Reached[]
  onOpen: (message: Named) => void
}

function PeopleTable({ all, people, onOpen }: Props) {
  const text = useText(peopleText)
  const language = useLanguage((state) => state.language)
  // A search hides people, never a column.
  const kinds = KIND_NAMES.filter((kind) => all.some(({ messages }) => messages[kind]))
  return (
    <DataTable
      label={text.title}
      rows={people}
      keyOf={({ application }) => application}
      isCards
      isWindowed
      className={shared.messages}
      columns={[
        { id: 'name', head: text.name, width: 'line', cell: ({ name }) => name },
        ...kinds.map((kind) => ({
          id: kind,
          head: MESSAGE_KINDS[kind].name[language],
          cell: ({ name, messages: { [kind]: message } }: Reached) => {
            if (!message) return null
            const state = stateName(message, language)
            return (
              <button
                type="button"
                data-state={message.state}
                aria-label={text.open(state, MESSAGE_KINDS[kind].name[language], name)}
                onClick={() => onOpen({ id: message.id, kind, name })}
              >
                {state}
              </button>
            )
          },
        })),
      ]}
    />
  )
}
