/** `npm run test:histories [count]`: the random histories of applications and of publishing, by the thousand, and 10,000 readings across staged changes. */
import { runLongTest } from '../process/long-test.ts'

await runLongTest(
  'random histories',
  ['services/applicants/test/histories', 'services/applicants/test/publishing-'],
  'HISTORIES',
  2_000,
)
