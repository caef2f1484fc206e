import { lazy, Suspense } from 'react'

const Screen = lazy(async () => ({ default: (await import('./messages-screen.tsx')).MessagesScreen }))

/** The screen, fetched when it is opened. Not a group of the routes: those lie in everybody's first page. */
export function messages() {
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  )
}
