/** Loaded before a program of the product (`NODE_OPTIONS=--import`): its clock is OFFSET_MS off from then on. */
const offset = Number(process.env.OFFSET_MS ?? 0)
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
