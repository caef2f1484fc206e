import type { Attack } from '../attack.ts'
import { crossSitePosts } from './cross-site-posts.ts'
import { historyFlood } from './history-flood.ts'
import { identityGuesses } from './identity-guesses.ts'
import { lookupsFlood } from './lookups-flood.ts'
import { neverReading } from './never-reading.ts'
import { pipelinedByMany, pipelinedSaves } from './pipelined-saves.ts'
import { receiptsFlood } from './receipts-flood.ts'
import { savesFlood } from './saves-flood.ts'
import { signInAfterMany, signInAtOnce, signInFlood } from './sign-in-floods.ts'
import { unfinishedBodies } from './unfinished-bodies.ts'

/** Every attack; a new one is a file and a line here. */
export const attacks: Attack[] = [
  pipelinedSaves,
  pipelinedByMany,
  savesFlood,
  neverReading,
  unfinishedBodies,
  lookupsFlood,
  identityGuesses,
  crossSitePosts,
  signInFlood,
  signInAtOnce,
  signInAfterMany,
  receiptsFlood,
  historyFlood,
]
