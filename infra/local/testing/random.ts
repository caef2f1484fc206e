import fc from 'fast-check'
import { newSeed } from './seeded-random.ts'

/** Random tests share one seed, which is printed; repeat a run with `SEED=… npm test`. */
const seed = Number(process.env.SEED) || newSeed()
console.log(`seed ${seed}`)
fc.configureGlobal({ seed })

export { fc, seed }
