import { useLocation } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import styles from '../../ui/page.module.css'
import { Page } from '../../ui/page.tsx'
import { DeviceSection } from './device-section.tsx'
import { draftOf } from './draft.ts'
import { ReceiptCard, receiptIn } from './receipt-card.tsx'
import { applicationText } from './text.ts'

/** The draft is stored; who came from a form can go on with it. */
export function DraftSavedScreen() {
  const text = useText(applicationText)
  const state: unknown = useLocation().state
  const id: unknown = state && typeof state === 'object' ? Reflect.get(state, 'id') : null
  return (
    <Page title={text.savedTitle} width="narrow">
      <p>{text.savedBody}</p>
      <div className={styles.actions}>
        {typeof id === 'string' && (
          <LinkButton look="primary" to={paths.application('register', 1, id)}>
            {text.goOn}
          </LinkButton>
        )}
        <LinkButton to={paths.home}>{text.toHome}</LinkButton>
      </div>
      {typeof id === 'string' && <DeviceSection store={draftOf(id)} />}
    </Page>
  )
}

/** Submitted for the first time. */
export function SubmittedScreen() {
  const text = useText(applicationText)
  return <Done title={text.submittedTitle} body={text.submittedBody} />
}

/** Submitted again after an edit. */
export function EditedScreen() {
  const text = useText(applicationText)
  return <Done title={text.editedTitle} body={text.editedBody} />
}

function Done({ title, body }: { title: string; body: string }) {
  const text = useText(applicationText)
  const receipt = receiptIn(useLocation().state)
  return (
    <Page title={title} width="narrow">
      <p>{body}</p>
      {receipt && <ReceiptCard receipt={receipt} />}
      <p>
        <LinkButton to={paths.home}>{text.toHome}</LinkButton>
      </p>
      {receipt && <DeviceSection store={draftOf(receipt.id)} />}
    </Page>
  )
}
