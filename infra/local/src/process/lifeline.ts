/**
 * Calls back once when the parent is gone, however it died: its end of our stdin closes then. Only where the
 * parent asked for it with EXIT_WITH_STDIN=1; elsewhere stdin may be anything, closed from the start included.
 */
export function onParentGone(callback: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (env.EXIT_WITH_STDIN !== '1') return
  let told = false
  const tell = () => {
    if (!told) callback()
    told = true
  }
  process.stdin.on('end', tell).on('close', tell).on('error', tell).resume()
}
