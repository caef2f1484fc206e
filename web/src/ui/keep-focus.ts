/** As the ref of a box that can take the focus: a button of it that disappears when pressed hands the focus to the box. */
export function keepFocus(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  let hadFocus = false
  const remember = ({ target }: FocusEvent) => {
    hadFocus = target instanceof Node && box.contains(target)
  }
  const look = new MutationObserver(() => {
    if (document.activeElement === document.body && hadFocus) box.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', remember)
  look.observe(box, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    look.disconnect()
  }
}
