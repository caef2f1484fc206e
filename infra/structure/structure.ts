/**
 * `npm run structure`: folders, files, lines and imports of every part; fails only at circles and forbidden imports.
 */
import { dirname } from 'node:path'
import { type Arrow, arrowsOf } from './imports.ts'
import { violations, warnings } from './rules.ts'
import { partOf, type Source, sources } from './sources.ts'

function figuresOf(name: string, files: Source[], arrows: Arrow[]) {
  const lines = files.map((file) => file.lines).toSorted((a, b) => a - b)
  const longest = files.reduce((most, file) => (file.lines > most.lines ? file : most))
  return {
    part: name,
    folders: new Set(files.map(({ path }) => dirname(path))).size,
    files: files.length,
    lines: lines.reduce((sum, each) => sum + each, 0),
    median: lines[Math.floor(lines.length / 2)] ?? 0,
    longest: longest.lines,
    where: longest.path.slice(name.length + 1),
    imports: arrows.filter(({ from }) => partOf(from) === name || name === 'all').length,
  }
}

const files = sources()
const arrows = files.flatMap(arrowsOf)
const written = files.filter(({ isTest }) => !isTest)
const parts = [...Map.groupBy(written, ({ path }) => partOf(path))].toSorted(([a], [b]) => (a < b ? -1 : 1))
console.table([
  ...parts.map(([part, inside]) => figuresOf(part, inside, arrows)),
  { ...figuresOf('all', written, arrows), part: 'all but tests', where: '' },
  { ...figuresOf('all', files, arrows), part: 'all', where: '' },
])
for (const line of warnings(files)) console.warn(`look at it: ${line}`)
const found = violations(arrows)
for (const line of found) console.error(line)
console.log(
  found.length ? `${found.length} places where the structure is not kept` : 'The structure is kept.',
)
process.exitCode = found.length ? 1 : 0
