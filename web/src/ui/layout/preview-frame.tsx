import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './preview-frame.module.css'

interface Props {
  title: string
  /** As wide as the device that it stands for; drawn smaller where there is less room. */
  width: number
  children: ReactNode
}

/** A part of a page as a device of this width shows it: in a window of its own, because the layout asks for that. */
export function PreviewFrame({ title, width, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [height, setHeight] = useState(0)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    if (!body || !place.current) return
    const watch = new ResizeObserver(() => {
      setHeight(body.offsetHeight)
      setRoom(place.current?.clientWidth ?? width)
    })
    watch.observe(body)
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [body, width])
  const scale = Math.min(1, room / width)
  return (
    <div ref={place} className={styles.place} style={{ height: height * scale }}>
      <iframe
        title={title}
        className={styles.frame}
        style={{ width, height, transform: `scale(${scale})` }}
        ref={(frame) => {
          if (frame) setBody(furnished(frame))
        }}
      >
        {body && createPortal(children, body)}
      </iframe>
    </div>
  )
}

/** Its body, with the styles of this page; made once. */
function furnished({ contentDocument }: HTMLIFrameElement): HTMLElement | null {
  if (!contentDocument) return null
  const { documentElement, head, body } = contentDocument
  if (head.childElementCount > 0) return body
  for (const { name, value } of document.documentElement.attributes) documentElement.setAttribute(name, value)
  for (const style of document.querySelectorAll('link[rel=stylesheet], style'))
    head.append(style.cloneNode(true))
  body.className = styles.body ?? ''
  return body
}
