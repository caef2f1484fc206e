import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'
import { folders, type Manifest, render, site } from './render.ts'

test.each(folders)('%s says nothing that Kubernetes does not know', async (folder) => {
  const manifests = render(folder)
  expect(manifests.length).toBeGreaterThan(0)
  expect((await Promise.all(manifests.map(problemsOf))).flat()).toEqual([])
})

/** Typical mistakes in one of our manifests, and where they must be found. */
const slips: [string, kind: string, wrong: (text: string) => string, found: RegExp][] = [
  [
    'a key of a specification',
    'HorizontalPodAutoscaler',
    swap('minReplicas', 'minReplcas'),
    /\/spec\/minReplcas/,
  ],
  [
    'a key deep inside',
    'Deployment',
    swap('containerPort', 'contianerPort'),
    /\/ports\/0\/contianerPort: unknown/,
  ],
  [
    'a required key that is gone',
    'Deployment',
    swap('containerPort', 'contianerPort'),
    /missingProperty.*containerPort/,
  ],
  ['a probe', 'Deployment', swap('httpGet', 'httpGett'), /Probe\/httpGett/],
  [
    'a right',
    'Deployment',
    swap('readOnlyRootFilesystem', 'readonlyRootFilesystem'),
    /readonlyRootFilesystem/,
  ],
  [
    'a key in the wrong place',
    'Deployment',
    swap('"spec":{', '"spec":{"containers":[],'),
    /\/spec\/containers/,
  ],
  ['a key of the metadata', 'Service', swap('"namespace"', '"namspace"'), /\/metadata\/namspace/],
  ['a key of a policy', 'NetworkPolicy', swap('podSelector', 'podSelectors'), /podSelectors/],
  ['a key of a path', 'Ingress', swap('pathType', 'pathtype'), /pathtype/],
  [
    'text for a number',
    'Deployment',
    swap('"containerPort":9090', '"containerPort":"9090"'),
    /containerPort.*integer/,
  ],
  ['a number for text', 'Deployment', swap('"value":"5000"', '"value":5000'), /value.*string/],
  [
    'one for many',
    'Deployment',
    swap('"command":["node",', '"command":"node","args":["node",'),
    /command.*array/,
  ],
  ['a version that is gone', 'PodDisruptionBudget', swap('policy/v1', 'policy/v1beta1'), /no such kind/],
  ['a group of another', 'Ingress', swap('networking.k8s.io/v1', 'extensions/v1beta1'), /no such kind/],
  ['a kind', 'Service', swap('"kind":"Service"', '"kind":"Servcie"'), /no such kind/],
]
const manifests = render(site)
test.each(slips)('%s mistyped is found', async (_what, kind, wrong, found) => {
  const right = manifests.find((manifest) => manifest.kind === kind)
  const text = JSON.stringify(right)
  expect(wrong(text)).not.toBe(text)
  expect((await problemsOf(JSON.parse(wrong(text)) as Manifest)).join('\n')).toMatch(found)
})

function swap(right: string, wrong: string) {
  return (text: string) => text.replace(right, wrong)
}
