import type { Arrow } from './imports.ts'

/** Every group of files with circular imports at run time; types alone make no circle. */
export function circlesIn(arrows: Arrow[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to, isType } of arrows) {
    if (!isType) targets.set(from, [...(targets.get(from) ?? []), to])
  }
  const circles: string[][] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string) => {
    const at = way.indexOf(file)
    if (at >= 0) circles.push(way.slice(at))
    if (at >= 0 || done.has(file)) return
    way.push(file)
    for (const to of targets.get(file) ?? []) visit(to)
    way.pop()
    done.add(file)
  }
  for (const file of targets.keys()) visit(file)
  return circles
}
