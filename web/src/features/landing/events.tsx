import { events } from '../../content/events.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Divider } from '../../ui/art/divider.tsx'
import styles from './events.module.css'
import { Section } from './section.tsx'
import { landingText } from './text.ts'

/** What happens in the course of a year, month by month. */
export function Events() {
  const text = useText(landingText)
  const language = useLanguage((state) => state.language)
  return (
    <Section id="events" title={text.events} lead={text.eventsLead} fabric="ink">
      <ol className={styles.year}>
        {events.map(({ month, name, description }) => (
          <li key={name.en}>
            <Divider />
            <p className={styles.month}>{month[language]}</p>
            <h3>{name[language]}</h3>
            <p className={styles.description}>{description[language]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
