/** `npm run new -- question pastClubs`: makes the files of a recipe, with its test. They pass `npm run check`. */
import { apply, type Name } from './edit.ts'
import { recipes } from './recipes.ts'

const [kind = '', camel = ''] = process.argv.slice(2)
const recipe = Object.hasOwn(recipes, kind) ? recipes[kind] : undefined
if (!recipe || !/^[a-z][a-zA-Z]{2,39}$/.test(camel)) {
  console.error('Usage: npm run new -- <kind> <name>, the name in camelCase, such as pastClubs')
  for (const [name, { what }] of Object.entries(recipes)) console.error(`  ${name.padEnd(10)}${what}`)
  process.exit(1)
}
const apart = (between: string) => camel.replace(/[A-Z]/g, (letter) => between + letter.toLowerCase())
const name: Name = {
  camel,
  pascal: camel.replace(/^./, (letter) => letter.toUpperCase()),
  kebab: apart('-'),
  snake: apart('_'),
  words: apart(' '),
}
try {
  const files = apply(recipe.edits(name), name)
  console.log(['Made:', ...files.map((file) => `  ${file}`), recipe.next].join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
// Formats, and writes the files that follow from the contract.
await import('../src/commands/fix.ts')
