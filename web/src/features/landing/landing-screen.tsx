import { useSettings } from '../../api/settings.ts'
import { useSectionJump } from '../../ui/layout/section-jump.ts'
import { About } from './about.tsx'
import { Activities } from './activities.tsx'
import { Closing } from './closing.tsx'
import { Events } from './events.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import { Teams } from './teams.tsx'
import { Testimonials } from './testimonials.tsx'

/** The landing page: who we are, what we do, how to join. Without settings it still reads. */
export function LandingScreen() {
  const { data: settings } = useSettings()
  return (
    <>
      <Hero settings={settings} />
      <About settings={settings} />
      <Teams settings={settings} />
      <Testimonials />
      <Events />
      <Activities />
      <Faq />
      <Closing settings={settings} />
      <SectionJump />
    </>
  )
}

/** Last, so that its effect runs after the page's arrival and decides the scroll position. */
function SectionJump() {
  useSectionJump()
  return null
}
