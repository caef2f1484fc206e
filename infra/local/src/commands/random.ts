/** `npm run long -- histories [--count 2000]`, and the other random tests: thousands, where `npm test` runs a few. */
import { OPTION, readArguments } from '../arguments.ts'
import { runCommand } from '../process/run-command.ts'
import { runVitest, tell, UNIT } from './test-runs.ts'

interface RandomTest {
  files: string[]
  projects: string[]
  /** The environment variable of the count. */
  variable: string
  usual: number
}

const TESTS = {
  histories: {
    files: [
      'services/applicants/test/histories',
      'services/applicants/test/publishing-',
      'services/applicants/test/places-',
      'web/histories',
    ],
    projects: ['long', ...UNIT],
    variable: 'HISTORIES',
    usual: 2_000,
  },
  timetable: {
    files: ['infra/timetable/src/run/solve'],
    projects: ['unit'],
    variable: 'TIMETABLES',
    usual: 2_000,
  },
  messages: {
    files: ['services/applicants/test/messages-kills'],
    projects: ['long'],
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
    projects: ['long'],
    variable: 'TIMING',
    usual: 3_000,
  },
} satisfies Record<string, RandomTest>
type Name = keyof typeof TESTS

async function random(signal: AbortSignal): Promise<number> {
  const { words, number, refusal } = readArguments({
    usage: `npm run long -- ${process.argv[2]} [--count 1000]`,
    options: { count: OPTION.text },
    words: Object.keys(TESTS) as Name[],
  })
  const [name] = words
  if (!name) throw refusal('Which tests?')
  const { files, projects, variable, usual } = TESTS[name]
  const env = { [variable]: String(number('count', usual)) }
  return tell([await runVitest(projects, files, signal, env)], files)
}

await runCommand(random)
