/** Hands a text to the browser as a file to keep. */
export function saveText(
  filename: string,
  text: string,
  type: 'text/plain' | 'text/csv' | 'text/calendar' = 'text/plain',
) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // Later, because some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
