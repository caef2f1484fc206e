import type { Reply } from '../../../api/client.ts'

type Application = Reply<'reviewResults'>['applications'][number]
/** An application with at least one submitted review. */
export type Judged = Application & { aggregate: NonNullable<Application['aggregate']> }

/** Those with reviews; the ones on which reviewers disagree most come first, those with a single review last. */
export const inDisagreement = (applications: readonly Application[]): Judged[] =>
  applications
    .filter((one): one is Judged => one.aggregate !== null)
    .sort(
      (a, b) =>
        (a.disagreement ?? Number.POSITIVE_INFINITY) - (b.disagreement ?? Number.POSITIVE_INFINITY) || 0,
    )

export const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`
