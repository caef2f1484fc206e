import fc from 'fast-check'
import { newSeed } from './seeded-random.ts'

/** Random tests run with one seed, printed, and again with it: `SEED=… npm test`. */
const seed = Number(process.env.SEED) || newSeed()
console.log(`seed ${seed}`)
fc.configureGlobal({ seed })

export { fc, seed }
