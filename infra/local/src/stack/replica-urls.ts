import type { Service } from '../paths.ts'
import { freePort } from './ports.ts'
import type { StackOptions } from './stack-options.ts'

export const serviceUrls = async ({ replicas }: StackOptions): Promise<Record<Service, string[]>> => ({
  applicants: await freeUrls(replicas?.applicants),
  settings: await freeUrls(replicas?.settings),
  auth: await freeUrls(replicas?.auth),
})

export interface GatewayPlaces {
  urls: string[]
  /** On this machine only. */
  metricsPorts: number[]
}

/** The addresses for the gateways: the first uses the requested ports. */
export async function gatewayPlaces({ port, metricsPort, replicas }: StackOptions): Promise<GatewayPlaces> {
  const more = (replicas?.gateway ?? 1) - 1
  return {
    urls: [port, ...(await freePorts(more))].map(urlAt),
    metricsPorts: [metricsPort ?? (await freePort()), ...(await freePorts(more))],
  }
}

const freeUrls = async (count = 1) => (await freePorts(count)).map(urlAt)

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  return ports
}

export const urlAt = (port: number | string) => `http://127.0.0.1:${port}`
