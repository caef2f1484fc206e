import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../ui/art/reduced-motion.ts'
import { startRotation, turn } from './rotation.ts'

const EVERY_MS = 2_600

/** Rotates automatically until the visitor pauses it, hovers over it, focuses it or prefers reduced motion. */
export function useRotation(count: number, cells: number) {
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
