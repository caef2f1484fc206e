/** `npm run bench -- timetable [seeds]`: how many a timetable places, how soon, and whom a repair moves. */
import { cpus } from 'node:os'
import { listenForTheEnd } from '@recruit/local/process/shutdown'
import { loadNow } from '../load/machine.ts'
import { placedTable } from './placed.ts'
import { repairTable } from './repairs.ts'

const SEEDS = Number(process.argv[2]) || 4

const ended = listenForTheEnd()
ended.addEventListener('abort', () => setTimeout(() => process.exit(130), 2_000))
const isOver = () => ended.aborted
const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1)
const load = loadNow()
const placed = await placedTable(seeds, isOver)
const repaired = await repairTable(seeds, isOver)
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
console.log(`\n${machine}, load ${load.toFixed(1)} at the start, ${loadNow().toFixed(1)} at the end\n`)
console.log([...placed, '', ...repaired].join('\n'))
process.exit(0)
