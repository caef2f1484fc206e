import { runCommand } from './run-command.ts'
import { runStep } from './step.ts'

/** Runs one file of random tests with a variable that says how many, which the command line may name. */
export const runLongTest = (name: string, file: string, variable: string, usual: number, project = 'stack') =>
  runCommand((signal) =>
    runStep(name, ['vitest', 'run', '--project', project, file], signal, {
      [variable]: process.argv[2] ?? String(usual),
    }),
  )
