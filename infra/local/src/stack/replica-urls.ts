import type { Service } from '../paths.ts'
import { freePort } from './ports.ts'
import type { StackOptions } from './stack-options.ts'

/** Where the replicas of each service are to listen. */
export const serviceUrls = async ({ replicas }: StackOptions): Promise<Record<Service, string[]>> => ({
  applicants: await freeUrls(replicas?.applicants),
  settings: await freeUrls(replicas?.settings),
  auth: await freeUrls(replicas?.auth),
})

/** Where the gateways are to listen: the first on the port that was asked for. */
export const gatewayUrls = async ({ port, replicas }: StackOptions): Promise<string[]> => [
  urlAt(port),
  ...(await freeUrls((replicas?.gateway ?? 1) - 1)),
]

async function freeUrls(count = 1): Promise<string[]> {
  const urls: string[] = []
  while (urls.length < count) urls.push(urlAt(await freePort()))
  return urls
}

const urlAt = (port: number) => `http://127.0.0.1:${port}`
