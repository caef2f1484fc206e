type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

/** Lets one screen decide about Back and typed addresses before the router hears of them. */
export function guardPopState(next: Guard | null) {
  guard = next
}

/** What closes the open popups, the topmost last. */
const popups: (() => void)[] = []
/** The history entry that stands for the open popups: Back leaves this one and not the screen. */
let hasEntry = false
/** A step back that is under way: it closes a popup, or takes away the entry of one that closed by other means. */
let ownStep: 'closing' | 'leaving' | null = null

const isPopupEntry = (state: unknown) => typeof state === 'object' && state !== null && 'popup' in state

function ensureEntry() {
  if (hasEntry || ownStep || popups.length === 0) return
  // The same address with the router's own marks: to the router nothing has happened.
  window.history.pushState({ ...window.history.state, popup: true }, '')
  hasEntry = true
}

/** Makes the browser's Back button close a popup first. Returns what to call once the popup is gone. */
export function closePopupOnBack(close: () => void): () => void {
  popups.push(close)
  ensureEntry()
  return () => {
    const at = popups.indexOf(close)
    if (at >= 0) popups.splice(at, 1)
    // Later: whatever closed the popup may lead to another screen, and then the entry lies behind that one.
    setTimeout(() => {
      if (!hasEntry || ownStep || popups.length > 0) return
      hasEntry = false
      if (isPopupEntry(window.history.state)) stepBack('leaving')
    })
  }
}

/**
 * Closes the topmost popup by a step back. The popup stays in front until the step is done: a link or an address
 * that is opened meanwhile would be taken back by that step.
 */
export function closePopup() {
  if (ownStep === 'closing') return
  if (ownStep || !isPopupEntry(window.history.state)) popups.pop()?.()
  else stepBack('closing')
}

function stepBack(why: typeof ownStep) {
  ownStep = why
  window.history.back()
}

/** Whether a step through the history was about a popup and concerns nothing else. */
function isForPopup(): boolean {
  const step = ownStep
  ownStep = null
  const close = step === 'leaving' ? undefined : popups.pop()
  if (!step && !close) return false
  hasEntry = false
  close?.()
  ensureEntry()
  return true
}

/** Must be heard before the router's own listener, so it is registered before the router is drawn. */
export function watchPopState() {
  window.addEventListener('popstate', (event) => {
    if (isForPopup()) event.stopImmediatePropagation()
    else guard?.(event)
  })
  // Every screen starts at its top, also the one that Back leads to. Only a reload keeps its place.
  const restore = (how: ScrollRestoration) => () => {
    window.history.scrollRestoration = how
  }
  restore('manual')()
  window.addEventListener('pagehide', restore('auto'))
  window.addEventListener('pageshow', restore('manual'))
}
