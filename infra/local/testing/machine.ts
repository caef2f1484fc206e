import { cpus, loadavg, totalmem } from 'node:os'

/** The machine's load in the last minute. */
export const loadNow = (): number => loadavg()[0] ?? 0

/** The measured machine, in one line; `load` as before the measurement, or now. */
export const machineLine = (load = loadNow()): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${load.toFixed(1)}`
