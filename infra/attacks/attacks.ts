/**
 * `npm run long -- attacks`: attacks the product from loopback, each attack for some seconds, and judges it by a
 * bystander at another address. `-- --only saves-flood,never-reading` some of them, `--seed` as before.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallName } from '@recruit/contract'
import { OPTION, readArguments } from '@recruit/local/arguments'
import { markdownTable } from '@recruit/local/markdown-table'
import { root } from '@recruit/local/paths'
import { metricsUrlsOf } from '@recruit/local/process/part'
import { runCommand } from '@recruit/local/process/run-command'
import { figuresInWords, noted, printFigures, printTable } from '@recruit/local/testing/figures'
import { startOwnStack } from '@recruit/local/testing/own-stack'
import { newPerson } from '@recruit/local/testing/people'
import { medianOf } from '@recruit/local/testing/percentile'
import { newSeed } from '@recruit/local/testing/seeded-random'
import { prepareWeb } from '@recruit/local/testing/stack'
import { visitor } from '@recruit/local/testing/visitor'
import { ATTACKER, type Attack, atMost, type Figure, type Scene, type Target } from './attack.ts'
import { attacks } from './attacks/index.ts'

const QUIET_MS = 4_000
/** Work that began before the attack ended is completed. */
const SETTLE_MS = 2_000
/** Between two calls of the bystander. */
const PAUSE_MS = 20
const MOST_TIMES = 2
const MOST_REFUSED_PERCENT = 1

async function run(signal: AbortSignal): Promise<number> {
  const { only, seed } = wanted()
  console.log(`seed ${seed}`)
  await prepareWeb()
  const product = await startProduct(signal)
  const outcomes: { attack: Attack; figures: Figure[] }[] = []
  try {
    const live = await createBystander(product.url, '203.0.113.1')
    // The first calls of a process are slow.
    await live(after(QUIET_MS))
    for (const attack of only) {
      signal.throwIfAborted()
      console.log(`\n${attack.name}: ${attack.does}`)
      const figures = await play(attack, product, live, seed)
      outcomes.push({ attack, figures })
      printFigures(figures)
    }
  } finally {
    await product.stop()
  }
  const isKept = ({ figures }: { figures: Figure[] }) => figures.every((figure) => figure.isKept)
  const rows = outcomes.map((outcome) => {
    const { attack, figures } = outcome
    return [`${attack.name}: ${attack.does}`, figuresInWords(figures), isKept(outcome) ? 'yes' : '**no**']
  })
  const table = markdownTable(['attack', 'measured', 'kept'], rows)
  printTable(join(root, 'artefacts/attacks'), seed, [table])
  return outcomes.every(isKept) ? 0 : 1
}

/** The whole product, and its gateway's memory. */
async function startProduct(signal: AbortSignal) {
  const { stack, stop } = await startOwnStack('attacks', { signal, delivers: true })
  const { url, port } = stack
  const [figures = ''] = metricsUrlsOf(stack.parts, 'gateway')
  return {
    url,
    port,
    stop,
    async memory(): Promise<number> {
      const text = await (await fetch(figures)).text()
      return Number(/^process_resident_memory_bytes\{[^}]*\} (\S+)/m.exec(text)?.[1] ?? 0) / 1_048_576
    },
  }
}

type Product = Awaited<ReturnType<typeof startProduct>>
type Live = Awaited<ReturnType<typeof createBystander>>

async function play(attack: Attack, product: Product, live: Live, seed: number): Promise<Figure[]> {
  const { url, port, memory } = product
  let newcomers = 0
  const from = (address: string) => visitor(url, 'en', { 'X-Forwarded-For': address })
  const target = { url, port, seed, seconds: attack.seconds }
  const scene: Scene = {
    ...{ url, target },
    newcomer: () => from(`203.0.114.${++newcomers}`),
    neighbour: () => from(ATTACKER),
    memory,
    memoryBefore: await memory(),
  }
  const quiet = await live(after(QUIET_MS))
  let isOver = false
  const attacked = attackerOf(attack, target).finally(() => {
    isOver = true
  })
  const judged = pause((attack.seconds * 1_000) / 2).then(() => attack.during?.(scene) ?? [])
  const [felt, count, during] = await Promise.all([live(() => isOver), attacked, judged])
  await pause(SETTLE_MS)
  const later = (await attack.after?.(scene, count)) ?? []
  // Measured before and after, because the machine's other load varies.
  const again = await live(after(QUIET_MS))
  const p50 = { quiet: medianOf([...quiet.times, ...again.times]), felt: medianOf(felt.times) }
  const refused = (100 * felt.refused) / felt.times.length
  return [
    noted('what became of the attack', wordsOf(count)),
    noted(
      'p50 of the bystander',
      `${p50.quiet.toFixed(1)} → ${p50.felt.toFixed(1)} ms, slowest ${Math.max(...felt.times).toFixed(0)} ms`,
    ),
    atMost('p50 beside that of a quiet time', p50.felt / p50.quiet, MOST_TIMES, 'times'),
    atMost(`refused of the bystander's ${felt.times.length} calls`, refused, MOST_REFUSED_PERCENT, '%'),
    ...during,
    ...later,
  ]
}

/** What an uninvolved visitor felt: how long each call took, and how many calls failed. */
interface Felt {
  times: number[]
  refused: number
}

/** An applicant at an address of their own, who saves, looks up and reads, one call after the other. */
async function createBystander(url: string, address: string) {
  const browser = visitor(url, 'en', { 'X-Forwarded-For': address })
  const person = newPerson()
  const { value: id } = await browser.call('enroll', person)
  const rounds: [CallName, unknown][] = [
    ['savePage1', { id, major: '수학과' }],
    ['loadSettings', { key: 1 }],
    ['findApplicant', { ...person, team: undefined }],
    ['getApplication', { id }],
  ]
  return async function live(until: () => boolean): Promise<Felt> {
    const felt: Felt = { times: [], refused: 0 }
    for (let at = 0; !until(); at++) {
      const [name, form] = rounds[at % rounds.length] as [CallName, unknown]
      const began = performance.now()
      const answer = await browser.send(name, form).catch(() => null)
      felt.times.push(performance.now() - began)
      if (answer?.status !== 200) felt.refused++
      await pause(PAUSE_MS)
    }
    return felt
  }
}

const after = (ms: number) => {
  const end = performance.now() + ms
  return () => performance.now() > end
}
const wordsOf = (count: Record<string, number>) =>
  Object.entries(count)
    .map(([what, times]) => `${what}: ${times}`)
    .join(', ')

/** In a process of its own, so that sending does not slow the bystander. */
function attackerOf({ name }: Attack, target: Target): Promise<Record<string, number>> {
  return new Promise((resolve, reject) => {
    const args = [join(import.meta.dirname, 'attacker.ts'), name, JSON.stringify(target)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.on('error', reject).on('close', (code) => {
      if (code === 0) resolve(JSON.parse(text))
      else reject(new Error(`The attacker ended with ${code}`))
    })
  })
}

function wanted(): { only: Attack[]; seed: number } {
  const { values, known, number } = readArguments({
    usage: 'npm run long -- attacks [--only saves-flood,never-reading] [--seed 1]',
    options: { only: OPTION.text, seed: OPTION.text },
  })
  const names = attacks.map(({ name }) => name)
  const only = known(values.only?.split(',') ?? names, names)
  return { only: attacks.filter(({ name }) => only.includes(name)), seed: number('seed', newSeed()) }
}

await runCommand(run)
