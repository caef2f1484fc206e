import type { Text } from '@recruit/contract/text'
import type { Picture } from '../../ui/motifs/kinds.ts'

/** What a design work and a web project have in common for a gallery. */
export interface Work {
  title: Text
  label?: Text
  description: Text
  images: Picture[]
  source?: string
}
