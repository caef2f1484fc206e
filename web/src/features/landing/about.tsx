import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { about, facts } from '../../content/about.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import styles from './about.module.css'
import { Schedule } from './schedule.tsx'
import { Section } from './section.tsx'
import { landingText } from './text.ts'

/** The community and its recruiting seasons. */
export function About({ settings }: { settings: PublicSettings | undefined }) {
  const text = useText(landingText)
  const language = useLanguage((state) => state.language)
  return (
    <Section id="info" title={text.about}>
      <div className={styles.about}>
        <div className={styles.words}>
          <p className={styles.lead}>{about.lead[language]}</p>
          {about.body.map((paragraph) => (
            <p key={paragraph.en}>{paragraph[language]}</p>
          ))}
        </div>
        <div className={styles.quilt}>
          <ul>
            {facts.map(({ figure, label }) => (
              <li key={figure.en}>
                <strong>{figure[language]}</strong>
                <span>{label[language]}</span>
              </li>
            ))}
          </ul>
          <div className={styles.art}>
            <PatchworkArt seed="about-us" width={300} height={300} smallest={90} />
          </div>
        </div>
      </div>
      <Schedule settings={settings} />
    </Section>
  )
}
