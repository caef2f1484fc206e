import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { environmentOf, ofKind, programsOf } from './parts.ts'
import { problemsOf } from './problems.ts'
import { folder, render, site } from './render.ts'

const own = mkdtempSync(join(tmpdir(), 'recruit-overlay-'))
afterAll(() => rmSync(own, { recursive: true }))
const from = (path: string) => relative(own, join(folder, path))

test('the component for traces tells every server where to, and lets it', async () => {
  writeFileSync(
    join(own, 'kustomization.yaml'),
    JSON.stringify({
      namespace: 'recruit',
      resources: [from(site)],
      components: [from('components/otlp')],
    }),
  )
  const [without, withTraces] = [render(site), render(own)]
  expect((await Promise.all(withTraces.map(problemsOf))).flat()).toEqual([])
  for (const program of programsOf(withTraces))
    expect(environmentOf(program, withTraces)).toEqual({
      ...environmentOf(program, withTraces),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://opentelemetry-collector.observability:4318',
    })
  const added = ofKind(withTraces, 'NetworkPolicy').filter(
    ({ metadata }) => !without.some((known) => known.metadata.name === metadata.name),
  )
  expect(added.map(({ metadata }) => metadata.name)).toEqual(['to-collector'])
})
