/** The attacker's process: receives the target and the attack as arguments, and prints the result as one line. */
import type { Target } from './attack.ts'
import { attacks } from './attacks/index.ts'

const [name, target = '{}'] = process.argv.slice(2)
const attack = attacks.find((one) => one.name === name)
if (!attack) throw new Error(`There is no attack called ${name}`)
const count = await attack.run(JSON.parse(target) as Target)
process.stdout.write(`${JSON.stringify(count)}\n`)
process.exit()
