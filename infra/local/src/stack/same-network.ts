import type { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

/** Bridges of containers and virtual machines, and tunnels, which a phone in the same network cannot reach. */
const VIRTUAL =
  /^(?:docker|br-|bridge\d|veth|virbr|vmnet|vboxnet|podman|cni|flannel|cali|lxc|lxd|incus|tun|tap|utun|wg|tailscale|zt|ppp|awdl|llw)|^vEthernet|VirtualBox|VMware|Hyper-V/i
/** Addresses that a machine gives itself when no server assigns one. */
const LINK_LOCAL = /^169\.254\./

/** The addresses at which other devices in the same network reach the port. */
export const sameNetworkUrls = (interfaces: Interfaces, port: number): string[] =>
  Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !LINK_LOCAL.test(address))
    .map(({ address }) => `http://${address}:${port}`)

/** The address of the site on the local network, as a line after `Ready:`; null when there is none. */
export function fromElsewhere(env: NodeJS.ProcessEnv, interfaces: Interfaces, port: number): string | null {
  // The gateway would take requests from its pages for another site's.
  if (env.PUBLIC_URL)
    return `PUBLIC_URL is set: open ${env.PUBLIC_URL}. A page that is opened elsewhere cannot send anything.`
  const urls = sameNetworkUrls(interfaces, port)
  return urls.length > 0 ? `In the same network: ${urls.join(' ')}` : null
}
