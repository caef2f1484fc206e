/** Runs something once the next frame is drawn, so that a press shows without waiting for it. */
export function afterPaint(act: () => void): void {
  // A hidden page draws no frames.
  if (document.visibilityState === 'hidden') setTimeout(act)
  else requestAnimationFrame(() => setTimeout(act))
}
