import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { useRecord } from '../../staff/admin-nav.tsx'
import { PublishSheet } from '../../staff/publishing/publish-sheet.tsx'
import { useUnpublishedAsRead } from '../../staff/publishing/use-unpublished.ts'
import styles from './publishing.module.css'
import { timetablePublishingText } from './text.ts'

/** The next step after the dates are written: publish the results or, where they are public, the new dates. */
export function AfterPublishing({ count, isPublic }: { count: number; isPublic: boolean }) {
  const text = useText(timetablePublishingText)
  const { data: unpublished } = useUnpublishedAsRead(isPublic)
  const { data: record } = useRecord()
  const [isOpen, setOpen] = useState(false)
  const waits = isPublic && unpublished && unpublished.changes.length > 0
  return (
    <div className={styles.next}>
      <p>
        <strong>{text.published(count)}</strong> {!isPublic && text.thenHidden} {waits && text.thenPublic}
      </p>
      {!isPublic && record?.isInDB === 'true' && (
        <LinkButton small to={paths.modifyInfo(record.objectId)}>
          {text.toSettings}
        </LinkButton>
      )}
      {waits && (
        <Button small onClick={() => setOpen(true)}>
          {text.toPublish}
        </Button>
      )}
      {isOpen && unpublished && <PublishSheet unpublished={unpublished} onClose={() => setOpen(false)} />}
    </div>
  )
}
