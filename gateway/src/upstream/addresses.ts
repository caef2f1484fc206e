import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

/**
 * All addresses of these urls' names: containers and pods of one service share a name. Rejects when a name is unknown.
 */
export async function addressesOf(urls: URL[], resolve: Resolve = resolveName): Promise<URL[]> {
  const found = await Promise.all(urls.map((url) => (isName(url) ? behind(url, resolve) : [url])))
  return found.flat()
}

/** Whether the host is a name, whose addresses may change. */
export const isName = ({ hostname }: URL): boolean =>
  hostname !== 'localhost' && !isIP(hostname.replace(/^\[|\]$/g, ''))

type Resolve = (name: string) => Promise<{ address: string; family: number }[]>
/** Resolves names as the machine does, with its search domains and hosts file. */
const resolveName: Resolve = (name) => lookup(name, { all: true })

async function behind(url: URL, resolve: Resolve): Promise<URL[]> {
  const addresses = await resolve(url.hostname)
  return addresses.map(({ address, family }) => {
    const one = new URL(url)
    one.hostname = family === 6 ? `[${address}]` : address
    return one
  })
}
