import { Suspense } from 'react'
import { type Activity, activities } from '../../content/activities.ts'
import { useTranslation } from '../../i18n/text.ts'
import { keptDrawing } from '../../ui/art/kept-drawings.ts'
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import '../../ui/motifs/motif.module.css'
import page from '../../ui/layout/page.module.css'
import styles from './activities.module.css'
import { Section } from './section.tsx'
import { landingText } from './text.ts'

export function Activities() {
  const { text, language } = useTranslation(landingText)
  return (
    <Section id="activities" title={text.activities} lead={text.activitiesLead}>
      <ul className={styles.activities}>
        {activities.map((activity) => (
          <li key={activity.img_path}>
            <a href={activity.link} target="_blank" rel="noopener">
              <Picture activity={activity} />
              <span className={styles.name}>
                {activity.name[language]}
                <span className={page.hidden}> {text.newWindow}</span>
              </span>
              <span className={styles.date}>{activity.date[language]}</span>
              <span className={styles.summary}>{activity.summary[language]}</span>
              <span className={styles.figure}>
                <strong>{activity.figure.value[language]}</strong> {activity.figure.of[language]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A prerendered page holds the drawing; otherwise the drawing code is fetched. */
function Picture({ activity: { img_path, motif, team } }: { activity: Activity }) {
  const kept = keptDrawing(img_path)
  if (kept) return <span className={styles.art} {...kept} />
  return (
    <span className={styles.art}>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <MotifArt motif={motif} seed={img_path} team={team} />
        </Suspense>
      </ErrorBoundary>
    </span>
  )
}

const MotifArt = lazyScreen(async () => (await import('../../ui/motifs/motif-art.tsx')).MotifArt)
