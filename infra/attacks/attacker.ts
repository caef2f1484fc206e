/** The attacker's process: what is attacked, and how, comes as arguments; what became of it goes out as one line. */
import type { Target } from './attack.ts'
import { attacks } from './attacks/index.ts'

const [name, target = '{}'] = process.argv.slice(2)
const attack = attacks.find((one) => one.name === name)
if (!attack) throw new Error(`There is no attack called ${name}`)
const count = await attack.run(JSON.parse(target) as Target)
process.stdout.write(`${JSON.stringify(count)}\n`)
process.exit()
