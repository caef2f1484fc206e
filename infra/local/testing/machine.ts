import { cpus, loadavg, totalmem } from 'node:os'

/** How busy the machine has been in the last minute. */
export const loadNow = (): number => loadavg()[0] ?? 0

/** The machine that figures come from, in one line; `load` as it was before the measurement, or now. */
export const machineLine = (load = loadNow()): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${load.toFixed(1)}`
