import { type ESTree, parseSync, Visitor } from 'vite'
import { featureOf } from './data.ts'

/** One way in which a script reaches for something of the browser. */
export type Use =
  | { kind: 'global'; name: string }
  /** Of a global: `Promise.try`, `navigator.clipboard`. */
  | { kind: 'member'; owner: string; name: string }
  /** Of any other object; the script alone does not show its type. */
  | { kind: 'property'; name: string }
  | { kind: 'event'; name: string }
  | { kind: 'element'; name: string }
  | { kind: 'attribute'; owner: string; name: string }
  /** The name in the data, such as `javascript.statements.using`. */
  | { kind: 'feature'; name: string }

export interface Script {
  uses: Use[]
  /** Property names that the script defines, which are hardly meant for the browser. */
  own: Set<string>
}

const ITERATOR_METHODS = /^(?:drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)$/
const GIVES_ITERATOR = /^(?:values|keys|entries)$/
const FLAGS = { d: 'hasIndices', s: 'dotAll', v: 'unicodeSets', y: 'sticky' } as const
const PATTERNS: [RegExp, string][] = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/, 'modifier'],
]

/**
 * The features that a script uses. Guarded uses are left out, because `typeof X`, `'x' in y`, `x?.()` and `x?.y` do no
 * harm where a feature is missing.
 */
export function usesOf(code: string): Script {
  const { program, errors } = parseSync('script.js', code)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const declared = declaredIn(program)
  const own = new Set<string>()
  const uses: Use[] = []
  const careful = new WeakSet<object>()
  const isGlobal = (node: ESTree.Node): node is ESTree.IdentifierReference =>
    node.type === 'Identifier' && !declared.has(node.name)

  const use = (kind: Use['kind'], name: string, owner = '') => uses.push({ kind, name, owner } as Use)
  const memberOf = (object: ESTree.Node, name: string) => {
    const of = ownerOf(object, isGlobal)
    if (of) use('member', name, of)
    else use('property', name)
  }

  new Visitor({
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof') careful.add(argument)
    },
    Identifier(node) {
      if (isGlobal(node) && !careful.has(node)) use('global', node.name)
    },
    MemberExpression(node) {
      if (node.optional) careful.add(node.object)
      const name = nameOf(node.property, node.computed)
      if (!node.computed) careful.add(node.property)
      if (name && !careful.has(node)) memberOf(node.object, name)
    },
    VariableDeclaration({ kind }) {
      if (kind === 'using') use('feature', 'javascript.statements.using')
      if (kind === 'await using') use('feature', 'javascript.statements.await_using')
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || !init) return
      for (const property of id.properties) {
        const name = property.type === 'Property' && nameOf(property.key, property.computed)
        if (name) memberOf(init, name)
      }
    },
    AssignmentExpression({ left }) {
      if (left.type === 'MemberExpression') {
        const name = nameOf(left.property, left.computed)
        if (name && !ownerOf(left.object, isGlobal)) own.add(name)
      }
    },
    Property({ key, computed }) {
      const name = nameOf(key, computed)
      if (!computed) careful.add(key)
      if (name) own.add(name)
    },
    MethodDefinition({ key, computed }) {
      const name = nameOf(key, computed)
      if (!computed) careful.add(key)
      if (name) own.add(name)
    },
    PropertyDefinition({ key, computed }) {
      const name = nameOf(key, computed)
      if (!computed) careful.add(key)
      if (name) own.add(name)
    },
    ImportDeclaration({ attributes }) {
      if (attributes.length > 0) use('feature', 'javascript.statements.import.import_attributes')
    },
    CallExpression(node) {
      const { callee, arguments: given } = node
      if (node.optional) careful.add(callee)
      const [first, second] = given
      const text = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : ''
      if (callee.type === 'MemberExpression') {
        const name = nameOf(callee.property, callee.computed)
        if (name === 'addEventListener' && text) use('event', text)
        if (name && ITERATOR_METHODS.test(name) && isIterator(callee.object))
          use('feature', `javascript.builtins.Iterator.${name}`)
      }
      // What JSX becomes: jsx('div', { … }).
      if (text && second?.type === 'ObjectExpression' && featureOf(`html.elements.${text}`)) {
        use('element', text)
        for (const property of second.properties) {
          const name = property.type === 'Property' && nameOf(property.key, property.computed)
          if (!name) continue
          if (/^on[A-Z]/.test(name))
            use(
              'event',
              name
                .slice(2)
                .replace(/Capture$/, '')
                .toLowerCase(),
            )
          else use('attribute', name.toLowerCase(), text)
        }
      }
    },
    Literal(node) {
      if (!('regex' in node) || !node.regex) return
      const { pattern, flags } = node.regex
      for (const [flag, name] of Object.entries(FLAGS))
        if (flags.includes(flag)) use('feature', `javascript.builtins.RegExp.${name}`)
      for (const [sign, name] of PATTERNS)
        if (sign.test(pattern)) use('feature', `javascript.regular_expressions.${name}`)
    },
  }).visit(program)
  return { uses, own }
}

/** The global that a member is taken of; `window.x.y` is `x.y`, and `x.prototype.y` too. */
function ownerOf(
  object: ESTree.Node,
  isGlobal: (node: ESTree.Node) => node is ESTree.IdentifierReference,
): string {
  if (isGlobal(object)) return object.name
  if (object.type !== 'MemberExpression') return ''
  const name = nameOf(object.property, object.computed)
  const of = ownerOf(object.object, isGlobal)
  if (!of || !name) return ''
  if (name === 'prototype') return of
  return /^(?:window|globalThis|self)$/.test(of) ? name : ''
}

function nameOf(node: ESTree.Node, computed: boolean): string {
  if (!computed && node.type === 'Identifier') return node.name
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

/** `map.values()`; `Object.values(x)` takes an argument and gives an array. */
const isIterator = (node: ESTree.Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  (GIVES_ITERATOR.test(nameOf(node.callee.property, false))
    ? node.arguments.length === 0
    : nameOf(node.callee.property, false) === 'matchAll')

/** Every name that the script binds at any depth: minified code never binds one that it also takes from the browser. */
function declaredIn(program: ESTree.Program): Set<string> {
  const names = new Set<string>()
  const bind = (node: ESTree.Node | null | undefined): void => {
    if (!node) return
    if (node.type === 'Identifier') names.add(node.name)
    else if (node.type === 'ObjectPattern')
      for (const property of node.properties)
        bind(property.type === 'Property' ? property.value : property.argument)
    else if (node.type === 'ArrayPattern') for (const element of node.elements) bind(element)
    else if (node.type === 'AssignmentPattern') bind(node.left)
    else if (node.type === 'RestElement') bind(node.argument)
  }
  const bindFunction = ({ id, params }: { id: ESTree.Node | null; params: ESTree.Node[] }) => {
    bind(id)
    for (const param of params) bind(param)
  }
  new Visitor({
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: bindFunction,
    FunctionExpression: bindFunction,
    ArrowFunctionExpression: ({ params }) => bindFunction({ id: null, params }),
    ClassDeclaration: ({ id }) => bind(id),
    ClassExpression: ({ id }) => bind(id),
    CatchClause: ({ param }) => bind(param),
    ImportDeclaration: ({ specifiers }) => {
      for (const { local } of specifiers) bind(local)
    },
  }).visit(program)
  return names
}
