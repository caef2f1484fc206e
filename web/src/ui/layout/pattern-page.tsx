import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { PatchOnCloth } from '../art/blank-patch.tsx'
import { Button, LinkButton } from '../controls/button.tsx'
import { uiText } from '../text.ts'
import page from './page.module.css'
import { useArrival } from './page.tsx'
import styles from './pattern-page.module.css'

interface Props {
  title: string
  /** Every page has a pattern of its own. */
  seed: string
  /** Follows the pattern, which is lower then. */
  after?: ReactNode
  children: ReactNode
}

/** A page with little text shows it on the blank patch of a pattern. */
export function PatternPage({ title, seed, after, children }: Props) {
  const heading = useArrival(title)
  const pattern = (
    <div className={styles.page} {...(after ? { 'data-low': true } : { 'data-ends-in-cloth': true })}>
      <PatchOnCloth seed={seed} place={styles.place}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </PatchOnCloth>
    </div>
  )
  return after ? (
    <>
      {pattern}
      {after}
    </>
  ) : (
    pattern
  )
}

interface Onward {
  to: string
  label: string
}
interface OnwardLinksProps {
  /** What most visitors want; null where there is no such thing. */
  primary: Onward | null
  other: Onward
}

/** Where to go from a screen that has nothing more to do. */
export function OnwardLinks({ primary, other }: OnwardLinksProps) {
  return (
    <div className={page.actions}>
      {primary && (
        <LinkButton look="primary" to={primary.to}>
          {primary.label}
        </LinkButton>
      )}
      <LinkButton to={other.to}>{other.label}</LinkButton>
    </div>
  )
}

/** No such address: the patchwork with a patch missing, and where to go from there. */
export function NotFoundScreen() {
  const text = useText(uiText)
  return (
    <PatternPage title={text.notFound} seed="lost">
      <p>{text.notFoundBody}</p>
      <OnwardLinks
        primary={{ to: paths.home, label: text.toHome }}
        other={{ to: paths.lookup, label: text.toApplication }}
      />
    </PatternPage>
  )
}

/** The first visit that broke since the page was loaded: the router's key of it. */
let brokenVisit: string | undefined

/**
 * Shown when a screen breaks or its code fails to load; a reload brings the newest build. Browsers cache a failed
 * import for the life of the page, so the next failure while online reloads automatically.
 */
export function BrokenScreen() {
  const text = useText(uiText)
  const { key } = useLocation()
  useEffect(() => {
    brokenVisit ??= key
    if (brokenVisit !== key && navigator.onLine) window.location.reload()
  }, [key])
  return (
    <main className={`${page.page} ${page.narrow}`}>
      <h1>{text.broken}</h1>
      <p>{text.brokenBody}</p>
      <p>
        <Button look="primary" onClick={() => window.location.reload()}>
          {text.tryAgain}
        </Button>
      </p>
    </main>
  )
}
