/**
 * Calls back once when the parent is gone, however it died, because its end of our stdin closes. Only with
 * EXIT_WITH_STDIN=1; otherwise stdin may be anything, even closed.
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
