/** `npm run test:messages [count]`: messages whose delivery is killed and paused again and again; nobody may get two. */
import { runLongTest } from '../process/long-test.ts'

await runLongTest('messages', ['services/applicants/test/messages-kills'], 'MESSAGES', 1_500)
