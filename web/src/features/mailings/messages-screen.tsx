import { Link } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { DrawnTogether } from '../../ui/feedback/loaded.tsx'
import page from '../../ui/layout/page.module.css'
import { useSearchState } from '../../ui/search-state.ts'
import { StaffPage } from '../staff/session.tsx'
import { ByPerson } from './by-person.tsx'
import { Mailbox } from './mailbox.tsx'
import shown from './mailing/mailing.module.css'
import { MailingView } from './mailing/mailing-view.tsx'
import styles from './messages.module.css'
import { DueNote } from './overview/delivery-state.tsx'
import { Overview } from './overview/overview.tsx'
import { messagesText } from './text.ts'
import { PARTS, PLACE, type Place, useMailings } from './use-messages.ts'
import { Templates } from './words/templates.tsx'
import { WriteNotice } from './words/write-notice.tsx'

/** Messages to applicants: drafted, looked over, approved, and what became of them. */
export function MessagesScreen() {
  const text = useText(messagesText)
  const { state: place, go } = useSearchState(PLACE)
  return (
    <StaffPage title={text.title} width="wide">
      <div className={styles.tabs}>
        <Tabs
          label={text.partsLabel}
          tabs={PARTS.map((value) => ({ value, label: text.parts[value] }))}
          value={place.part}
          onChange={(part) => go({ part })}
        >
          <Part place={place} />
        </Tabs>
      </div>
    </StaffPage>
  )
}

function Part({ place: { part, mailing, isWriting } }: { place: Place }) {
  const text = useText(messagesText)
  const mailings = useMailings()
  if (part === 'people' || part === 'mailbox')
    return (
      // The note would push the rest away; where it could not be read there is none.
      <DrawnTogether queries={[mailings]}>
        <div className={page.stack}>
          {mailings.data && <DueNote list={mailings.data} />}
          {part === 'people' ? <ByPerson /> : <Mailbox />}
        </div>
      </DrawnTogether>
    )
  if (part === 'templates') return <Templates />
  if (!isWriting && !mailing) return <Overview />
  return (
    <div className={isWriting ? styles.writing : `${styles.opened} ${shown.view}`}>
      <p>
        <Link to={paths.messages}>← {text.back}</Link>
      </p>
      {isWriting ? <WriteNotice /> : <MailingView key={mailing} id={mailing} />}
    </div>
  )
}
