/**
 * `npm run long -- tests [filters]`: the test files `*.long.test.ts`. `npm run long -- pages [filters]`:
 * `*.long.spec.ts`, and the others in the languages and widths that `npm test` skips; with `--ci` only the former, in
 * Korean on a laptop. `npm run long -- pictures [name]`: every staff screen with a demo term, in both languages and
 * widths, or those whose name contains the word. `npm run long -- proxies`: HAProxy and nginx in front of two gateways,
 * with the files of `infra/deploy/proxy`.
 */
import { readArguments } from '../arguments.ts'
import { browserRequirements } from '../install/browser.ts'
import { installMissing, type Requirement } from '../install/install-missing.ts'
import { findProgram } from '../install/machine.ts'
import { runCommand } from '../process/run-command.ts'
import { serverProgramRequirements } from '../servers/databases.ts'
import { commandContext } from '../stack/launch-context.ts'
import { runBrowser, runVitest, tell } from './test-runs.ts'

const proxy = (name: string, program: string, debian: string): Requirement => ({
  name,
  isThere: ({ env, machine }) => findProgram([program], env, machine) !== null,
  packages: { debian: [debian], ubuntu: [debian], fedora: [program], macos: [program] },
  otherwise: 'put them where PATH leads: tests run them as processes',
})

const BROWSER = browserRequirements
const NEEDS: Record<string, Requirement[]> = {
  long: BROWSER,
  pages: BROWSER,
  pictures: BROWSER,
  proxies: [proxy('HAProxy', 'haproxy', 'haproxy'), proxy('nginx', 'nginx', 'nginx-light')],
}

async function runProject(signal: AbortSignal): Promise<number> {
  const { values, words } = readArguments({
    usage: 'npm run long -- tests|proxies|pictures|pages [--ci] [filters]',
    options: { ci: { type: 'boolean' } },
    words: 'any',
  })
  const [project = '', ...filters] = words
  await installMissing([...serverProgramRequirements, ...(NEEDS[project] ?? [])], commandContext(signal))
  if (project === 'pictures') {
    const [name = ''] = filters
    return tell([await runBrowser(['staff-screens'], signal, { PICTURES: 'on', SCREEN_NAME: name })], [])
  }
  const report =
    project === 'pages'
      ? await runBrowser(filters, signal, { OTHER_SCREENS: values.ci ? 'some' : 'on' })
      : await runVitest([project], filters, signal)
  return tell([report], filters)
}

await runCommand(runProject)
