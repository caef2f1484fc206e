import { runCommand } from './run-command.ts'
import { runStep } from './step.ts'

/** Runs the random tests of some paths with a variable that says how many, which the command line may name. */
export const runLongTest = (
  name: string,
  files: string[],
  variable: string,
  usual: number,
  projects = ['stack'],
) =>
  runCommand((signal) =>
    runStep(name, ['vitest', 'run', ...projects.flatMap((one) => ['--project', one]), ...files], signal, {
      [variable]: process.argv[2] ?? String(usual),
    }),
  )
