import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVENT_LOOP_LOOK_MS } from '@recruit/chassis/observability/metrics'
import { calls } from '@recruit/contract'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { metricsOf as invariantMetrics } from '../../checks/invariants/report.ts'
import { metricsOf as backupMetrics } from '../../deploy/vm/backup/schedule.ts'
import { root } from '../src/paths.ts'
import { metricsOf, programs, useObservedStack } from './observed-stack.ts'

useObservedStack()

describe('the dashboard and the alerts', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  interface Panel {
    title: string
    type: string
    targets?: { expr: string }[]
  }
  interface Rule {
    alert: string
    expr: string
    labels: { severity: string }
    annotations: { summary: string }
  }
  const dashboard: { panels: Panel[]; annotations: { list: { expr: string }[] } } = JSON.parse(
    read('infra/deploy/grafana/recruit.json'),
  )
  const rules: Rule[] = ['alerts', 'machine-alerts'].flatMap((name) =>
    parse(read(`infra/deploy/prometheus/${name}.yaml`)).groups.flatMap(
      (group: { rules: Rule[] }) => group.rules,
    ),
  )
  const expressions = [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...dashboard.annotations.list.map(({ expr }) => expr),
    ...rules.map(({ expr }) => expr),
  ]
  /** Keywords of PromQL. */
  const WORDS =
    /^(sum|max|min|count|by|rate|delta|changes|histogram_quantile|absent|time|or|and|le|on|ignoring|group_left)$/
  /** Metrics of the HAProxy in front of MySQL; `npm run long -- proxies` starts it and checks the alert. */
  const HAPROXY = [
    '# TYPE haproxy_server_check_status gauge',
    'haproxy_server_check_status{proxy="mysql",server="one",state="L7OK"} 1',
  ].join('\n')
  /** Of a gateway that knows the address of its https; `certificate.test.ts` has it. */
  const CERTIFICATE = '# TYPE certificate_ends_seconds gauge\ncertificate_ends_seconds 1'
  const inBraces = /\{([^}]*)\}/g

  /** Every name outside of braces, strings, ranges and groupings. */
  const metricsIn = (expr: string) =>
    expr
      .replace(inBraces, '')
      .replace(/\[[^\]]*\]/g, '')
      .replace(/\bby \([^)]*\)/g, '')
      .match(/[a-zA-Z_][a-zA-Z0-9_]*/g)
      ?.filter((word) => !WORDS.test(word) && !/^e\d+$/.test(word)) ?? []
  const labelsIn = (expr: string) => [
    ...[...expr.matchAll(inBraces)].flatMap(([, inside = '']) =>
      [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    ),
    ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inside = '']) => inside.split(/,\s*/)),
  ]

  test('what they say of the event loop is its lateness alone', () => {
    const lags = expressions.filter((expression) => expression.includes('nodejs_eventloop_lag_p99'))
    expect(lags).toHaveLength(2)
    for (const lag of lags) expect(lag).toContain(`- ${EVENT_LOOP_LOOK_MS / 1_000}`)
  })

  test('there is something in both', () => {
    expect(expressions.length).toBeGreaterThan(50)
    expect(dashboard.panels.filter(({ type }) => type === 'row').length).toBeGreaterThan(6)
  })

  test('name no metric and no label that the running product does not have', async () => {
    // The hourly check writes these metrics for its machine's collector, not a program.
    const checked = invariantMetrics(
      [{ schema: 'settings', name: 'one-settings-record', says: '', ids: [] }],
      new Date(),
    )
    const backups = backupMetrics({ repository: '', wholeAt: 1_000, provenAt: 1_000 }, 0.5)
    const live = [
      ...(await Promise.all(programs.map(metricsOf))),
      checked,
      backups,
      HAPROXY,
      CERTIFICATE,
    ].join('\n')
    const known = new Set<string>()
    for (const [, name = '', type] of live.matchAll(/^# TYPE (\w+) (\w+)$/gm))
      for (const ending of type === 'histogram'
        ? ['_bucket', '_sum', '_count']
        : type === 'summary'
          ? ['_sum']
          : [''])
        known.add(name + ending)
    const labels = new Set([...live.matchAll(/(\w+)="/g)].map(([, label]) => label))
    // Nothing is missing here; the alert on missing metrics is tested with the product below.
    for (const label of ['check', 'reason']) labels.add(label)
    for (const expr of expressions) {
      expect(metricsIn(expr), expr).not.toEqual([])
      expect(
        metricsIn(expr).filter((name) => !known.has(name)),
        expr,
      ).toEqual([])
      expect(
        labelsIn(expr).filter((label) => !labels.has(label)),
        expr,
      ).toEqual([])
      const count = (sign: string) => expr.split(sign).length
      expect([count('('), count('{'), count('[')], expr).toEqual([count(')'), count('}'), count(']')])
    }
  })

  test('routes that they name are calls of the product', () => {
    const paths = Object.values(calls).map(({ path }) => path)
    const patterns = expressions.flatMap((expr) =>
      [...expr.matchAll(/route=~"([^"]+)"/g)].map(([, one = '']) => one),
    )
    expect(patterns.length).toBeGreaterThan(5)
    for (const pattern of patterns)
      expect(
        paths.filter((path) => new RegExp(`^(?:${pattern})$`).test(path)),
        pattern,
      ).not.toEqual([])
  })

  test('every alert says what it means, and the runbook what to do', () => {
    const headings = [...read('infra/docs/runbook.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
    expect(headings.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
    for (const { labels, annotations } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(annotations.summary.length).toBeGreaterThan(20)
    }
  })
})
