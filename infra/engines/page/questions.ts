import type { Point } from '../engine.ts'
import { findAll, type Target } from './find.ts'

// These run in the page, sent as text.

export const countOf = (target: Target): number => findAll(target).length

/** The text of the first match; '' without one. */
export const textOf = (target: Target): string => findAll(target)[0]?.innerText.trim() ?? ''

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
