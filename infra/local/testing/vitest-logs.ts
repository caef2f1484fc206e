import { afterEach } from 'vitest'
import { lastLines } from './program-logs.ts'

// The programs' folders are removed when the run is over.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.error(`${task.name}: the programs said last\n${lastLines()}`)
})
