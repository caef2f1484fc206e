import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import { Button } from '../controls/button.tsx'
import { uiText } from '../text.ts'
import { OnwardLinks } from './onward-links.tsx'
import styles from './page.module.css'
import { PatternPage } from './pattern-page.tsx'

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
    <main className={`${styles.page} ${styles.narrow}`}>
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
