import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'
import { folders, type Manifest, render, site } from './render.ts'

const manifests = render(site)

test.each(folders)('%s says nothing that Kubernetes does not know', async (folder) => {
  const list = render(folder)
  expect(list.length).toBeGreaterThan(0)
  expect((await Promise.all(list.map(problemsOf))).flat()).toEqual([])
})

/** Typical mistakes in one of our manifests, and where they must be found. */
test.each([
  ['a key of a specification', 'HorizontalPodAutoscaler', 'minReplicas', 'minReplcas', /\/spec\/minReplcas/],
  ['a key deep inside', 'Deployment', 'containerPort', 'contianerPort', /\/ports\/0\/contianerPort: unknown/],
  ['a required key', 'Deployment', 'containerPort', 'contianerPort', /missingProperty.*containerPort/],
  ['a probe', 'Deployment', 'httpGet', 'httpGett', /Probe\/httpGett/],
  ['a right', 'Deployment', 'readOnlyRootFilesystem', 'readonlyRootFilesystem', /readonlyRootFilesystem/],
  ['the place of a key', 'Deployment', '"spec":{', '"spec":{"containers":[],', /\/spec\/containers/],
  ['a key of the metadata', 'Service', '"namespace"', '"namspace"', /\/metadata\/namspace/],
  ['a key of a policy', 'NetworkPolicy', 'podSelector', 'podSelectors', /podSelectors/],
  ['a key of a path', 'Ingress', 'pathType', 'pathtype', /pathtype/],
  ['a number', 'Deployment', '"containerPort":9090', '"containerPort":"9090"', /containerPort.*integer/],
  ['a text', 'Deployment', '"value":"5000"', '"value":5000', /value.*string/],
  ['a list', 'Deployment', '"command":["node",', '"command":"node","args":["node",', /command.*array/],
  ['a version', 'PodDisruptionBudget', 'policy/v1', 'policy/v1beta1', /no such kind/],
  ['a group', 'Ingress', 'networking.k8s.io/v1', 'extensions/v1beta1', /no such kind/],
  ['a kind', 'Service', '"kind":"Service"', '"kind":"Servcie"', /no such kind/],
])('%s mistyped is found', async (_what, kind, right, wrong, found) => {
  const text = JSON.stringify(manifests.find((manifest) => manifest.kind === kind))
  expect(text).toContain(right)
  const mistyped = JSON.parse(text.replace(right, wrong)) as Manifest
  expect((await problemsOf(mistyped)).join('\n')).toMatch(found)
})
