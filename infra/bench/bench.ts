/** `npm run bench`: what the product's busiest calls cost, on this machine. */
import { cpus } from 'node:os'
import { listenForTheEnd } from '@recruit/local/ending'
import { startTestDatabases } from '@recruit/local/testing/databases'
import { signedIn } from '@recruit/local/testing/people'
import { startTestStack } from '@recruit/local/testing/stack'
import { settingsLoad } from './settings-load.ts'
import { staffCalls } from './staff-calls.ts'

async function bench(): Promise<void> {
  const databases = await startTestDatabases()
  const stack = await startTestStack(databases.mysqlAdminUrl)
  try {
    console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
    const admin = await signedIn(stack.url, 'admin')
    const lines = [await settingsLoad(stack, admin), ...(await staffCalls(stack, admin))]
    console.log(['', '| path | goal | figure (least–most) | |', '|---|---|---|---|', ...lines].join('\n'))
  } finally {
    await stack.stop()
    await databases.stop()
  }
}

const ended = listenForTheEnd()
ended.addEventListener('abort', () => setTimeout(() => process.exit(130), 2_000))
await bench()
process.exit(0)
