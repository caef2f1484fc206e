import { MARKETING } from '@recruit/contract/constants'
import { marketingSteps } from '../../content/marketing.ts'
import { studyProjects } from '../../content/study-projects.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import reveal from '../../ui/art/reveal.module.css'
import { useReveal } from '../../ui/art/reveal.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { MotifArt } from '../../ui/motifs/motif-art.tsx'
import styles from './marketing.module.css'
import { Sponsors } from './sponsors.tsx'
import { Section, TeamPage } from './team-page.tsx'
import { teamsText } from './text.ts'

export function MarketingScreen() {
  const text = useText(teamsText).marketing
  const language = useLanguage()
  return (
    <TeamPage team={MARKETING} lead={text.lead}>
      <Section title={text.process} lead={text.processLead}>
        <ol ref={useReveal<HTMLOListElement>()} className={styles.steps}>
          {marketingSteps.map(({ name, description, image }, at) => (
            <li key={name.en} className={reveal.piece}>
              <div className={styles.art}>
                <MotifArt motif={image.motif} seed={image.seed} team={MARKETING} />
              </div>
              <div className={styles.words}>
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                <h3>{name[language]}</h3>
                <p>{description[language]}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Sponsors />
      <Section title={text.study} lead={text.studyLead} fabric="cloth">
        <div className={styles.study}>
          <ul>
            {studyProjects.map(({ title, label }) => (
              <li key={title.en}>
                <strong>{title[language]}</strong> <span>{label[language]}</span>
              </li>
            ))}
          </ul>
          <p>
            <LinkButton to={paths.studyProjects}>{text.studyGo}</LinkButton>
          </p>
        </div>
      </Section>
    </TeamPage>
  )
}
