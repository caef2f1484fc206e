import type { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

/** Bridges of containers and virtual machines, and tunnels: a phone in the same network does not reach them. */
const VIRTUAL =
  /^(?:docker|br-|bridge\d|veth|virbr|vmnet|vboxnet|podman|cni|flannel|cali|lxc|lxd|incus|tun|tap|utun|wg|tailscale|zt|ppp|awdl|llw)|^vEthernet|VirtualBox|VMware|Hyper-V/i
/** Given by a machine to itself while nobody else gives it an address. */
const LINK_LOCAL = /^169\.254\./

/** The addresses at which another device in the same network can open what listens on the port. */
export const sameNetworkUrls = (interfaces: Interfaces, port: number): string[] =>
  Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !LINK_LOCAL.test(address))
    .map(({ address }) => `http://${address}:${port}`)

/** Where the site is opened from elsewhere, as a line beside `Ready:`; null when nothing leads here. */
export function fromElsewhere(env: NodeJS.ProcessEnv, interfaces: Interfaces, port: number): string | null {
  // The gateway then takes what is sent from its pages for another site's.
  if (env.PUBLIC_URL)
    return `PUBLIC_URL is set: open ${env.PUBLIC_URL}. A page that is opened elsewhere cannot send anything.`
  const urls = sameNetworkUrls(interfaces, port)
  return urls.length > 0 ? `In the same network: ${urls.join(' ')}` : null
}
