import { BlockList } from 'node:net'
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { fits, type Program } from './parts.ts'

/** A caller or a callee: one of our pods, a pod of another namespace, or an outside address. */
export type Party = { name: string } & (
  | { program: Program }
  | { namespace: string; labels: Record<string, string> }
  | { address: string }
)
export type Port = { port: number; protocol: 'TCP' | 'UDP' }

type Rule = NonNullable<NonNullable<INetworkPolicy['spec']>['ingress']>[number]
type Peer = NonNullable<Rule['from']>[number]

/**
 * Whether these policies of our namespace let one party call a port of another: both its egress and ingress must allow
 * it. Throws on any unknown part of a policy.
 */
export function allows(policies: INetworkPolicy[], from: Party, to: Party, at: Port): boolean {
  const leaves = 'program' in from ? passes(policies, from.program, 'Egress', to, to, at) : true
  const reaches = 'program' in to ? passes(policies, to.program, 'Ingress', from, to, at) : true
  return leaves && reaches
}

function passes(
  policies: INetworkPolicy[],
  program: Program,
  direction: 'Egress' | 'Ingress',
  other: Party,
  called: Party,
  at: Port,
): boolean {
  const about = policies.filter(({ spec }) => spec && fits(spec.podSelector ?? {}, program.labels))
  const meant = about.filter(({ spec }) => spec?.policyTypes?.includes(direction))
  if (meant.length === 0) return true
  const rules = meant.flatMap(({ spec }) =>
    direction === 'Egress'
      ? (spec?.egress ?? []).map(({ to, ports, ...more }) => ({ peers: to, ports, more }))
      : (spec?.ingress ?? []).map(({ from, ports, ...more }) => ({ peers: from, ports, more })),
  )
  return rules.some(({ peers, ports, more }) => {
    known(more)
    return (
      (!peers?.length || peers.some((peer) => isPeer(peer, other))) &&
      (!ports?.length || ports.some((port) => isPort(port, called, at)))
    )
  })
}

function isPeer({ podSelector, namespaceSelector, ipBlock, ...more }: Peer, party: Party): boolean {
  known(more)
  if (ipBlock) return 'address' in party && isIn(ipBlock, party.address)
  if ('address' in party) return false
  if ('program' in party) return !namespaceSelector && fits(podSelector ?? {}, party.program.labels)
  const namespace = { 'kubernetes.io/metadata.name': party.namespace }
  return !!namespaceSelector && fits(namespaceSelector, namespace) && fits(podSelector ?? {}, party.labels)
}

function isIn({ cidr, ...more }: NonNullable<Peer['ipBlock']>, address: string): boolean {
  known(more)
  const [net = '', prefix] = cidr.split('/')
  const block = new BlockList()
  block.addSubnet(net, Number(prefix))
  return block.check(address)
}

/** A port may have the name that the called container gives it. */
function isPort(
  { port, protocol = 'TCP', ...more }: NonNullable<Rule['ports']>[number],
  called: Party,
  at: Port,
): boolean {
  known(more)
  const named =
    'program' in called &&
    [called.program.container, ...called.program.sidecars]
      .flatMap(({ ports = [] }) => ports)
      .find(({ name }) => name === port)
  return protocol === at.protocol && (named ? named.containerPort : port) === at.port
}

function known(more: object): void {
  if (Object.keys(more).length) throw new Error(`Unheard-of in a NetworkPolicy: ${JSON.stringify(more)}`)
}
