/** A drag this near an edge of the window, or of the table, scrolls. */
const EDGE_PX = 40
const STEP = 9

const stepAt = (at: number, from: number, to: number) =>
  at < from + EDGE_PX ? -STEP : at > to - EDGE_PX ? STEP : 0

/** Scrolls the page and the board's table while a dragging pointer rests near an edge, calling `moved` each time. */
export function edgeScroll(board: HTMLElement, moved: (x: number, y: number) => void) {
  let frame = 0
  const at = (x: number, y: number) => {
    cancelAnimationFrame(frame)
    const scroller = board.querySelector<HTMLElement>('[data-scroller]')
    const box = scroller?.getBoundingClientRect()
    const isInside = box && x > box.left && x < box.right && y > box.top && y < box.bottom
    const across = isInside ? stepAt(x, box.left, box.right) : 0
    const down = stepAt(y, 0, window.innerHeight)
    if (!across && !down) return
    frame = requestAnimationFrame(() => {
      const before = [scroller?.scrollLeft, window.scrollY]
      scroller?.scrollBy({ left: across, behavior: 'instant' })
      window.scrollBy({ top: down, behavior: 'instant' })
      if (scroller?.scrollLeft === before[0] && window.scrollY === before[1]) return
      moved(x, y)
      at(x, y)
    })
  }
  return { at, stop: () => cancelAnimationFrame(frame) }
}
