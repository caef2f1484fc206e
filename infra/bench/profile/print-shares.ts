import type { Share, sharesOf } from './read-profile.ts'

/** Less than this of a package is noise. */
const WORTH_TELLING = 0.005

/** Packages, functions by their own time, and our own functions with what they call; shares of the busy time. */
export function printShares(
  program: string,
  { busySeconds, packages, functions }: ReturnType<typeof sharesOf>,
  requests: number,
  top: number,
): void {
  const micros = Math.round((busySeconds * 1e6) / requests)
  console.log(
    `\n## ${program}: busy for ${busySeconds.toFixed(1)} s, ${micros} µs for each of ${requests} calls`,
  )
  const told = packages.filter(({ whole }) => whole >= WORTH_TELLING)
  print(
    'Packages, with what Node does for them',
    told.toSorted((a, b) => b.served - a.served),
  )
  print(`${top} functions by their own time`, functions.slice(0, top))
  const ours = functions.filter(({ name }) => / (gateway|services|infra)\//.test(name))
  const byWhole = ours.toSorted((a, b) => b.whole - a.whole)
  print(`${top} functions of ours with what they call`, byWhole.slice(0, top))
}

function print(title: string, shares: Share[]): void {
  const line = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
  console.log(`\n${title}\n`)
  line('own', "with Node's", 'with calls', 'what')
  line('---', '---', '---', '---')
  for (const { name, self, served, whole } of shares)
    line(percent(self), percent(served), percent(whole), name)
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
