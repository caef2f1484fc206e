/**
 * `ADMIN_KEY=… npm run demo [-- --more]`: fills the running product with a believable term. PORT or DEMO_URL is its
 * address.
 */
import { OPTION, readArguments } from '../src/arguments.ts'
import { fill } from './fill.ts'

const { ADMIN_KEY, PORT = '8080', DEMO_URL = `http://localhost:${PORT}` } = process.env
const COUNT = 120

try {
  if (!ADMIN_KEY) throw new Error('Say the admin key: ADMIN_KEY=… npm run demo')
  const { more } = readArguments({
    usage: 'ADMIN_KEY=… npm run demo [-- --more]',
    options: { more: OPTION.flag },
  }).values
  await fill({ url: DEMO_URL, adminKey: ADMIN_KEY, count: COUNT, more, say: console.log })
  console.log(`Done: ${DEMO_URL}`)
} catch (thrown) {
  const isAway = thrown instanceof TypeError && thrown.message === 'fetch failed'
  console.error(
    isAway ? `Nothing answers at ${DEMO_URL}. Start it first: npm start` : (thrown as Error).message,
  )
  process.exitCode = 1
}
