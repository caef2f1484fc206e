import { ALLOWED, type Allowed } from './allowed.ts'
import { type Problem, scriptProblems } from './script-features.ts'
import { type Script, usesOf } from './script-uses.ts'
import { styleProblems } from './style-problems.ts'

/** A built file; a script with the modules that it was made of, so that a message can name them. */
export interface BuiltFile {
  name: string
  source: string
  modules?: { id: string; code: string }[]
}

export interface Found extends Problem {
  /** The module where known, else the built file. */
  where: string
}

const isScript = ({ name }: BuiltFile) => name.endsWith('.js')

/** All that the built files ask for and a stated browser lacks, allowed or not. */
export function problemsIn(files: BuiltFile[]): Found[] {
  const scripts = files.filter(isScript).map((file) => ({ file, script: usesOf(file.source) }))
  const own = new Set(scripts.flatMap(({ script }) => [...script.own]))
  return [
    ...scripts.flatMap(({ file, script }) =>
      scriptProblems(script, own).flatMap((problem) => placed(problem, file, own)),
    ),
    ...files
      .filter(({ name }) => name.endsWith('.css'))
      .flatMap(({ name, source }) => styleProblems(source).map((problem) => ({ ...problem, where: name }))),
  ]
}

/** The same problem once for each module that brings it; the built file decides whether there is one. */
function placed(problem: Problem, { name, modules = [] }: BuiltFile, own: Set<string>): Found[] {
  const last = /([^.]+?)(?:_static|_event)?$/.exec(problem.feature)?.[1]?.toLowerCase() ?? ''
  const guilty = modules
    .filter(({ code }) => code.toLowerCase().includes(last))
    .filter(({ code }) =>
      scriptProblems(parsed(code), own).some(({ feature }) => feature === problem.feature),
    )
  return guilty.length > 0
    ? guilty.map(({ id }) => ({ ...problem, where: id }))
    : [{ ...problem, where: name }]
}

/** A module before it is bundled; one that cannot stand alone names nothing. */
function parsed(code: string): Script {
  try {
    return usesOf(code)
  } catch {
    return { uses: [], own: new Set() }
  }
}

const isFor = (allowed: Allowed, { feature, where }: Found) =>
  allowed.features.includes(feature) && allowed.where.test(where)

/** The problems of the built files, in sentences; empty when there are none. */
export function unsupported(files: BuiltFile[], allowed: Allowed[] = ALLOWED): string[] {
  const found = problemsIn(files)
  const wrong = found.filter((one) => !allowed.some((entry) => isFor(entry, one)))
  const idle = allowed.flatMap((entry) =>
    entry.features
      .filter((feature) => !found.some((one) => one.feature === feature && entry.where.test(one.where)))
      .map((feature) => `${feature} is allowed in ${entry.where} and not used there`),
  )
  return [...wrong.map(({ where, feature, why }) => `${where}: ${feature} is ${why}`), ...idle]
}
