/**
 * Loaded before a program of the product (`NODE_OPTIONS=--import`): shifts its clock by OFFSET_MS, and by STEP_MS more
 * at each SIGUSR2.
 */
let offset = Number(process.env.OFFSET_MS ?? 0)
const step = Number(process.env.STEP_MS ?? 0)
if (step)
  process.on('SIGUSR2', () => {
    offset += step
  })
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length) super(...parts)
    else super(RealDate.now() + offset)
  }
  static now() {
    return RealDate.now() + offset
  }
}
