/** `npm run long -- histories [count]`, and the other random tests: by the thousand, where `npm test` runs a few. */
import { PlainError } from '../plain-error.ts'
import { runCommand } from '../process/run-command.ts'
import { runStep } from '../process/step.ts'

interface RandomTest {
  files: string[]
  projects: string[]
  /** Says how many; the tests read it. */
  variable: string
  usual: number
}

const TESTS: Record<string, RandomTest> = {
  histories: {
    files: [
      'services/applicants/test/histories',
      'services/applicants/test/publishing-',
      'services/applicants/test/places-',
      'web/histories',
    ],
    projects: ['stack', 'unit'],
    variable: 'HISTORIES',
    usual: 2_000,
  },
  timetable: {
    files: ['services/applicants/src/timetable/run/solve'],
    projects: ['unit'],
    variable: 'TIMETABLES',
    usual: 2_000,
  },
  messages: {
    files: ['services/applicants/test/messages-kills'],
    projects: ['stack'],
    variable: 'MESSAGES',
    usual: 1_500,
  },
  malformed: {
    files: ['gateway/test/malformed'],
    projects: ['stack'],
    variable: 'MALFORMED',
    usual: 20_000,
  },
  timing: {
    files: ['gateway/test/threats/timing'],
    projects: ['stack'],
    variable: 'TIMING',
    usual: 3_000,
  },
}

async function random(signal: AbortSignal): Promise<number> {
  const [name = '', count] = process.argv.slice(2)
  const test = TESTS[name]
  if (!test) throw new PlainError(`There is no random test "${name}": ${Object.keys(TESTS).join(', ')}.`)
  const { files, projects, variable, usual } = test
  const command = ['vitest', 'run', ...projects.flatMap((one) => ['--project', one]), ...files]
  return runStep(name, command, signal, { [variable]: count ?? String(usual) })
}

await runCommand(random)
