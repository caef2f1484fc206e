import { type ReactNode, useEffect, useRef } from 'react'
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useText } from '../../i18n/text.ts'
import { partOf } from '../../navigation.ts'
import { uiText } from '../text.ts'
import styles from './page.module.css'

export interface PageProps {
  /** The heading, and the page's name in the window title. */
  title: string
  /** The window title where two pages share a heading. */
  windowTitle?: string
  width?: 'narrow' | 'normal' | 'wide'
  lead?: ReactNode
  /** Ways to related screens, in the line of the heading. */
  ways?: ReactNode
  /** The first of its children continues the line of the heading. */
  isJoined?: boolean
  children: ReactNode
}

/** One screen: its heading takes the focus and its name the window title on every change of path. */
export function Page(props: PageProps) {
  const { title, windowTitle = title, width = 'normal', lead, ways, isJoined = false, children } = props
  const arrival = useArrival(windowTitle)
  const heading = (
    <h1 ref={arrival} tabIndex={-1}>
      {title}
    </h1>
  )
  return (
    <div
      className={`${styles.page} ${width === 'normal' ? '' : styles[width]} ${isJoined ? styles.joined : ''}`}
      data-width={width}
    >
      {ways ? (
        <div className={styles.head}>
          {heading}
          <div className={`${styles.actions} ${styles.screenOnly}`}>{ways}</div>
        </div>
      ) : (
        heading
      )}
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is an arrival, not another search
  useEffect(() => {
    const isChange = isFirstDrawn
    isFirstDrawn = true
    const page = document.documentElement.dataset
    delete page.deep
    delete page.title
    if (goesElsewhere) return
    if (isChange) window.scrollTo({ top: 0, behavior: 'instant' })
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [pathname, goesElsewhere])
  return heading
}

/** The parts of the landing page that the top bar links to. */
export const SECTIONS = ['info', 'team', 'activities', 'faq'] as const
export type Section = (typeof SECTIONS)[number]

/** The id of a section's heading, which takes the focus after a jump. `index.html` knows it too. */
export const headingId = (section: string) => `${section}-heading`

/** The state of a link to a section of the landing page, because the route uses the hash. */
export const jumpTo = (section: Section) => ({ section })

/** The section that the current address is meant to show, if any. */
export function sectionIn(state: unknown): Section | undefined {
  const wanted = partOf(state, 'section')
  return SECTIONS.find((section) => section === wanted)
}

/** The section that a link asks for. The way back to it is a change of route like any other: it starts at the top. */
const wantedSection = (state: unknown, by: `${NavigationType}`): Section | undefined =>
  by === 'POP' ? undefined : sectionIn(state)

/** On the landing page: scrolls to the wanted section and puts the focus on its heading, on each press again. */
export function useSectionJump() {
  const { key, state } = useLocation()
  const section = wantedSection(state, useNavigationType())
  const isHere = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press has the same section and a new key
  useEffect(() => {
    const heading = section && document.getElementById(headingId(section))
    // Only a jump within the page is animated; an arrival from another page is not.
    // The section, not its heading, because a heading may be sticky next to long content.
    heading?.closest('section')?.scrollIntoView({ behavior: isHere.current ? 'auto' : 'instant' })
    heading?.focus({ preventScroll: true })
    isHere.current = true
  }, [key, section])
}
