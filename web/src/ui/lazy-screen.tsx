import { type ComponentType, lazy } from 'react'

/** A component whose code is fetched when it is first drawn. A failure stays until the page is loaded anew, as in browsers. */
export const lazyScreen = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }))
