/** `npm run test:malformed [count]`: requests that nobody should send, by the thousand. */
import { runLongTest } from '../process/long-test.ts'

await runLongTest('malformed requests', ['gateway/test/malformed'], 'MALFORMED', 20_000)
