import { memo, type ReactNode, useEffect, useState } from 'react'
import { SPONSOR_COUNT, sponsors } from '../../content/marketing.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useReducedMotion } from '../../ui/media.ts'
import { Cut, handOf } from '../../ui/motifs/parts.tsx'
import { startRotation, turn } from './rotation.ts'
import styles from './sponsors.module.css'
import { Section } from './team-page.tsx'
import { teamsText } from './text.ts'

const EVERY_MS = 2_600

/** Rotates automatically until the visitor pauses it, hovers over it, focuses it or prefers reduced motion. */
function useRotation(count: number, cells: number) {
  const isStill = useReducedMotion()
  const [rotation, setRotation] = useState(() => startRotation(count, cells))
  const [wish, setWish] = useState<boolean>()
  const [isHeld, setHeld] = useState(false)
  const isPlaying = wish ?? !isStill
  const next = () => setRotation((now) => turn(now, count))
  useEffect(() => {
    if (!isPlaying || isHeld) return
    const timer = setInterval(() => setRotation((now) => turn(now, count)), EVERY_MS)
    return () => clearInterval(timer)
  }, [isPlaying, isHeld, count])
  return { shown: rotation.shown, isPlaying, toggle: () => setWish(!isPlaying), next, setHeld }
}

const SHAPES: readonly [ReactNode, ...ReactNode[]] = [
  <circle key="round" cx="50" cy="50" r="46" />,
  <polygon key="leaning" points="10,6 96,14 88,94 4,88" />,
  <polygon key="diamond" points="50,2 98,50 50,98 2,50" />,
  <polygon key="hexagon" points="26,6 74,6 98,50 74,94 26,94 2,50" />,
  <path key="arch" d="M8 96V50a42 42 0 0 1 84 0V96z" />,
  <path key="leaf" d="M4 96C4 40 40 4 96 4C96 60 60 96 4 96z" />,
]

/** The mark of a sponsor that does not exist: a shape and a cloth from its seed. */
const SponsorMark = memo(function SponsorMark({ seed }: { seed: string }) {
  const hand = handOf(`sponsor ${seed}`)
  return (
    <svg className={styles.mark} viewBox="0 0 100 100" aria-hidden="true">
      <Cut
        seed={seed}
        shape={hand.pick(SHAPES)}
        x={0}
        y={0}
        width={100}
        height={100}
        smallest={hand.between(30, 46)}
      />
    </svg>
  )
})

const CELLS = 6

/** Sponsors on a cloth whose pieces are exchanged one at a time; it waits while a visitor looks closely. */
export function Sponsors() {
  const text = useText(teamsText).marketing
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
                <Piece key={at} sponsor={sponsors[at]} />
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

function Piece({ sponsor }: { sponsor: (typeof sponsors)[number] | undefined }) {
  const language = useLanguage()
  return (
    <div className={styles.piece}>
      <SponsorMark seed={sponsor?.seed ?? ''} />
      <p>
        <strong>{sponsor?.name[language]}</strong>
        <span>{sponsor?.field[language]}</span>
      </p>
    </div>
  )
}
