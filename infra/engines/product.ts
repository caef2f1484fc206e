import { networkInterfaces } from 'node:os'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { openPeriod } from '@recruit/local/testing/people'
import { prepareWeb, startTestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'

/** The product on free ports, with an open period. */
export interface Product {
  url: string
  plainUrl: string | null
  admin: Visitor
  stop: () => Promise<void>
}

/** Real parts: MySQL, Redis, the services, the gateway and the built site. `stop` removes everything. */
export async function startProduct(signal: AbortSignal): Promise<Product> {
  await prepareWeb()
  signal.throwIfAborted()
  const databases = await startTestDatabases()
  try {
    signal.throwIfAborted()
    const stack = await startTestStack(databases.mysqlAdminUrl)
    const stop = async () => {
      await stack.stop()
      await databases.stop()
    }
    return { url: stack.url, plainUrl: plainUrlOf(stack.url), admin: await openPeriod(stack.url), stop }
  } catch (error) {
    await databases.stop()
    throw error
  }
}

/** Browsers trust localhost even without https; at the machine's own address they disable some functions. */
function plainUrlOf(url: string): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)
  return outside ? `http://${outside.address}:${new URL(url).port}` : null
}
