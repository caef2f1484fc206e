import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '@recruit/local/install/machine'
import { root } from '@recruit/local/paths'
import { expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { read } from '../../../structure/sources.ts'

interface Rule {
  alert: string
  expr: string
}
interface Case {
  alert_rule_test: { eval_time: string; alertname: string; exp_alerts?: object[] }[]
}
const FOLDER = 'infra/deploy/prometheus'
const FILES = ['alerts.yaml', 'machine-alerts.yaml']
const cases: { tests: Case[]; rule_files: string[] } = parse(read(`${FOLDER}/alerts.test.yaml`))
const rulesOf = (file: string): { groups: { name: string; rules: Rule[] }[] } =>
  parse(read(`${FOLDER}/${file}`))
const alerts = FILES.flatMap((file) => rulesOf(file).groups.flatMap(({ rules }) => rules)).map(
  ({ alert }) => alert,
)

async function promtool(...args: string[]): Promise<string> {
  const program = findProgram(['promtool'], process.env)
  if (!program) throw new Error('There is no promtool on this machine.')
  const run = promisify(execFile)(program, args, { cwd: join(root, FOLDER) })
  return run.then(({ stdout }) => stdout)
}

test('every alert has a case in which it fires and one in which it stays silent', () => {
  const steps = cases.tests.flatMap((one) => one.alert_rule_test)
  const named = (fires: boolean) => [
    ...new Set(
      steps
        .filter(({ exp_alerts }) => Boolean(exp_alerts?.length) === fires)
        .map(({ alertname }) => alertname),
    ),
  ]
  expect(alerts.length).toBeGreaterThan(30)
  for (const fires of [true, false]) expect(named(fires).toSorted()).toEqual(alerts.toSorted())
  expect(cases.rule_files).toEqual(FILES)
})

test('Prometheus finds no mistake in the rules, and each alert fires and is silent as its cases say', async () => {
  expect(await promtool('check', 'rules', ...FILES)).toContain('SUCCESS')
  expect(await promtool('test', 'rules', 'alerts.test.yaml')).toContain('SUCCESS')
})

test('a case fails where its alert no longer fires', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const quiet = rulesOf('machine-alerts.yaml')
  for (const { rules } of quiet.groups)
    for (const rule of rules.filter(({ alert }) => alert === 'DiskFull'))
      rule.expr = rule.expr.replace('0.95', '0.99')
  writeFileSync(join(folder, 'rules.yaml'), stringify(quiet))
  const ofDisk = cases.tests.filter((one) => one.alert_rule_test[0]?.alertname === 'DiskFull')
  writeFileSync(join(folder, 'test.yaml'), stringify({ ...cases, rule_files: ['rules.yaml'], tests: ofDisk }))
  await expect(promtool('test', 'rules', join(folder, 'test.yaml'))).rejects.toThrow('DiskFull')
})
