/**
 * `npm test`: lint, types, unit and service tests, then the browser tests, all on real parts. Ends with the names of
 * failed tests and the line `N passed, N failed` over all runners; a runner without a report counts as one failure.
 * `npm test -- <filter>…` runs only test files whose path contains a filter.
 */
import { rmSync } from 'node:fs'
import { browserRequirements } from '../install/browser.ts'
import { installMissing } from '../install/install-missing.ts'
import { runCommand } from '../process/run-command.ts'
import { serverProgramRequirements } from '../servers/databases.ts'
import { commandContext } from '../stack/launch-context.ts'
import { lintAndTypes } from './check.ts'
import { artefacts, runBrowser, runVitest, tell, UNIT } from './test-runs.ts'

async function test(filters: string[], signal: AbortSignal): Promise<number> {
  rmSync(artefacts, { recursive: true, force: true })
  await installMissing([...serverProgramRequirements, ...browserRequirements], commandContext(signal))
  const unclean = filters.length > 0 ? [] : await lintAndTypes(signal)
  const reports =
    unclean.length === 0
      ? [await runVitest([...UNIT, 'stack'], filters, signal), await runBrowser(filters, signal)]
      : [{ passed: 0, failures: unclean.map((name) => `${name}: see above; no test was run`) }]
  return tell(reports, filters)
}

await runCommand((signal) => test(process.argv.slice(2), signal))
