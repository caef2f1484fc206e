import { ALL_HOURS } from '@recruit/contract/constants'
import type { InterviewHours } from '@recruit/contract/interview/grid'
import { rangesOf } from '../../../../ui/grid/hours/index.ts'

const shortly = {
  hour: (label: string) => label.replace(':00', ''),
  range: (from: string, to: string) => `${from}–${to}`,
}

/**
 * Hours in one line, '12.5(토) 10–16 · 12.6(일)–12.8(화) 9–12, 14–18': neighbouring columns with the same hours form one
 * range.
 */
export function hoursInBrief(
  hours: InterviewHours,
  labels: readonly string[],
  columns: readonly number[],
  wholeDay: string,
): string {
  const runs: { bits: number; first: number; last: number }[] = []
  let before: number | undefined
  for (const column of columns) {
    const bits = hours[column] ?? 0
    const run = runs.at(-1)
    if (run && bits && bits === before) run.last = column
    else if (bits) runs.push({ bits, first: column, last: column })
    before = bits
  }
  return runs
    .map(({ bits, first, last }) => {
      const [from = '', to = ''] = [labels[first], labels[last]]
      const days = first === last ? from : shortly.range(from, to)
      return `${days} ${bits === ALL_HOURS ? wholeDay : rangesOf(bits, shortly)}`
    })
    .join(' · ')
}
