import type { Manifest } from './render.ts'

type Validate = ((data: unknown) => boolean) & {
  errors?: { instancePath: string; message?: string }[] | null
}

/**
 * The problems of a manifest by the schemas of Kubernetes: wrong types, missing fields, an unknown kind, and unknown
 * keys, which the schemas accept as the API server does.
 */
export async function problemsOf(manifest: Manifest): Promise<string[]> {
  const validate = await validatorOf(manifest)
  const name = `${manifest.apiVersion} ${manifest.kind} ${manifest.metadata?.name}`
  if (!validate) return [`${name}: no such kind in a stable version`]
  const seen = watched(manifest)
  validate(seen.value)
  const wrong = (validate.errors ?? []).map(
    ({ instancePath, ...error }) => `${instancePath}: ${JSON.stringify(error)}`,
  )
  return [...wrong, ...seen.unread().map((path) => `${path}: unknown key`)].map((line) => `${name}${line}`)
}

/** The compiled schemas have the first part of the group as their name: `networking.k8s.io` is Networking. */
async function validatorOf({ apiVersion, kind }: Manifest): Promise<Validate | undefined> {
  const [version = '', group = 'core'] = apiVersion.split('/').reverse()
  // The package still contains betas that clusters have dropped.
  if (!/^v\d+$/.test(version)) return undefined
  const name = [group.split('.')[0] ?? '', version].map((part) => part[0]?.toUpperCase() + part.slice(1))
  const path = `kubernetes-models/_schemas/IoK8sApi${name.join('')}${kind}`
  return import(path).then(
    (module: { validate: Validate }) => module.validate,
    () => undefined,
  )
}

/**
 * A value that records which keys are read: a validator reads every key that its schema names, so an unread key is in
 * no schema.
 */
function watched(value: unknown, path = ''): { value: unknown; unread: () => string[] } {
  if (typeof value !== 'object' || value === null) return { value, unread: () => [] }
  const inside = new Map(
    Object.entries(value).map(([key, child]) => [key, watched(child, `${path}/${key}`)] as const),
  )
  const read = new Set<string>()
  const proxy = new Proxy(value, {
    get: (target, key) => {
      read.add(String(key))
      return inside.has(String(key)) ? inside.get(String(key))?.value : Reflect.get(target, key)
    },
    ownKeys: (target) => {
      for (const key of inside.keys()) read.add(key)
      return Reflect.ownKeys(target)
    },
  })
  const unread = () =>
    [...inside].flatMap(([key, child]) => (read.has(key) ? child.unread() : [`${path}/${key}`]))
  return { value: proxy, unread }
}
