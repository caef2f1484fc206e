import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/text.ts'
import { staffLinks } from '../../../staff-links.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import styles from '../../../ui/layout/page.module.css'
import { Page } from '../../../ui/layout/page.tsx'
import { fullTime } from '../../../ui/time/seoul-time.ts'
import { Guarded } from '../session.tsx'
import { LinkBox } from './link-box.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { SendLink } from './send-link.tsx'
import { membersText } from './text.ts'
import { type Member, type ShownLink, useLinks, useMembers } from './use-members.ts'

/** The staff by name: who they are, what they may do, and the links by which they set their passphrases. */
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
      {/* There from the beginning, so that what comes into it is read out. */}
      <div role="status">{links.shown && <MemberLink {...links.shown} />}</div>
      {links.shown && <SendLink key={links.shown.token} page="link" {...links.shown} />}
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

function MemberLink({ name, token, expiresAt }: ShownLink) {
  const text = useText(membersText)
  const language = useLanguage((state) => state.language)
  return (
    <LinkBox
      title={text.linkTitle(name)}
      note={text.linkNote(fullTime(expiresAt, language))}
      label={text.link}
      path={staffLinks.memberLink(token)}
    />
  )
}
