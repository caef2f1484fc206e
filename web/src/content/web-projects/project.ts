import type { Text } from '@recruit/contract/text'
import type { Picture } from '../../ui/motifs/kinds.ts'
import { community } from '../community.ts'

/** A project of the web team as its popup shows it. */
export interface WebProject {
  title: Text
  description: Text
  /** Three. */
  images: Picture[]
  /** Where its source code is, if it is public. */
  source?: string
}

export const sourceOf = (name: string) => `${community.links.website}source/${name}`
