import fc from 'fast-check'

/** Random tests run with one seed, printed, and again with it: `SEED=… npm test`. */
const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31)
console.log(`seed ${seed}`)
fc.configureGlobal({ seed })

export { fc }
