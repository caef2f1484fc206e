import { MARKETING } from '@recruit/contract/constants'
import { type StudyProject, studyProjects } from '../../content/study-projects.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { paths } from '../../paths.ts'
import reveal from '../../ui/art/reveal.module.css'
import { useReveal } from '../../ui/art/reveal.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { MotifArt } from '../../ui/motifs/motif-art.tsx'
import styles from './study.module.css'
import { TeamPage } from './team-page.tsx'
import { teamsText } from './text.ts'

export function StudyScreen() {
  const text = useText(teamsText).study
  return (
    <TeamPage
      team={MARKETING}
      lead={text.lead}
      other={{
        title: text.title,
        seed: 'study',
        below: <LinkButton to={paths.team(MARKETING)}>{text.back}</LinkButton>,
      }}
    >
      {studyProjects.map((project) => (
        <Plan key={project.title.en} project={project} />
      ))}
    </TeamPage>
  )
}

function Plan({ project }: { project: StudyProject }) {
  const text = useText(teamsText).study
  const language = useLanguage()
  const { title, label, description, steps, outcome, image } = project
  return (
    <article ref={useReveal<HTMLElement>()} className={styles.plan}>
      <div className={styles.art}>
        <MotifArt motif={image.motif} seed={image.seed} team={MARKETING} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.label}>{label[language]}</p>
          <h2>{title[language]}</h2>
          <p>{description[language]}</p>
        </div>
        <div className={`${styles.how} ${reveal.piece}`}>
          <h3>{text.steps}</h3>
          <ol>
            {steps.map((step) => (
              <li key={step.en}>{step[language]}</li>
            ))}
          </ol>
        </div>
        <p className={styles.outcome}>
          <span>{text.outcome}</span> <strong>{outcome[language]}</strong>
        </p>
      </div>
    </article>
  )
}
