import { WEBDEV } from '@recruit/contract/constants'
import { useState } from 'react'
import { webProjects } from '../../content/web-projects.ts'
import { useText } from '../../i18n/text.ts'
import { Gallery } from './gallery.tsx'
import styles from './projects.module.css'
import { Section } from './section.tsx'
import { teamsText } from './text.ts'
import { firstYear, yearsToChoose } from './years.ts'

/** The projects of one year, and the buttons that choose it. */
export function Projects() {
  const text = useText(teamsText).web
  const [year, setYear] = useState(firstYear)
  return (
    <Section title={text.projects} lead={text.projectsLead}>
      <div>
        <fieldset className={styles.years}>
          <legend>{text.years}</legend>
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
