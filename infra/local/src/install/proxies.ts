import { findProgram } from './machine.ts'
import type { Requirement } from './requirement.ts'

const proxy = (name: string, program: string, debian: string): Requirement => ({
  name,
  isThere: ({ env, machine }) => findProgram([program], env, machine) !== null,
  packages: { debian: [debian], ubuntu: [debian], fedora: [program], macos: [program] },
  otherwise: 'put them where PATH leads: tests run them as processes',
})

/** The proxies in front of several gateways; their tests use the files of `infra/deploy/proxy`. */
export const proxyRequirements: Requirement[] = [
  proxy('HAProxy', 'haproxy', 'haproxy'),
  proxy('nginx', 'nginx', 'nginx-light'),
]
