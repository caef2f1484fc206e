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

/** The addresses whose screens broke since the page was loaded, with the visit: the router's key of it. */
const broken = new Map<string, string>()

/**
 * Stands in when a screen breaks or its code cannot be loaded; a reload brings the newest build. A browser may keep a
 * failed import for as long as the page stands: whoever opens the same screen anew gets the page anew.
 */
export function BrokenScreen() {
  const text = useText(uiText)
  const { key, pathname } = useLocation()
  useEffect(() => {
    const before = broken.get(pathname)
    broken.set(pathname, key)
    if (before !== undefined && before !== key && navigator.onLine) window.location.reload()
  }, [key, pathname])
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
