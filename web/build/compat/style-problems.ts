import { type CssNode, type Declaration, parse, walk } from 'css-tree'
import { compatData, featureOf, missingOf } from './data.ts'
import { lackedBy, type Problem } from './script-features.ts'

/** Units whose names in the data say more than the unit. */
const UNITS: [RegExp, string][] = [
  [/^[dsl]v(?:h|w|i|b|min|max)$/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/^cq(?:h|w|i|b|min|max)$/, 'css.types.length.container_query_length_units'],
]

/**
 * What a stated browser lacks, without declarations that have an earlier fallback in their rule or an `@supports`
 * around them.
 */
export function styleProblems(css: string): Problem[] {
  const found = new Map<string, Problem>()
  const look = (feature: string, isFine: (prefixes: string[]) => boolean = () => false) => {
    const missing = missingOf(feature)
    if (missing && !isFine(missing.prefixes)) found.set(feature, { feature, why: lackedBy(missing.browsers) })
  }
  const ast = parse(css, { parseCustomProperty: true })
  walk(ast, function (node) {
    if (node.type === 'Declaration') {
      if (this.atrule?.name === 'supports' || isInside(this.atrulePrelude)) return
      const before = this.block ? earlier(this.block.children.toArray(), node) : []
      lookAt(node, before, this.atrule?.name, look)
    } else if (node.type === 'Atrule') look(`css.at-rules.${node.name}`)
    else if (node.type === 'Feature') look(`css.at-rules.${node.kind}.${node.name}`)
    else if (node.type === 'FeatureRange') look('css.at-rules.media.range_syntax')
    else if (node.type === 'NestingSelector') look('css.selectors.nesting')
    else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      if (!node.name.startsWith('-')) look(`css.selectors.${node.name}`)
    }
  })
  return [...found.values()]
}

const isInside = (node: unknown) => node !== null && node !== undefined

const earlier = (nodes: CssNode[], node: Declaration): Declaration[] =>
  nodes.slice(0, nodes.indexOf(node)).filter((other) => other.type === 'Declaration')

type Look = (feature: string, isFine?: (prefixes: string[]) => boolean) => void

function lookAt(node: Declaration, before: Declaration[], atrule: string | undefined, look: Look) {
  const { property } = node
  const isCustom = property.startsWith('--')
  if (property.startsWith('-') && !isCustom) return
  const descriptor = `css.at-rules.${atrule}.${property}`
  if (atrule && featureOf(descriptor)) return look(descriptor)
  const path = `css.properties.${property}`
  const isPrefixedBefore = (prefixes: string[]) =>
    before.some((other) => prefixes.some((prefix) => other.property === prefix + property))
  if (!isCustom) look(path, isPrefixedBefore)
  // Where one value is not known, the one before it holds.
  const hasFallback = () => before.some((other) => other.property.replace(/^-[a-z]+-/, '') === property)
  walk(node.value, (value) => {
    if (value.type === 'Identifier' && !isCustom) look(`${path}.${value.name}`, hasFallback)
    else if (value.type === 'Function') {
      if (!isCustom) look(`${path}.${value.name}`, hasFallback)
      for (const type of functions(value.name)) look(type, hasFallback)
    } else if (value.type === 'Dimension') {
      for (const [units, feature] of UNITS) if (units.test(value.unit)) look(feature, hasFallback)
      look(`css.types.length.${value.unit}`, hasFallback)
    }
  })
}

let known: Map<string, string> | undefined

/** The types of values that are written as a function of this name. */
function functions(name: string): string[] {
  known ??= collected()
  const feature = known.get(name)
  return feature ? [feature] : []
}

function collected(): Map<string, string> {
  const names = new Map<string, string>()
  const types = compatData().css.types ?? {}
  for (const [name, type] of Object.entries(types)) {
    names.set(name, `css.types.${name}`)
    for (const inner of Object.keys(type))
      if (!names.has(inner)) names.set(inner, `css.types.${name}.${inner}`)
  }
  return names
}
