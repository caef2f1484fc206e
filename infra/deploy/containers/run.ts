/**
 * `npm run long -- containers`: the service tests on databases in containers, then the images, each alone and by the
 * compose file. `quick` skips the service tests, the browser and a stop in between.
 */
import { readArguments } from '@recruit/local/arguments'
import { runVitest, tell } from '@recruit/local/commands/test-runs'
import { PlainError } from '@recruit/local/plain-error'
import { runCommand } from '@recruit/local/process/run-command'
import { runStep } from '@recruit/local/process/step'
import { buildImages, docker } from './engine.ts'

// The library's helper image comes from a registry, which a machine with local images may not reach.
const isLocal = process.env.MYSQL_IMAGE?.startsWith('localhost/')
const library: Record<string, string> = isLocal
  ? { TESTCONTAINERS_RYUK_DISABLED: 'true', TESTCONTAINERS_HOST_OVERRIDE: '127.0.0.1' }
  : {}
const serviceTests = ['services', 'infra/local/test/rights']
const imageTests = ['vitest', 'run', '--config', 'infra/deploy/containers/vitest.config.ts']

async function test(signal: AbortSignal): Promise<number> {
  const { words } = readArguments({
    usage: 'npm run long -- containers [quick]',
    words: ['quick'],
  })
  const isQuick = words.includes('quick')
  await docker('version').catch(() => {
    throw new PlainError('No container engine answers: please start Docker, or name it by DOCKER_HOST.')
  })
  const codes: number[] = []
  if (!isQuick) {
    const tested = await runVitest(['stack'], serviceTests, signal, { ...library, CONTAINERS: 'on' })
    codes.push(tell([tested], serviceTests))
  }
  console.log('\n── images')
  await buildImages()
  const scope = { ...library, SCOPE: isQuick ? 'quick' : 'whole' }
  codes.push(await runStep('the product in containers', imageTests, signal, scope))
  return codes.every((code) => code === 0) ? 0 : 1
}

await runCommand(test)
