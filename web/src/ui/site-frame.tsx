import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { useSettings } from '../api/settings.ts'
import { community } from '../content/community.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/text.ts'
import { applyPath, paths } from '../paths.ts'
import { Button, LinkButton } from './button.tsx'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import page from './page.module.css'
import { SkipLink } from './skip-link.tsx'
import { uiText } from './text.ts'

/** The frame of every public page: skip link, top bar, main, footer. */
export function SiteFrame() {
  return (
    <div className={styles.frame}>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}

function TopBar() {
  const text = useText(uiText)
  const language = useLanguage((state) => state.language)
  const { data: settings } = useSettings()
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => setOpen(false), [pathname])
  return (
    <header className={styles.bar}>
      <SkipLink />
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.brand}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {community.name[language]}
          <span className={page.hidden}>{text.home}</span>
        </Link>
        <div className={styles.toggle}>
          <Button aria-expanded={open} aria-controls="menu" onClick={() => setOpen(!open)}>
            {text.menu}
          </Button>
        </div>
        <nav id="menu" aria-label={text.mainMenu} className={styles.menu} data-open={open}>
          <LinkButton look="primary" to={applyPath(settings?.isApplicationPeriod ?? false)}>
            {text.apply}
          </LinkButton>
          <LinkButton to={paths.resultLookup}>{text.checkResult}</LinkButton>
        </nav>
        <LanguageSwitch />
      </div>
    </header>
  )
}
