interface Watched {
  /** The window is hidden or closed. */
  onLeave: () => void
  /** The network is back. */
  onOnline: () => void
  /** Whether the browser asks before the window is closed. */
  wouldLoseText: () => boolean
}

/** Reports the events of its window to a session; returns a function that stops it. */
export function watchWindow({ onLeave, onOnline, wouldLoseText }: Watched): () => void {
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') onLeave()
    },
    { signal },
  )
  window.addEventListener('pagehide', onLeave, { signal })
  window.addEventListener('online', onOnline, { signal })
  window.addEventListener('beforeunload', (event) => wouldLoseText() && event.preventDefault(), { signal })
  return () => ended.abort()
}
