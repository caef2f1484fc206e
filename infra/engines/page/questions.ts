import type { Point } from '../engine.ts'
import { findAll, type Target } from './find.ts'

// These run in the page, sent as text.

export const countOf = (target: Target): number => findAll(target).length

export const contentOf = (target: Target): string => {
  const [element] = findAll(target)
  return element && 'value' in element ? String(element.value) : ''
}

export const hasValue = (target: Target, value: string): boolean => {
  const [element] = findAll(target)
  return element !== undefined && 'value' in element && element.value === value
}

export const isFocused = (target: Target): boolean => findAll(target)[0] === document.activeElement

/** Where the first match is now, without moving the page. */
export const middleOf = (target: Target): Point => {
  const box = findAll(target)[0]?.getBoundingClientRect()
  if (!box) throw new Error('It is not drawn')
  return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
}

/**
 * The middle of the first matching element, scrolled to the middle of the window, once it is at rest and uncovered;
 * else the obstacle. Runs in the page.
 */
export async function pressPoint(target: Target): Promise<Point | string> {
  const [element] = findAll(target)
  if (!element) return 'is not there'
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const place = () => element.getClientRects()[0] ?? element.getBoundingClientRect()
  const before = place()
  // A background window draws no frames, so time limits the wait.
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 100)
    })
  const { left, top, width, height } = place()
  if (Math.abs(left - before.left) > 0.5 || Math.abs(top - before.top) > 0.5) return 'still moves'
  // A slow element may rest for two frames before its animation begins.
  const isAnimated = document.getAnimations().some(({ playState, effect }) => {
    const animated = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && animated?.contains(element)
  })
  if (isAnimated) return 'is still animated'
  if (element.matches(':disabled')) return 'is disabled'
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(point.x, point.y)
  const isHit = hit && (element.contains(hit) || hit.closest('label')?.contains(element))
  return isHit ? point : `is covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing: outside of the window'}`
}
