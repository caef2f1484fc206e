import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { uiText } from '../text.ts'
import styles from './page.module.css'
import { wantedSection } from './section-jump.ts'

interface Props {
  /** The heading, and the page's name in the window title. */
  title: string
  /** The window title where two pages share a heading. */
  windowTitle?: string
  width?: 'narrow' | 'normal' | 'wide'
  lead?: ReactNode
  children: ReactNode
}

/** One screen: its heading takes the focus and its name the window title on every change of address. */
export function Page({ title, windowTitle = title, width = 'normal', lead, children }: Props) {
  const heading = useArrival(windowTitle)
  return (
    <div className={`${styles.page} ${width === 'normal' ? '' : styles[width]}`} data-width={width}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children}
    </div>
  )
}

/** The landing page is sent whole: it can be read and scrolled before the first screen is drawn by script. */
let isFirstDrawn = false

/** For screens that draw their own `h1`: gives it the focus on arrival and names the window. */
export function useArrival(windowTitle: string) {
  const text = useText(uiText)
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key, state } = useLocation()
  // The very first page keeps the browser's own starting point, so that the skip link comes first.
  const isFirst = key === 'default'
  // A link to a section of the landing page scrolls there instead, see `useSectionJump`.
  const goesElsewhere = wantedSection(state, useNavigationType()) !== undefined
  useEffect(() => {
    document.title = windowTitle === text.site ? text.site : `${windowTitle} · ${text.site}`
  }, [windowTitle, text.site])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address is what it waits for
  useEffect(() => {
    const isChange = isFirstDrawn
    isFirstDrawn = true
    const page = document.documentElement.dataset
    delete page.deep
    delete page.title
    if (goesElsewhere) return
    if (isChange) window.scrollTo({ top: 0, behavior: 'instant' })
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [pathname, isFirst, goesElsewhere])
  return heading
}
