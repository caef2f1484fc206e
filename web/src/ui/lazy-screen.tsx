import { type ComponentType, lazy } from 'react'

/** A component whose code loads when it is first drawn. A failure stays until the page is reloaded, as in browsers. */
export const lazyScreen = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load() }))
