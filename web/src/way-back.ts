type Guard = (event: PopStateEvent) => void

let guard: Guard | null = null

/** Lets one screen decide about the browser's way back and typed addresses before the router hears of them. */
export function guardWayBack(next: Guard | null) {
  guard = next
}

/** Must be heard before the router's own listener, so it is registered before the router is drawn. */
export const watchWayBack = () => window.addEventListener('popstate', (event) => guard?.(event))
