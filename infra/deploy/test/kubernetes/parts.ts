import type { IDeployment } from 'kubernetes-models/apps/v1'
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import type { ICronJob, IJob } from 'kubernetes-models/batch/v1'
import type { IIngress, INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1'
import type { IConfigMap, IContainer, IPodTemplateSpec, IService, IVolume } from 'kubernetes-models/v1'
import type { Manifest } from './render.ts'

interface Kinds {
  ConfigMap: IConfigMap
  CronJob: ICronJob
  Deployment: IDeployment
  HorizontalPodAutoscaler: IHorizontalPodAutoscaler
  Ingress: IIngress
  Job: IJob
  NetworkPolicy: INetworkPolicy
  PodDisruptionBudget: IPodDisruptionBudget
  Service: IService
}

/** The manifests of one kind, already validated. */
export const ofKind = <Kind extends keyof Kinds>(manifests: Manifest[], kind: Kind) =>
  manifests.filter((manifest): manifest is Kinds[Kind] & Manifest => manifest.kind === kind)

/** What a Deployment, a Job or a CronJob starts: one container in a pod, and its sidecars. */
export interface Program {
  name: string
  kind: string
  labels: Record<string, string>
  pod: NonNullable<IPodTemplateSpec['spec']>
  container: IContainer
  sidecars: IContainer[]
  volumes: IVolume[]
}

/** Every program of these manifests. Throws if a pod has another container that is no sidecar. */
export const programsOf = (manifests: Manifest[]): Program[] =>
  [
    ...ofKind(manifests, 'Deployment'),
    ...ofKind(manifests, 'Job'),
    ...ofKind(manifests, 'CronJob').map(({ spec, ...job }) => ({ ...job, spec: spec?.jobTemplate.spec })),
  ].map(({ metadata, kind, spec }) => {
    const pod = spec?.template.spec
    const [container, ...others] = pod?.containers ?? []
    const sidecars = pod?.initContainers ?? []
    if (
      !pod ||
      !container ||
      others.length ||
      sidecars.some(({ restartPolicy }) => restartPolicy !== 'Always')
    )
      throw new Error(`${metadata.name}: one container`)
    const labels = spec.template.metadata?.labels ?? {}
    return { name: metadata.name, kind, labels, pod, container, sidecars, volumes: pod.volumes ?? [] }
  })

/** The container's environment, its ConfigMaps included. */
export function environmentOf(
  { container }: { container: IContainer },
  manifests: Manifest[],
): Record<string, string> {
  const maps = (container.envFrom ?? []).map((source) => {
    const map = ofKind(manifests, 'ConfigMap').find(
      ({ metadata }) => metadata.name === source.configMapRef?.name,
    )
    if (!map?.data) throw new Error(`No such ConfigMap: ${JSON.stringify(source)}`)
    return map.data
  })
  const own = (container.env ?? []).map(({ name, value }) => [name, value ?? ''] as const)
  return Object.assign({}, ...maps, Object.fromEntries(own))
}

/** The container's files of Secrets: path, Secret and key. */
export const secretFilesOf = ({ container, volumes }: Program) =>
  volumes.flatMap(({ name, projected }) => {
    const folder = container.volumeMounts?.find((mount) => mount.name === name)?.mountPath
    return (projected?.sources ?? []).flatMap(({ secret }) =>
      (secret?.items ?? []).map(({ key, path }) => ({
        file: `${folder}/${path}`,
        secret: secret?.name ?? '',
        key,
      })),
    )
  })

/** Whether labels match a selector: every label and every expression, of which we use `In`. */
export function fits(
  selector: {
    matchLabels?: Record<string, string>
    matchExpressions?: { key: string; operator: string; values?: string[] }[]
  },
  labels: Record<string, string>,
): boolean {
  const { matchLabels = {}, matchExpressions = [], ...others } = selector
  if (Object.keys(others).length || matchExpressions.some(({ operator }) => operator !== 'In'))
    throw new Error(`Unheard-of selector: ${JSON.stringify(selector)}`)
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values?.includes(labels[key] ?? ''))
  )
}
