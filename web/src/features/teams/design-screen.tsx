import { DESIGN } from '@recruit/contract/constants'
import { designWorks, lectureSupport } from '../../content/design-works.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import reveal from '../../ui/art/reveal.module.css'
import { useReveal } from '../../ui/art/reveal.ts'
import styles from './design.module.css'
import { Gallery } from './gallery.tsx'
import { Section, TeamPage } from './team-page.tsx'
import { teamsText } from './text.ts'

export function DesignScreen() {
  const text = useText(teamsText).design
  const language = useLanguage()
  return (
    <TeamPage team={DESIGN} lead={text.lead}>
      <Section title={text.works} lead={text.worksLead}>
        <Gallery works={designWorks} team={DESIGN} />
      </Section>
      <Section title={lectureSupport.title[language]} fabric="blush">
        <div ref={useReveal<HTMLDivElement>()} className={styles.support}>
          <p className={`${styles.body} ${reveal.piece}`}>{lectureSupport.body[language]}</p>
          <dl className={`${styles.points} ${reveal.piece}`}>
            {lectureSupport.points.map(({ name, text: said }) => (
              <div key={name.en}>
                <dt>{name[language]}</dt>
                <dd>{said[language]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </TeamPage>
  )
}
