import { PlainError } from '@recruit/local/plain-error'
import type { Visitor } from '@recruit/local/testing/visitor'
import type { Ability, ScreenName } from './engine.ts'
import type { Page } from './page/page.ts'

/** One run of the story: a window, the product and the applicant. */
export interface Story {
  page: Page
  screen: ScreenName
  /** Without a slash at the end. */
  url: string
  /** The product at an address without localhost's privileges; null without one. */
  plainUrl: string | null
  /** Unique in this run. */
  person: { name: string; studentId: string; ewhaianId: string }
  /** The admin's calls, for the server's data. */
  api: Visitor
  /** The application's id, once it exists. */
  id: string
}

type Play = (story: Story) => Promise<void>
export type Step = Play & { needs?: Ability }
/** A step that not every driver or machine can play. */
export const needs = (ability: Ability, play: Play): Step => Object.assign(play, { needs: ability })

/** Dependent steps: after a failed one the rest of its chapter is not reached. */
export interface Chapter {
  name: string
  /** A chapter that must pass first. */
  after?: string
  /** By their names, in order. */
  steps: Record<string, Step>
}

/** Fails a step with what was seen instead. */
export function assert(isTrue: boolean, seen: string): asserts isTrue {
  if (!isTrue) throw new PlainError(seen)
}
