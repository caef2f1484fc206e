import { type ComponentType, lazy } from 'react'

/** A network that drops one request usually takes the next. */
const TRY_AGAIN_AFTER_MS = [300, 1_200]

/**
 * A component whose code loads when it is first drawn. A dropped request is repeated; what fails then stays so until
 * the page is reloaded, as React keeps it.
 */
export const lazyScreen = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await patiently(load) }))

async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of TRY_AGAIN_AFTER_MS) {
    try {
      return await load()
    } catch (error) {
      // A style sheet is asked for once: a second try would draw the screen without it.
      if (/CSS/.test(String(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return load()
}
