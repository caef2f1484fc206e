import type { PublicSettings } from '@recruit/contract/fields/settings-values'
import { writtenDate } from '@recruit/contract/interview/written-date'
import { useSettings } from '../../api/settings.ts'
import { about, facts } from '../../content/about.ts'
import { useTranslation } from '../../i18n/text.ts'
import { Divider } from '../../ui/art/divider.tsx'
import { PatchworkArt } from '../../ui/art/patchwork-art.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { uiText } from '../../ui/text.ts'
import styles from './about.module.css'
import { Section } from './section.tsx'
import { scheduleOf } from './steps.ts'
import { landingText } from './text.ts'

export function About({ settings }: { settings: PublicSettings | undefined }) {
  const { text, language } = useTranslation(landingText)
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

/** The way from application to final pass, five stitches on one seam; dates are the texts of the settings. */
function Schedule({ settings }: { settings: PublicSettings | undefined }) {
  const { text, language } = useTranslation(uiText, landingText)
  const { isError, refetch } = useSettings()
  return (
    <div className={styles.schedule}>
      <h3 id="schedule">{text.schedule}</h3>
      {isError && !settings && (
        <p role="alert" className={styles.failed}>
          {text.settingsFailed}
          <Button small onClick={() => void refetch()}>
            {text.tryAgain}
          </Button>
        </p>
      )}
      <div className={styles.line}>
        <Divider />
        <ol aria-labelledby="schedule">
          {scheduleOf(settings).map(({ step, when, isNow }, index) => (
            <li key={step} aria-current={isNow ? 'step' : undefined}>
              <span className={styles.stitch}>{`0${index + 1}`}</span>
              <strong>
                {text.steps[step]}
                {isNow && <span className={styles.now}>{text.now}</span>}
              </strong>
              <span className={when ? styles.when : styles.open}>
                {writtenDate(when, language) || (step === 'review' ? text.reviewNote : text.notSet)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
