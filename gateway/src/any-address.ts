import { createServer } from 'node:net'

/** Every address of the machine: '::' includes IPv4, but does not exist where IPv6 is disabled. */
export const anyAddress = (): Promise<string> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve('0.0.0.0'))
    probe.listen(0, '::', () => probe.close(() => resolve('::')))
  })
