/** `npm run bench -- calls [rows] [--million] [--rounds 7] [--seconds 2]`: what the busiest calls cost on this machine. */
import { parseArgs } from 'node:util'
import type { Part } from '@recruit/local/process/part'
import { listenForTheEnd } from '@recruit/local/process/shutdown'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { openPeriod } from '@recruit/local/testing/people'
import { prepareWeb, startTestStack, type TestStack } from '@recruit/local/testing/stack'
import type { Visitor } from '@recruit/local/testing/visitor'
import { FLOOR_CALL_NAMES } from './floors/floor-calls.ts'
import { TooBusy } from './load/load.ts'
import { loadNow, machine } from './load/machine.ts'
import { extent } from './load/ratio.ts'
import { floorOf } from './rows/floors.ts'
import { frontPage } from './rows/front-page.ts'
import { lookup } from './rows/lookup.ts'
import { nginx } from './rows/nginx.ts'
import { gatewayFloor, gatewayFloorBody, proxiedBody, proxiedRead } from './rows/proxied.ts'
import { save } from './rows/save.ts'
import { settings } from './rows/settings.ts'
import { signIn } from './rows/sign-in.ts'
import { staff } from './rows/staff-calls.ts'
import { visit } from './rows/visit.ts'
import { signInFlood } from './sign-in-flood.ts'

/** What a row measures with: the product with its period open, and an admin signed in. */
export interface Bench {
  stack: TestStack
  admin: Visitor
  /** MySQL's program, where it is one of ours. */
  mysql: Part[]
  /** Asked for by hand: it takes a minute to make so many. */
  isMillion: boolean
}

const ROWS: Record<string, (bench: Bench) => Promise<string[]>> = {
  settings,
  nginx,
  proxied: proxiedRead,
  'proxied-body': proxiedBody,
  'gateway-floor': gatewayFloor,
  'gateway-floor-body': gatewayFloorBody,
  visit,
  ...Object.fromEntries(FLOOR_CALL_NAMES.map((name) => [`${name}-floor`, floorOf(name)])),
  lookup,
  save,
  page: frontPage,
  'sign-in': signIn,
  'sign-in-flood': signInFlood,
  staff,
}

/** An attack is measured when it is asked for. */
const ON_REQUEST = ['sign-in-flood']

async function bench(names: string[], isMillion: boolean): Promise<void> {
  const load = loadNow()
  await prepareWeb()
  const databases = await startTestDatabases()
  const mysql = databases.parts.filter(({ kind }) => kind === 'mysql')
  const stack = await startTestStack(databases.mysqlAdminUrl)
  try {
    const place = await machine(stack, load)
    const admin = await openPeriod(stack.url)
    const lines: string[] = []
    for (const name of names) {
      const row = ROWS[name]?.({ stack, admin, mysql, isMillion }) ?? []
      lines.push(...(await Promise.resolve(row).catch(orTooBusy(name))))
    }
    console.log(`\n${place}; medians of ${extent.rounds} interleaved runs (least–most)\n`)
    console.log(['| path | goal | figure | |', '|---|---|---|---|', ...lines].join('\n'))
  } finally {
    await stack.stop()
    await databases.stop()
  }
}

/** What a busy machine could not do is a row without a figure, never a failed run. */
const orTooBusy = (name: string) => (error: unknown) => {
  if (error instanceof TooBusy) return [`| ${name} | | ${error.message} | |`]
  throw error
}

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    million: { type: 'boolean', default: false },
    rounds: { type: 'string', default: String(extent.rounds) },
    seconds: { type: 'string', default: String(extent.seconds) },
  },
})
Object.assign(extent, { rounds: Number(values.rounds), seconds: Number(values.seconds) })
const unknown = names.filter((name) => !Object.hasOwn(ROWS, name))
if (unknown.length) {
  console.error(`No row ${unknown.join(', ')}: there are ${Object.keys(ROWS).join(', ')}.`)
  process.exit(1)
}
const ended = listenForTheEnd()
ended.addEventListener('abort', () => setTimeout(() => process.exit(130), 2_000))
const usual = Object.keys(ROWS).filter((name) => !ON_REQUEST.includes(name))
await bench(names.length ? names : usual, values.million)
process.exit(0)
