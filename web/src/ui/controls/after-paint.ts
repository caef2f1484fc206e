/** Runs something once the next frame is on the screen: what was pressed is seen without waiting for it. */
export function afterPaint(act: () => void): void {
  // A hidden page draws no frames.
  if (document.visibilityState === 'hidden') setTimeout(act)
  else requestAnimationFrame(() => setTimeout(act))
}
