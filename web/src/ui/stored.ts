/** A browser that refuses storage remembers nothing across a reload. */
export function stored<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
