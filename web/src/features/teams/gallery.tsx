import type { Team } from '@recruit/contract/constants'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import reveal from '../../ui/art/reveal.module.css'
import { useReveal } from '../../ui/art/reveal.ts'
import { MotifArt } from '../../ui/motifs/motif-art.tsx'
import styles from './gallery.module.css'
import type { Work } from './work.ts'
import { WorkPopup } from './work-popup.tsx'

interface Props {
  works: Work[]
  team: Team
}

/** Works sewn together without a gap; a press on one opens it. */
export function Gallery({ works, team }: Props) {
  const language = useLanguage((state) => state.language)
  // Esc closes a popup before its event arrives, so the next popup needs its own identity.
  const [open, setOpen] = useState<{ work: Work; turn: number }>()
  return (
    <>
      <ul ref={useReveal<HTMLUListElement>()} className={styles.works} data-count={works.length}>
        {works.map((work) => (
          <li key={work.title.en} className={reveal.piece}>
            <button
              type="button"
              className={styles.work}
              aria-haspopup="dialog"
              onClick={(event) => {
                // Safari gives no focus to a pressed button; the popup gives it back to where it was.
                event.currentTarget.focus()
                setOpen((last) => ({ work, turn: (last?.turn ?? 0) + 1 }))
              }}
            >
              <span className={styles.art}>
                {work.images.slice(0, 1).map(({ motif, seed }) => (
                  <MotifArt key={seed} motif={motif} seed={seed} team={team} />
                ))}
              </span>
              <span className={styles.words}>
                {work.label && <span className={styles.label}>{work.label[language]} </span>}
                <span className={styles.title}>{work.title[language]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && <WorkPopup key={open.turn} work={open.work} team={team} onClose={() => setOpen(undefined)} />}
    </>
  )
}
