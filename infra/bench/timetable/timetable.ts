/** `npm run bench -- timetable [--seeds 4]`: how many a timetable places, how soon, and whom a repair moves. */
import { OPTION, readArguments } from '@recruit/local/arguments'
import { loadNow, machineLine } from '@recruit/local/testing/machine'
import { runBench } from '../run-bench.ts'
import { placedTable } from './placed.ts'
import { repairTable } from './repairs.ts'

await runBench(async (signal) => {
  const usage = 'npm run bench -- timetable [--seeds 4]'
  const count = readArguments({ usage, options: { seeds: OPTION.text } }).number('seeds', 4)
  const isOver = () => signal.aborted
  const seeds = Array.from({ length: count }, (_, index) => index + 1)
  const load = loadNow()
  const placed = await placedTable(seeds, isOver)
  const repaired = await repairTable(seeds, isOver)
  console.log(`\n${machineLine(load)} at the start, ${loadNow().toFixed(1)} at the end\n`)
  console.log([placed, '', repaired].join('\n'))
})
