import { createServer } from 'node:net'

/** Every address of the machine: '::' takes IPv4 as well, but does not exist where IPv6 is switched off. */
export const anyAddress = (): Promise<string> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve('0.0.0.0'))
    probe.listen(0, '::', () => probe.close(() => resolve('::')))
  })
