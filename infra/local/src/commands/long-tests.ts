/**
 * `npm run long -- tests [filters]`: the test files `*.long.test.ts`. `npm run long -- pages [filters]`:
 * `*.long.spec.ts`, and the others in the languages and widths that `npm test` skips; with `--ci` only the former, in
 * Korean on a laptop. `npm run long -- proxies`: HAProxy and nginx in front of two gateways, with the files of
 * `infra/deploy/proxy`.
 */
import { readArguments } from '../arguments.ts'
import { dataDirOf } from '../data-dir.ts'
import { chromiumRequirement, koreanFontsRequirement } from '../install/browser.ts'
import { installMissing } from '../install/install-missing.ts'
import { proxyRequirements } from '../install/proxies.ts'
import type { Requirement } from '../install/requirement.ts'
import { runCommand } from '../process/run-command.ts'
import { serverProgramRequirements } from '../servers/databases.ts'
import { runBrowser, runVitest, tell } from './test-runs.ts'

const BROWSER = [chromiumRequirement, koreanFontsRequirement]
const NEEDS: Record<string, Requirement[]> = { long: BROWSER, pages: BROWSER, proxies: proxyRequirements }

async function runProject(signal: AbortSignal): Promise<number> {
  const { values, words } = readArguments({
    usage: 'npm run long -- tests|proxies|pages [--ci] [filters]',
    options: { ci: { type: 'boolean' } },
    words: 'any',
  })
  const [project = '', ...filters] = words
  const { env } = process
  const context = { dataDir: dataDirOf(env), env, say: console.log, signal }
  await installMissing([...serverProgramRequirements, ...(NEEDS[project] ?? [])], context)
  const report =
    project === 'pages'
      ? await runBrowser(filters, signal, { OTHER_SCREENS: values.ci ? 'some' : 'on' })
      : await runVitest([project], filters, signal)
  return tell([report], filters)
}

await runCommand(runProject)
