import { mayCall } from '@recruit/contract/calls/roles'
import { useState } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useRole } from '../session.tsx'
import { PublishSheet } from './publish-sheet.tsx'
import styles from './publishing.module.css'
import { publishingText } from './text.ts'
import { useUnpublished } from './use-unpublished.ts'

/** On every staff screen while results are public: that they are, and how many decisions are unpublished. */
export function PublishBand() {
  const text = useText(publishingText)
  const role = useRole()
  const { data } = useUnpublished(mayCall(role ?? undefined, 'staff'))
  const [isOpen, setOpen] = useState(false)
  if (!role || !data?.isPublic) return null
  const { length } = data.changes
  return (
    <section className={styles.band} aria-label={text.band} data-waiting={length > 0}>
      <p role="status">
        <strong>{text.public}</strong> {length > 0 ? text.waiting(length) : text.none}
      </p>
      {role === 'admin' && length > 0 && (
        <Button small onClick={() => setOpen(true)}>
          {text.look}
        </Button>
      )}
      {isOpen && <PublishSheet unpublished={data} onClose={() => setOpen(false)} />}
    </section>
  )
}
