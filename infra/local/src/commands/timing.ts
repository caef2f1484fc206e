/** `npm run test:timing [count]`: whether replies that say the same take the same time, to a third of a millisecond. */
import { runLongTest } from '../process/long-test.ts'

await runLongTest('times of replies', ['gateway/test/threats/timing'], 'TIMING', 3_000)
