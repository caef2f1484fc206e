import type { Language } from '@recruit/contract/text'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { refreshSettings, useSettings } from '../../api/settings.ts'
import { community } from '../../content/community.ts'
import { useLanguageStore, useText, useTranslation } from '../../i18n/text.ts'
import { applyPath, paths } from '../../paths.ts'
import { PatchworkArt } from '../art/patchwork-art.tsx'
import { afterPaint } from '../controls/after-paint.ts'
import { LinkButton } from '../controls/button.tsx'
import { useAlerts } from '../feedback/alerts.ts'
import { ToastHost } from '../feedback/toast-host.tsx'
import { lazyScreen } from '../lazy-screen.tsx'
import { uiText } from '../text.ts'
import { usePeriod } from '../time/period.ts'
import { useBarMenu } from './bar-menu.tsx'
import footer from './footer.module.css'
import styles from './frame.module.css'
import page from './page.module.css'
import { jumpTo, SECTIONS } from './page.tsx'

/** The front page never asks, so dialogs load with the first screen that may. */
const AlertHost = lazyScreen(async () => (await import('../feedback/alert-host.tsx')).AlertHost)

/** The frame of every screen: what must survive a change of route, and what happens on each. */
export function Root() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const isAsked = useAlerts(({ questions }) => questions.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every change of route an old copy is read again
  useEffect(() => {
    void refreshSettings(client)
  }, [client, pathname])
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>{(isAsked || pathname !== paths.home) && <AlertHost />}</Suspense>
      <ToastHost />
    </>
  )
}

/** The frame of every public page: skip link, top bar, main, footer. */
export function SiteFrame() {
  return (
    <div className={styles.frame}>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<Arriving />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  )
}

/** Holds the place of a screen whose chunk is on its way; the first one has its title there already. */
function Arriving() {
  const { title } = document.documentElement.dataset
  return <div className="arriving">{title && <h1>{title}</h1>}</div>
}

const { email, links } = community

/** Five ways to reach the community: a plain drawing each, without a company's logo. */
const icons = [
  { label: '블로그', href: links.blog, drawing: 'M5 4h14v16H5zM8.5 9h7M8.5 12.5h7M8.5 16h4' },
  {
    label: '사진 계정',
    href: links.photos,
    drawing: 'M4 6.5h16v13H4zM8 6.5L9.5 4h5L16 6.5M12 9.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z',
  },
  { label: '이메일', href: `mailto:${email}`, drawing: 'M3.5 5.5h17v13h-17zM3.5 6l8.5 7 8.5-7' },
  { label: '누리집', href: links.website, drawing: 'M4 11.5L12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6' },
  { label: '채팅 채널', href: links.chat, drawing: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5' },
]

/** CONTACT, the same for all pages; its labels are Korean in both languages. */
function Footer() {
  const seed = useSettings().data?.cardinalNumber || 'ewhaian'
  return (
    <footer className={footer.footer} lang="ko">
      <div className={footer.band}>
        <PatchworkArt seed={seed} width={1600} height={32} smallest={48} />
      </div>
      <div className={footer.inner}>
        <h2>CONTACT</h2>
        <dl className={footer.lines}>
          <div>
            <dt>이메일</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>신규 운영진 모집 문의 채널</dt>
            <dd>
              <a href={links.chat} target="_blank" rel="noopener">
                {community.chatChannel}
                <span className={page.hidden}> (새 창)</span>
              </a>
            </dd>
          </div>
        </dl>
        <ul className={footer.icons}>
          {icons.map(({ label, href, drawing }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={drawing} />
                </svg>
                <span className={footer.label}>{label}</span>
                <span className={page.hidden}> (새 창)</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={footer.legal}>
          <span>{community.name.ko} 운영진</span>
          <Link to={paths.privacy}>개인정보 처리방침</Link>
        </p>
      </div>
    </footer>
  )
}

/** Home, language, the sections of the landing page, result and apply; on a phone behind a menu button. */
function TopBar() {
  const { text, language } = useTranslation(uiText)
  const isPeriod = usePeriod()
  const { pathname } = useLocation()
  const { isOpen, closeOnEscape, button } = useBarMenu('menu')
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
        {button}
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

/** Leads past the bar; by script, because the address after the hash is taken by the route. */
export function SkipLink() {
  const text = useText(uiText)
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
      {text.skip}
    </button>
  )
}

const NAMES = { ko: '한국어', en: 'English' } as const

/** Korean or English, each named in its own language for the visitors who need it. */
export function LanguageSwitch() {
  const text = useText(uiText)
  const { language, choose } = useLanguageStore()
  // Every sentence of the page changes: on a slow phone the press is answered first, and the page follows it.
  const [pressed, setPressed] = useState(language)
  const press = (code: Language) => {
    setPressed(code)
    afterPaint(() => choose(code))
  }
  return (
    <fieldset className={styles.language} aria-label={text.language}>
      {(['ko', 'en'] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={pressed === code}
          onClick={() => press(code)}
        >
          {NAMES[code]}
        </button>
      ))}
    </fieldset>
  )
}
