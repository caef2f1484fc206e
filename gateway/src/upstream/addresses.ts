import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

/**
 * All addresses behind the names of these urls: containers and pods of one service share a name. Rejects when a name
 * is unknown.
 */
export async function addressesOf(urls: URL[], resolve: Resolve = resolveName): Promise<URL[]> {
  const found = await Promise.all(urls.map((url) => (isName(url) ? behind(url, resolve) : [url])))
  return found.flat()
}

/** A url whose address may be another, or several, a second later. */
export const isName = ({ hostname }: URL): boolean =>
  hostname !== 'localhost' && !isIP(hostname.replace(/^\[|\]$/g, ''))

type Resolve = (name: string) => Promise<{ address: string; family: number }[]>
/** As the machine resolves names, its search domains and hosts file included. */
const resolveName: Resolve = (name) => lookup(name, { all: true })

async function behind(url: URL, resolve: Resolve): Promise<URL[]> {
  const addresses = await resolve(url.hostname)
  return addresses.map(({ address, family }) => {
    const one = new URL(url)
    one.hostname = family === 6 ? `[${address}]` : address
    return one
  })
}
