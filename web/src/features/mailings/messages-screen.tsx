import { useText } from '../../i18n/text.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useSearchState } from '../../ui/search-state.ts'
import { Guarded } from '../staff/session.tsx'
import { Mailbox } from './mailbox/mailbox.tsx'
import { MailingView } from './mailing/mailing-view.tsx'
import { Overview } from './overview/overview.tsx'
import { PARTS, PLACE, type Place } from './place.ts'
import { Templates } from './templates/templates.tsx'
import { messagesText } from './text.ts'
import { WriteNotice } from './writing/write-notice.tsx'

/** Messages to applicants: drafted, looked over, approved, and what became of them. */
export function MessagesScreen() {
  const text = useText(messagesText)
  const { state: place, go } = useSearchState(PLACE)
  return (
    <Page title={text.title} lead={text.lead}>
      <Guarded check="checkAdmin" refusal="dialog">
        <Tabs
          label={text.partsLabel}
          tabs={PARTS.map((value) => ({ value, label: text.parts[value] }))}
          value={place.part}
          onChange={(part) => go({ part })}
        >
          <Part place={place} />
        </Tabs>
      </Guarded>
    </Page>
  )
}

function Part({ place: { part, mailing, isWriting } }: { place: Place }) {
  if (part === 'mailbox') return <Mailbox />
  if (part === 'templates') return <Templates />
  if (isWriting) return <WriteNotice />
  return mailing ? <MailingView key={mailing} id={mailing} /> : <Overview />
}
