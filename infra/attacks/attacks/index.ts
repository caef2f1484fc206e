import type { Attack } from '../attack.ts'
import { crossSitePosts } from './cross-site-posts.ts'
import { historyFlood } from './history-flood.ts'
import { identityGuesses, lookupsFlood } from './lookups.ts'
import { neverReading } from './never-reading.ts'
import { receiptsFlood } from './receipts-flood.ts'
import { pipelinedByMany, pipelinedSaves, savesFlood } from './saves.ts'
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
