/** Runs something once the next frame is on the screen, so that nobody waits for it to see what they pressed. */
export function afterPaint(act: () => void): void {
  // A hidden page draws no frames.
  if (document.visibilityState === 'hidden') setTimeout(act)
  else requestAnimationFrame(() => setTimeout(act))
}
