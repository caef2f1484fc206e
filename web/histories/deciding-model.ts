import { PASS_STATES, type Pass } from '@recruit/contract/constants'

/** What a user of the desk does; `open` types and presses Enter. */
export type DecideAct =
  | { does: 'number'; number: number }
  | { does: 'step'; by: 1 | -1 }
  | { does: 'type'; search: string }
  | { does: 'open'; search: string }
  | { does: 'click'; at: number }
  | { does: 'press'; pass: Pass }
  | { does: 'undo' }
  | { does: 'clear' }

/** Whom each key and click is about, told without the desk's code. */
export function decidingModel(names: readonly string[]) {
  const passes = names.map((): Pass => 'default')
  const made: { at: number; from: Pass }[] = []
  let open = 0
  let search = ''
  const shown = () => names.flatMap((name, at) => (name.includes(search) ? [at] : []))
  const decide = (at: number, pass: Pass) => {
    const from = passes[at] ?? 'default'
    if (from !== pass) made.push({ at, from })
    passes[at] = pass
  }
  const move = (by: 1 | -1) => {
    const list = shown()
    const at = list.indexOf(open)
    open = (at < 0 ? list[0] : list[at + by]) ?? open
  }
  return {
    passes,
    state: () => ({ open, search }),
    isHidden: () => !shown().includes(open),
    do: (one: DecideAct) => {
      if (one.does === 'number') {
        const pass = PASS_STATES[one.number - 1]
        if (!pass || !shown().includes(open)) return
        decide(open, pass)
        move(1)
      } else if (one.does === 'step') move(one.by)
      else if (one.does === 'type') search = one.search
      else if (one.does === 'clear') search = ''
      else if (one.does === 'open') {
        search = one.search
        const [first] = shown()
        if (search !== '' && first !== undefined) open = first
      } else if (one.does === 'click') open = shown()[one.at] ?? open
      else if (one.does === 'press') decide(open, one.pass)
      else {
        const last = made.pop()
        if (!last) return
        passes[last.at] = last.from
        open = last.at
        if (!shown().includes(open)) search = ''
      }
    },
  }
}
