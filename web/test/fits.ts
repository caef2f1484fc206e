import type { Page } from '@playwright/test'

/** What does not fit on the screen that is open. Each line says what is wrong and where. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NARROW = 1280
    const SMALLEST_TARGET = 24
    const found: string[] = []
    const say = (fault: string, element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
      found.push(`${fault}: ${element.tagName.toLowerCase()} '${text.slice(0, 40)}'`)
    }
    const root = document.querySelector('dialog[open]') ?? document.body
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      // One pixel: for screen readers alone.
      return (
        width <= 1 ||
        height <= 1 ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    const elements = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => !isHidden(element))

    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    for (const element of elements) {
      const { overflowX, display } = getComputedStyle(element)
      const isWider = element.scrollWidth > element.clientWidth + 1 && display !== 'inline'
      const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      if (!isWider || isText || overflowX === 'visible') continue
      if (overflowX === 'hidden' || overflowX === 'clip') say('cut', element)
      else if (innerWidth >= NARROW) say('scrolls sideways', element)
    }

    /** Whether a box of an element is outside of what its scrolling or clipping ancestors show. */
    const isClipped = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      for (let outer: Element | null = element; outer && outer !== root; outer = outer.parentElement) {
        const { overflow, clipPath } = getComputedStyle(outer)
        if (clipPath !== 'none') return true
        if (overflow === 'visible') continue
        const box = outer.getBoundingClientRect()
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true
      }
      return false
    }
    const range = document.createRange()
    const texts: { element: HTMLElement; rects: DOMRect[] }[] = []
    for (const element of elements)
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
        // Where somebody wrote an address of sixty letters it breaks: that is no word.
        for (const word of node.textContent.matchAll(/[\p{L}\p{N}]{2,24}/gu)) {
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const rects = [...range.getClientRects()].filter((rect) => !isClipped(element, rect))
          const lines = new Set(rects.map(({ top }) => Math.round(top / 4)))
          if (lines.size > 1) say(`broken inside '${word[0]}'`, element)
        }
        range.selectNodeContents(node)
        texts.push({
          element,
          rects: [...range.getClientRects()].filter((rect) => !isClipped(element, rect)),
        })
      }

    const isFree = (element: Element | null): boolean =>
      Boolean(element && element !== root) &&
      (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element as Element).position) ||
        isFree((element as Element).parentElement))
    const boxes = texts
      .filter(({ element }) => !isFree(element))
      .flatMap(({ element, rects }) => rects.map((rect) => ({ element, rect })))
      .sort((one, other) => one.rect.top - other.rect.top)
    boxes.forEach(({ element, rect }, index) => {
      for (const next of boxes.slice(index + 1)) {
        if (next.rect.top > rect.bottom - 4) break
        const isBeside = next.rect.left > rect.right - 3 || next.rect.right < rect.left + 3
        if (!isBeside && next.element !== element)
          say(`over '${next.element.textContent?.trim().slice(0, 20)}'`, element)
      }
    })

    for (const element of elements) {
      if (!element.matches('a, button, select, summary, input, textarea')) continue
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      const isInText =
        getComputedStyle(element).display === 'inline' && element.parentElement?.matches('p, li, dd')
      if (isInText || element.className.includes('skip')) continue
      if (width < SMALLEST_TARGET || height < SMALLEST_TARGET)
        say(`${Math.round(width)} × ${Math.round(height)} px`, element)
    }
    return [...new Set(found)]
  })
