import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../i18n/text.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import styles from './sections.module.css'
import { savingText } from './text.ts'

/** Opens the lookup and, after a match, returns to this page. */
function LookUpLink() {
  const text = useText(savingText)
  const { pathname } = useLocation()
  return (
    <p>
      <LinkButton look="primary" to={paths.lookup} state={{ back: pathname }}>
        {text.lookUpAgain}
      </LinkButton>
    </p>
  )
}

/** This browser's proof has run out while writing; nothing typed is lost. */
export function ExpiredNotice() {
  const text = useText(savingText)
  return (
    <section className={styles.notice} aria-labelledby="expired">
      <h2 id="expired">{text.expiredTitle}</h2>
      <p>{text.expiredBody}</p>
      <LookUpLink />
    </section>
  )
}

/** Opened without a proof: the address alone shows no application. */
export function NotYours() {
  const { notYours, offeredLater } = useText(savingText)
  return (
    <>
      <p>{notYours}</p>
      <p>{offeredLater}</p>
      <LookUpLink />
    </>
  )
}

/** No application has this address: it was withdrawn, its term is over, or the address is wrong. */
export function NoSuchApplication() {
  const { noSuch } = useText(savingText)
  return (
    <>
      <p role="alert">{noSuch}</p>
      <LookUpLink />
    </>
  )
}

/** Outside the period the application can only be read. */
export function ClosedNotice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.notice}>
      {children}
    </p>
  )
}
