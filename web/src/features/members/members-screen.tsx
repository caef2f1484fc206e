import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { staffLinks } from '../../staff-links.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import styles from '../../ui/layout/page.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { LinkBoxes } from '../staff/links/link-box.tsx'
import { Guarded } from '../staff/session.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { membersText } from './text.ts'
import { type Member, useLinks, useMembers } from './use-members.ts'

/** The named staff: their rights, and the links by which they set their passphrases. */
export function MembersScreen() {
  const text = useText(membersText)
  return (
    <Page title={text.title} lead={text.lead}>
      <Guarded check="checkAdmin" refusal="dialog">
        <Members />
      </Guarded>
    </Page>
  )
}

function Members() {
  const text = useText(membersText)
  const links = useLinks()
  const [edited, setEdited] = useState<'new' | Member['id'] | null>(null)
  return (
    <>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => setEdited('new')}>
          {text.add}
        </Button>
      </div>
      <LinkBoxes links={links} page="link" text={text} pathOf={staffLinks.memberLink} />
      <Loaded query={useMembers()}>
        {({ members }) => (
          <>
            {members.length ? (
              <MemberTable members={members} links={links} onEdit={({ id }) => setEdited(id)} />
            ) : (
              <p>{text.none}</p>
            )}
            {edited !== null && (
              <MemberDialog
                member={members.find(({ id }) => id === edited) ?? null}
                onLink={links.show}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
