/** Puts a text on the clipboard; resolves with whether that went well. */
export async function toClipboard(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return copyBySelection(value)
  }
}

/** For pages without the clipboard interface, over plain http for instance. */
function copyBySelection(value: string): boolean {
  const area = document.createElement('textarea')
  const { activeElement } = document
  area.value = value
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
    if (activeElement instanceof HTMLElement) activeElement.focus()
  }
}
