/** `npm run test:histories [count]`: the random histories of an application, by the thousand. */
import { runLongTest } from '../process/long-test.ts'

await runLongTest('random histories', 'services/applicants/test/histories', 'HISTORIES', 2_000)
