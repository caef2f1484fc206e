const HOLD_MS = 250
/** A mouse that moves further than this drags; a finger that does so before the hold ends scrolls. */
const STILL_PX = 10

interface PressActs<T> {
  /** What a press means; null: nothing that can be dragged. */
  pressed: (down: PointerEvent) => T | null
  /** A mouse drags from its press on, not only once it moves. */
  isEager?: boolean
  /** Begins a drag; false where none can begin now. */
  begin: (what: T, at: PointerEvent) => boolean
  move: (at: PointerEvent) => void
  release: (what: T, at: PointerEvent, isDrag: boolean) => void
  /** The person gives a drag up: by Esc, or by a second finger that means to zoom. */
  cancel: () => void
  /** The browser or another screen ends a drag. */
  interrupt: () => void
  /** Called at every end of a press, before the others. */
  stop: () => void
}

/** Presses and drags by mouse, pen and finger. A finger drags once it was held still: until then it scrolls. */
export function pressAndDrag<T>(element: HTMLElement, acts: PressActs<T>) {
  let press: { what: T; down: PointerEvent } | null = null
  let isDragging = false
  let hold: ReturnType<typeof setTimeout> | undefined

  const letGo = () => {
    clearTimeout(hold)
    acts.stop()
    press = null
    isDragging = false
  }
  const endBy = (act: () => void) => {
    const was = isDragging
    letGo()
    if (was) act()
  }
  const begin = (at: PointerEvent) => {
    if (!press || !acts.begin(press.what, at)) return letGo()
    isDragging = true
    // The element hears of the drag even outside the window, and after what is dragged was drawn elsewhere.
    element.setPointerCapture(at.pointerId)
  }
  const onDown = (event: PointerEvent) => {
    if (press) return endBy(acts.cancel)
    const what = event.button === 0 ? acts.pressed(event) : null
    if (what === null) return
    press = { what, down: event }
    if (event.pointerType === 'mouse') return acts.isEager && begin(event)
    hold = setTimeout(() => {
      begin(event)
      // Browsers allow this only to a page that was touched before.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(15)
    }, HOLD_MS)
  }
  const isOwn = (event: PointerEvent) => press?.down.pointerId === event.pointerId
  const onMove = (event: PointerEvent) => {
    if (!press || !isOwn(event)) return
    const { clientX, clientY } = press.down
    if (isDragging) acts.move(event)
    else if (Math.hypot(event.clientX - clientX, event.clientY - clientY) <= STILL_PX) return
    else if (event.pointerType === 'mouse') begin(event)
    else letGo()
  }
  const onUp = (event: PointerEvent) => {
    if (!press || !isOwn(event)) return
    const [{ what }, isDrag] = [press, isDragging]
    letGo()
    acts.release(what, event, isDrag)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return
    event.preventDefault()
    event.stopPropagation()
    endBy(acts.cancel)
  }

  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('pointermove', onMove, { signal })
  element.addEventListener('pointerup', onUp, { signal })
  element.addEventListener('pointercancel', (event) => isOwn(event) && endBy(acts.interrupt), { signal })
  // Not passive: it keeps the page still under a finger that drags.
  const still = { signal, passive: false }
  element.addEventListener('touchmove', (event) => isDragging && event.preventDefault(), still)
  element.addEventListener('contextmenu', (event) => press && event.preventDefault(), { signal })
  window.addEventListener('keydown', onKey, { signal, capture: true })
  return () => {
    listening.abort()
    endBy(acts.interrupt)
  }
}
