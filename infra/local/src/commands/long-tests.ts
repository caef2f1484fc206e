/**
 * `npm run long -- tests [filters]`: the test files `*.long.test.ts`. `npm run long -- pages [filters]`:
 * `*.long.spec.ts`, and the others in the languages and widths that `npm test` skips. With `--ci` both leave
 * `LEFT_TO_WEEKLY` out, and pages open in Korean on a laptop alone. `npm run long -- pictures [name]`: every staff screen
 * with a demo term, in both languages and widths, or those whose name contains the word. `npm run long -- proxies`:
 * HAProxy and nginx in front of two gateways, with the files of `infra/deploy/proxy`, and the alerts in Prometheus.
 */
import { readArguments } from '../arguments.ts'
import { browserRequirements } from '../install/browser.ts'
import { installMissing, packagedProgram, type Requirement } from '../install/install-missing.ts'
import { runCommand } from '../process/run-command.ts'
import { serverProgramRequirements } from '../servers/databases.ts'
import { commandContext } from '../stack/launch-context.ts'
import { runBrowser, runVitest, tell } from './test-runs.ts'

const BROWSER = browserRequirements
const everywhere = (pack: string) => ({ packages: { fedora: [pack], macos: [pack] } })
const NEEDS: Record<string, Requirement[]> = {
  long: [...BROWSER, packagedProgram('restic', 'restic', 'restic', everywhere('restic'))],
  pages: BROWSER,
  pictures: BROWSER,
  proxies: [
    packagedProgram('HAProxy', 'haproxy', 'haproxy', everywhere('haproxy')),
    packagedProgram('nginx', 'nginx', 'nginx-light', everywhere('nginx')),
    packagedProgram('Prometheus', 'promtool', 'prometheus', {
      packages: { fedora: ['golang-github-prometheus'], macos: ['prometheus'] },
    }),
  ],
}

async function runProject(signal: AbortSignal): Promise<number> {
  const { values, words } = readArguments({
    usage: 'npm run long -- proxies|pictures|tests|pages [--ci] [filters]',
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
      : await runVitest([project], filters, signal, { TEST_SUBSET: values.ci ? 'ci' : '' })
  return tell([report], filters)
}

await runCommand(runProject)
