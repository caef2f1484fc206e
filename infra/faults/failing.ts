/** The ways in which a program fails; `repair` undoes each. */
export const FAULTS = ['killed', 'stopped', 'cut'] as const
export type Fault = (typeof FAULTS)[number]

export interface Failing {
  name: string
  /** Killed (SIGKILL), stopped (SIGSTOP) or cut off from its clients and, of a database, from the others. */
  fail: (fault: Fault) => Promise<void>
  /** Undoes the fault; the program may need a while afterwards. */
  repair: (fault: Fault) => Promise<void>
}

interface Process {
  signal: (signal: NodeJS.Signals) => unknown
  /** Starts it again after it was killed. */
  start: () => unknown
  /** Absent if no proxy in front of the process can cut it off. */
  setCut?: (isCut: boolean) => unknown
}

/** A process that can fail and recover. Throws for a cut without `setCut`. */
export function failing(name: string, { signal, start, setCut }: Process): Failing {
  const cut = (isCut: boolean) => {
    if (!setCut) throw new Error(`${name} cannot be cut off`)
    return setCut(isCut)
  }
  const away = { killed: () => signal('SIGKILL'), stopped: () => signal('SIGSTOP'), cut: () => cut(true) }
  const back = { killed: start, stopped: () => signal('SIGCONT'), cut: () => cut(false) }
  return {
    name,
    async fail(fault) {
      await away[fault]()
    },
    async repair(fault) {
      await back[fault]()
    },
  }
}
