/** `npm run test:timetable [count]`: tiny timetables against trying everything, by the thousand. */
import { runLongTest } from '../process/long-test.ts'

await runLongTest('tiny timetables', ['services/applicants/src/timetable/run/solve'], 'TIMETABLES', 2_000, [
  'unit',
])
