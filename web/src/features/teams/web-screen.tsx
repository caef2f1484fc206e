import { WEBDEV } from '@recruit/contract/constants'
import { useEffect, useRef, useState } from 'react'
import { EVENT_SITE_2022, webProcess, webProjects } from '../../content/web-projects.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import reveal from '../../ui/art/reveal.module.css'
import { useReveal } from '../../ui/art/reveal.ts'
import page from '../../ui/layout/page.module.css'
import { useReducedMotion } from '../../ui/media.ts'
import { Gallery } from './gallery.tsx'
import { Section, TeamPage } from './team-page.tsx'
import { teamsText } from './text.ts'
import styles from './web.module.css'
import { COUNT_MS, countedAt, firstYear, yearsToChoose } from './years.ts'

/** The web team: projects by year, how it makes one, and one project in figures. */
export function WebScreen() {
  const text = useText(teamsText).web
  const language = useLanguage()
  const figures = [
    [text.users, EVENT_SITE_2022.users, text.countUsers],
    [text.events, EVENT_SITE_2022.events, text.countEvents],
  ] as const
  return (
    <TeamPage team={WEBDEV} lead={text.lead}>
      <Projects />
      <Section title={text.process} lead={text.processLead} fabric="cloth">
        <ol ref={useReveal<HTMLOListElement>()} className={styles.process}>
          {webProcess.map(({ name, description }) => (
            <li key={name.en}>
              <div className={reveal.piece}>
                <h3>{name[language]}</h3>
                <p>{description[language]}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={text.stats} fabric="ink">
        <dl className={styles.figures}>
          {figures.map(([name, target, format]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span className={styles.about}>{text.about} </span>
                <CountUp target={target} format={format} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{text.statsNote}</p>
      </Section>
    </TeamPage>
  )
}

function Projects() {
  const text = useText(teamsText).web
  const [year, setYear] = useState(firstYear)
  return (
    <Section title={text.projects} lead={text.projectsLead}>
      <div>
        <fieldset className={styles.years}>
          <legend className={page.hidden}>{text.years}</legend>
          {yearsToChoose().map((each) => (
            <button key={each} type="button" aria-pressed={each === year} onClick={() => setYear(each)}>
              {text.year(each)}
            </button>
          ))}
        </fieldset>
        <Gallery key={year} works={webProjects[year] ?? []} team={WEBDEV} />
      </div>
    </Section>
  )
}

/** A figure that counts up once when it comes into view. Readers of another kind get the figure itself. */
function CountUp({ target, format }: { target: number; format: (value: number) => string }) {
  const element = useRef<HTMLSpanElement>(null)
  const isStill = useReducedMotion()
  // The figure itself until counting begins: without it, or without a script, nothing is missing.
  const [value, setValue] = useState(target)
  useEffect(() => {
    if (isStill || !element.current) return
    let frame = 0
    const count = (begun: number) => (now: number) => {
      setValue(countedAt(target, now - begun))
      if (now - begun < COUNT_MS) frame = requestAnimationFrame(count(begun))
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      frame = requestAnimationFrame(count(performance.now()))
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      setValue(target)
    }
  }, [isStill, target])
  return (
    <span ref={element}>
      <span aria-hidden="true">{format(value)}</span>
      <span className={page.hidden}>{format(target)}</span>
    </span>
  )
}
