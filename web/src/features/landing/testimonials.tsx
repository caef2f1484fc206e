import { type Testimonial, testimonials } from '../../content/testimonials.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { useReveal } from '../../ui/art/reveal.ts'
import { rowsOf, spansOf } from './quilt.ts'
import { Section } from './section.tsx'
import styles from './testimonials.module.css'
import { landingText } from './text.ts'

// Korean in both languages, so that the quilt does not change its cut with the language.
const lengthOf = ({ content }: Testimonial) => content.ko.length
const sizeOf = (length: number) => (length < 40 ? styles.loud : length < 85 ? styles.clear : '')

const pieces = rowsOf(testimonials).flatMap((row, line) => {
  const spans = spansOf(row.map(lengthOf))
  return row.map((testimonial, index) => ({
    ...testimonial,
    look: [
      styles[`span${spans[index]}`],
      sizeOf(lengthOf(testimonial)),
      index > 0 && styles.beside,
      line > 0 && styles.below,
    ]
      .filter(Boolean)
      .join(' '),
  }))
})

/** Voices of former members, sewn into a quilt: each patch is as large as its text. */
export function Testimonials() {
  const text = useText(landingText)
  const language = useLanguage((state) => state.language)
  return (
    <Section id="testimonials" title={text.testimonials}>
      <div ref={useReveal<HTMLDivElement>()} className={styles.quilt}>
        {pieces.map(({ content, obInfo, look }) => (
          <figure key={obInfo.en} className={look}>
            <blockquote>{content[language]}</blockquote>
            <figcaption>{obInfo[language]}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
