import type { Scenario } from '../scenario.ts'
import { clocks } from './clocks.ts'
import { coldCache } from './cold-cache.ts'
import { cutReply } from './cut-reply.ts'
import { deadline } from './deadline.ts'
import { fullDisk, fullFolders } from './full-disk.ts'
import { deadlock, killedMysql, lockedTable, stoppedMysql } from './mysql.ts'
import { plannedResults } from './planned.ts'
import { killedGateway, killedReplica, stoppedReplica } from './processes.ts'
import { flushedRedis, lateRedis, redisGone } from './redis.ts'
import { hugeBody, malformed, slowClients } from './requests.ts'
import { restartOfSingles, rollingRestart } from './rolling.ts'

/** Every promised fault, in the order of the promises. */
export const scenarios: Scenario[] = [
  ...[killedReplica, stoppedReplica, killedGateway, killedMysql, stoppedMysql, lockedTable, deadlock],
  ...[redisGone, flushedRedis, lateRedis, fullDisk, cutReply, hugeBody, slowClients, malformed],
  ...[deadline, coldCache, rollingRestart, clocks, plannedResults],
  ...[restartOfSingles, fullFolders],
]
