import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../ui/art/reduced-motion.ts'
import page from '../../ui/layout/page.module.css'
import { COUNT_MS, countedAt } from './count.ts'

interface Props {
  target: number
  format: (value: number) => string
}

/** A figure that counts up once when it comes into view. Readers of another kind get the figure itself. */
export function CountUp({ target, format }: Props) {
  const element = useRef<HTMLSpanElement>(null)
  const isStill = useReducedMotion()
  // The figure itself until counting begins: without it, or without a script, nothing is missing.
  const [value, setValue] = useState(target)
  useEffect(() => {
    if (isStill || !element.current) return
    let frame = 0
    const count = (begun: number) => (now: number) => {
      setValue(countedAt(target, now - begun))
      if (now - begun < COUNT_MS) frame = requestAnimationFrame(count(begun))
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      frame = requestAnimationFrame(count(performance.now()))
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      setValue(target)
    }
  }, [isStill, target])
  return (
    <span ref={element}>
      <span aria-hidden="true">{format(value)}</span>
      <span className={page.hidden}>{format(target)}</span>
    </span>
  )
}
