import { SPONSOR_COUNT, sponsors } from '../../content/marketing.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Section } from './section.tsx'
import { SponsorMark } from './sponsor-mark.tsx'
import styles from './sponsors.module.css'
import { teamsText } from './text.ts'
import { useRotation } from './use-rotation.ts'

const CELLS = 6

/** Sponsors on a cloth whose pieces are exchanged one at a time; it waits while a visitor looks closely. */
export function Sponsors() {
  const text = useText(teamsText).marketing
  const language = useLanguage((state) => state.language)
  const [about, counter] = text.sponsorClaim
  const { shown, isPlaying, toggle, next, setHeld } = useRotation(sponsors.length, CELLS)
  return (
    <Section title={text.sponsors} fabric="blush">
      <div className={styles.sponsors}>
        <div className={styles.claim}>
          <p>
            <strong>
              <span>{about} </span>
              {SPONSOR_COUNT}
              <span>{counter}</span>
            </strong>{' '}
            {text.sponsorLead}
          </p>
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only waits while pointer or focus is inside */}
        <div
          className={styles.rotator}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <ul aria-label={text.sponsorList}>
            {shown.map((at, cell) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place; who is in it changes
              <li key={cell}>
                <Piece
                  key={at}
                  name={sponsors[at]?.name[language]}
                  field={sponsors[at]?.field[language]}
                  seed={sponsors[at]?.seed}
                />
              </li>
            ))}
          </ul>
          <p className={styles.controls}>
            <Button small onClick={toggle}>
              {isPlaying ? text.pause : text.play}
            </Button>
            <Button small onClick={next}>
              {text.next}
            </Button>
          </p>
        </div>
      </div>
    </Section>
  )
}

function Piece({ name, field, seed = '' }: { name?: string; field?: string; seed?: string }) {
  return (
    <div className={styles.piece}>
      <SponsorMark seed={seed} />
      <p>
        <strong>{name}</strong>
        <span>{field}</span>
      </p>
    </div>
  )
}
