import { type ComponentType, createElement, lazy } from 'react'

const failed = new Set<() => void>()

/** Everything whose code could not be fetched asks for it again, the next time that it is drawn. */
export function fetchFailedAgain() {
  for (const renew of failed) renew()
  failed.clear()
  // Vite asks for a style sheet once, also where it failed.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}

/** `React.lazy` that does not keep a failure for ever: an error boundary that is left has the code fetched again. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed.add(() => {
          Screen = make()
        })
        throw error
      }
    }) as unknown as ComponentType<P>
  let Screen = make()
  return (props) => createElement(Screen, props)
}
