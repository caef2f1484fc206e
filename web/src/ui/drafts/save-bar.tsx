import { type ReactNode, useEffect, useRef } from 'react'
import styles from './drafts.module.css'

interface Props {
  isUnsaved: boolean
  /** By which the saving button names what is said. */
  id: string
  said: ReactNode
  /** What is known and asks for nothing: it comes before what is said. */
  facts?: ReactNode
  /** The buttons: the safe ones first, the saving one last. */
  children: ReactNode
}

/** The buttons of an editor: the last line of its form, and in sight while something is unsaved. */
export function SaveBar({ isUnsaved, id, said, facts, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  // The first letter brings the bar, which may come to lie over the field that is being typed in.
  useEffect(() => {
    const field = document.activeElement
    if (!isUnsaved || !bar.current || !field?.matches('input, textarea, select')) return
    const [own, typed] = [bar.current.getBoundingClientRect(), field.getBoundingClientRect()]
    if (typed.bottom > own.top && typed.top < own.bottom) field.scrollIntoView({ block: 'nearest' })
  }, [isUnsaved])
  return (
    <div ref={bar} className={styles.bar} data-unsaved={isUnsaved}>
      {children}
      <p role="status" id={id}>
        {facts && <span>{facts}</span>} {said && <strong>{said}</strong>}
      </p>
    </div>
  )
}
