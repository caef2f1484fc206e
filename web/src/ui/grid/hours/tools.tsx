import { emptyHours } from '@recruit/contract/interview/grid'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../controls/button.tsx'
import styles from './grid.module.css'
import type { GridPicture } from './picture.ts'
import { gridText } from './text.ts'
import { countOf } from './words.ts'

/** Actions for the whole picture, and the last one in words that are also read out. */
export function GridTools({
  picture,
  said,
  children,
}: {
  picture: GridPicture
  said: string
  children?: ReactNode
}) {
  const text = useText(gridText)
  const count = countOf(picture.shown)
  return (
    <div className={styles.tools}>
      <Button small busy={!picture.canUndo} onClick={picture.undo}>
        {text.undo}
      </Button>
      <Button small busy={count === 0} onClick={() => picture.change(emptyHours(), 'cleared')}>
        {text.clear}
      </Button>
      {children}
      <span className={styles.count}>{text.count(count)}</span>
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  )
}
