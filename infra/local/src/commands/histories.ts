/**
 * `npm run test:histories [count]`: the random histories of applications, of publishing, of kept interview places and
 * of the review desk, by the thousand, and 10,000 readings across staged changes.
 */
import { runLongTest } from '../process/long-test.ts'

await runLongTest(
  'random histories',
  [
    'services/applicants/test/histories',
    'services/applicants/test/publishing-',
    'services/applicants/test/places-',
    'web/histories',
  ],
  'HISTORIES',
  2_000,
  ['stack', 'unit'],
)
