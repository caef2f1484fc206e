import { useEffect, useRef } from 'react'
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The parts of the landing page that the top bar links to. */
export const SECTIONS = ['info', 'team', 'activities', 'faq'] as const
export type Section = (typeof SECTIONS)[number]

/** The id of a section's heading, which takes the focus after a jump. `index.html` knows it too. */
export const headingId = (section: string) => `${section}-heading`

/** The state of a link to a section of the landing page, because the route uses the hash. */
export const jumpTo = (section: Section) => ({ section })

/** The section that the current address is meant to show, if any. */
export function sectionIn(state: unknown): Section | undefined {
  const wanted: unknown = typeof state === 'object' && state ? Reflect.get(state, 'section') : undefined
  return SECTIONS.find((section) => section === wanted)
}

/** The section that a link asks for. The way back to it is a change of route like any other: it starts at the top. */
export const wantedSection = (state: unknown, by: `${NavigationType}`): Section | undefined =>
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
