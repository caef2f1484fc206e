import { expect, test } from 'vitest'
import { environmentOf, ofKind, programsOf } from './parts.ts'
import { problemsOf } from './problems.ts'
import { render, renderWith, site } from './render.ts'

test('the component for traces tells every server where to, and lets it', async () => {
  const [without, withTraces] = [render(site), renderWith(site, ['otlp'])]
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
