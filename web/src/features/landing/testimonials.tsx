import { type Testimonial, testimonials } from '../../content/testimonials.ts'
import { useTranslation } from '../../i18n/text.ts'
import { useReveal } from '../../ui/art/reveal.ts'
import { Section } from './section.tsx'
import styles from './testimonials.module.css'
import { landingText } from './text.ts'

const COLUMNS = 12
/** In columns, of a patch that lies in a row of two and of one among more. */
const narrowest = (patches: number) => (patches > 2 ? 3 : 4)

/** How many patches are in each row: pairs, and three in the last row of an odd number. */
export function rowsOf<T>(patches: T[]): T[][] {
  const rows: T[][] = []
  for (let at = 0; at < patches.length; ) {
    const left = patches.length - at
    const take = left === 3 ? 3 : Math.min(2, left)
    rows.push(patches.slice(at, at + take))
    at += take
  }
  return rows
}

/** The columns (of 12) of a row's patches, as wide as their shares of the text but never too narrow. */
export function spansOf(lengths: number[]): number[] {
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1
  const spans = lengths.map((length) =>
    Math.max(narrowest(lengths.length), Math.round((length / total) * COLUMNS)),
  )
  const widest = spans.indexOf(Math.max(...spans))
  const others = spans.reduce((sum, span, index) => (index === widest ? sum : sum + span), 0)
  return spans.map((span, index) => (index === widest ? COLUMNS - others : span))
}

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
  const { text, language } = useTranslation(landingText)
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
