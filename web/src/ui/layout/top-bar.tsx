import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { community } from '../../content/community.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { applyPath, paths } from '../../paths.ts'
import { LinkButton } from '../controls/button.tsx'
import { uiText } from '../text.ts'
import { usePeriod } from '../time/period.ts'
import styles from './frame.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import page from './page.module.css'
import { jumpTo, SECTIONS } from './section-jump.ts'
import { SkipLink } from './skip-link.tsx'

/** Home, language, the sections of the landing page, result and apply; on a phone behind a menu button. */
export function TopBar() {
  const text = useText(uiText)
  const language = useLanguage((state) => state.language)
  const isPeriod = usePeriod()
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { key, pathname } = useLocation()
  const [lastKey, setLastKey] = useState(key)
  // Arriving anywhere closes the menu, while rendering: the open menu pushes the page down, so it must be gone before
  // an effect measures where a section stands.
  if (key !== lastKey) {
    setLastKey(key)
    setOpen(false)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the Escape of the controls inside, is none itself
    <header className={styles.bar} data-follows={pathname === paths.home} onKeyDown={closeOnEscape}>
      <SkipLink />
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.brand}>
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {community.name[language]}
          <span className={page.hidden}>{text.home}</span>
        </Link>
        <LanguageSwitch />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setOpen(!isOpen)}
        >
          {text.menu}
          <span className={styles.stitches} aria-hidden="true" />
        </button>
        <nav id="menu" aria-label={text.mainMenu} className={styles.menu} data-open={isOpen}>
          <ul className={styles.sections}>
            {SECTIONS.map((section) => (
              <li key={section}>
                <Link to={paths.home} state={jumpTo(section)} data-section={section}>
                  {text.sections[section]}
                </Link>
              </li>
            ))}
          </ul>
          <LinkButton to={paths.resultLookup}>{text.checkResult}</LinkButton>
          <LinkButton look="primary" to={applyPath(isPeriod)}>
            {text.apply}
          </LinkButton>
        </nav>
      </div>
    </header>
  )
}
