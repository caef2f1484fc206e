import { activities } from '../../content/activities.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import page from '../../ui/page.module.css'
import { PatchworkArt } from '../../ui/patchwork-art.tsx'
import styles from './activities.module.css'
import { Section } from './section.tsx'
import { landingText } from './text.ts'

// No two neighbours of the same grain and colours.
const GRAINS = [90, 60, 75, 65, 100, 55]
const LEFT_OUT = [undefined, 'persimmon', 'gardenia', 'indigo', undefined, 'persimmon'] as const

/** Past activities: name, date, a link, and a picture sewn from the name of its file. */
export function Activities() {
  const text = useText(landingText)
  const language = useLanguage((state) => state.language)
  return (
    <Section id="activities" title={text.activities} lead={text.activitiesLead}>
      <ul className={styles.activities}>
        {activities.map(({ name, date, img_path, link }, index) => (
          <li key={img_path}>
            <a href={link} target="_blank" rel="noopener">
              <span className={styles.art}>
                <PatchworkArt
                  seed={img_path}
                  width={480}
                  height={300}
                  smallest={GRAINS[index % GRAINS.length]}
                  without={LEFT_OUT[index % LEFT_OUT.length]}
                />
              </span>
              <span className={styles.name}>
                {name[language]}
                <span className={page.hidden}> {text.newWindow}</span>
              </span>
              <span className={styles.date}>{date[language]}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
