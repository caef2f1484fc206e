import type { Team } from '@recruit/contract/constants'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/text.ts'
import { Popup } from '../../ui/feedback/popup.tsx'
import { MotifArt } from '../../ui/motifs/motif-art.tsx'
import { teamsText } from './text.ts'
import type { Work } from './work.ts'
import styles from './work-popup.module.css'

interface Props {
  work: Work
  team: Team
  onClose: () => void
}

/** One work: its description next to its pictures. */
export function WorkPopup({ work, team, onClose }: Props) {
  const text = useText(teamsText)
  const language = useLanguage((state) => state.language)
  const { title, label, description, images, source } = work
  return (
    <Popup title={title[language]} label={label?.[language]} onClose={onClose}>
      <div className={styles.work}>
        <div className={styles.words}>
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
