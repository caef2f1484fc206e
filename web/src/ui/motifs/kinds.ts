import type { Text } from '@recruit/contract/text'

/** What a generated picture shows. A content file names one; no photograph, no company's logo. */
export const MOTIFS = [
  'banner',
  'goods',
  'phone',
  'logo',
  'browser',
  'board',
  'calendar',
  'map',
  'chart',
  'flow',
  'code',
  'posts',
  'note',
  'poster',
] as const
export type Motif = (typeof MOTIFS)[number]

/** A picture of a work: the same motif and seed give the same drawing each time. */
export interface Picture {
  motif: Motif
  seed: string
  caption: Text
}
export const picture = (motif: Motif, seed: string, ko: string, en: string): Picture => ({
  motif,
  seed,
  caption: { ko, en },
})
