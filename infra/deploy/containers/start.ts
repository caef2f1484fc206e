import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KEYS } from '@recruit/local/testing/stack'
import { GenericContainer, Network, type StartedTestContainer, Wait } from 'testcontainers'
import { type ComposeService, composeFile, filled } from '../compose-file.ts'
import { secretTexts } from '../secret-texts.ts'

const PORT = 8080
/** With all dependencies, on a busy machine. */
const START_LIMIT_MS = 120_000

export type Containers = Awaited<ReturnType<typeof openContainers>>

/**
 * A network for containers of the product's images, with secrets and the staff keys `KEYS`. `start` starts one by its
 * name in compose.yaml, after its dependencies there; `stop` removes everything.
 */
export async function openContainers() {
  const folder = mkdtempSync(join(tmpdir(), 'recruit-containers-'))
  const secrets = secretTexts(folder, KEYS)
  const network = await new Network().start()
  const starting = new Map<string, Promise<StartedTestContainer>>()
  const lines: string[] = []

  const start = (name: string): Promise<StartedTestContainer> => {
    const started = starting.get(name) ?? startAfterOthers(name)
    starting.set(name, started)
    return started
  }

  async function startAfterOthers(name: string): Promise<StartedTestContainer> {
    const service = composeFile.services[name]
    if (!service) throw new Error(`compose.yaml has no ${name}`)
    await Promise.all(Object.keys(service.depends_on ?? {}).map(start))
    return containerOf(service, secrets)
      .withNetwork(network)
      .withNetworkAliases(name)
      .withLogConsumer((log) => log.on('data', (line) => lines.push(`${name}: ${line}`)))
      .start()
      .catch((cause) => {
        throw new Error(`${name} did not start`, { cause })
      })
  }

  return {
    start,
    names: () => [...starting.keys()],
    logs: () => lines.join(''),
    stop: async () => {
      for (const started of await Promise.allSettled(starting.values()))
        if (started.status === 'fulfilled') await started.value.stop({ remove: true, removeVolumes: true })
      await network.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The address of a container's program from this machine. */
export const urlOf = (container: StartedTestContainer): string =>
  `http://${container.getHost()}:${container.getMappedPort(PORT)}`

/** As in compose.yaml, with the data in memory. */
function containerOf(service: ComposeService, secrets: Record<string, string>): GenericContainer {
  const { build, command, environment = {}, healthcheck, volumes = [], restart } = service
  const isJob = restart === 'no'
  const env = Object.entries(environment).map(([name, value]) => [name, filled(value, {})])
  const container = new GenericContainer(filled(service.image, process.env))
    .withEnvironment(Object.fromEntries(env))
    .withCopyContentToContainer(
      (service.secrets ?? []).map((name) => ({
        target: `/run/secrets/${name}`,
        content: secrets[name] ?? '',
        mode: 0o444,
      })),
    )
    .withTmpFs(Object.fromEntries(volumes.map((volume) => [volume.split(':')[1], 'rw'])))
    .withStartupTimeout(START_LIMIT_MS)
    .withWaitStrategy(isJob ? Wait.forOneShotStartup() : Wait.forHealthCheck())
  if (build && !isJob) container.withExposedPorts(PORT)
  if (command) container.withCommand(command)
  if (healthcheck) {
    const { test, retries, interval, timeout, start_period } = healthcheck
    const limits = { interval: ms(interval), timeout: ms(timeout), startPeriod: ms(start_period) }
    container.withHealthCheck({ test, retries, ...limits })
  }
  return container
}

const ms = (seconds = '0s') => Number.parseInt(seconds, 10) * 1_000
