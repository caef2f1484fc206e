import type { Team } from '@recruit/contract/constants'
import type { Text } from '@recruit/contract/text'
import { useState } from 'react'
import { useLanguage, useTranslation } from '../../i18n/text.ts'
import reveal from '../../ui/art/reveal.module.css'
import { useReveal } from '../../ui/art/reveal.ts'
import { Popup } from '../../ui/feedback/popup.tsx'
import type { Picture } from '../../ui/motifs/kinds.ts'
import { MotifArt } from '../../ui/motifs/motif-art.tsx'
import styles from './gallery.module.css'
import { teamsText } from './text.ts'

/** What a design work and a web project have in common for a gallery. */
interface Work {
  title: Text
  label?: Text
  description: Text
  images: Picture[]
  source?: string
}

/** Works sewn together without a gap; a press on one opens it. */
export function Gallery({ works, team }: { works: Work[]; team: Team }) {
  const language = useLanguage()
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

function WorkPopup({ work, team, onClose }: { work: Work; team: Team; onClose: () => void }) {
  const { text, language } = useTranslation(teamsText)
  const { title, label, description, images, source } = work
  return (
    <Popup title={title[language]} label={label?.[language]} onClose={onClose}>
      <div className={styles.opened}>
        <div className={styles.said}>
          <p>{description[language]}</p>
          {source && (
            <p>
              <a href={source} target="_blank" rel="noopener">
                {text.source}
              </a>
            </p>
          )}
        </div>
        <div className={styles.pictures}>
          {images.map(({ motif, seed, caption }) => (
            <figure key={seed}>
              <div className={styles.picture}>
                <MotifArt motif={motif} seed={seed} team={team} />
              </div>
              <figcaption>{caption[language]}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Popup>
  )
}
