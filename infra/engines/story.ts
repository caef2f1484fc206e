import { PlainError } from '@recruit/local/plain-error'
import type { Visitor } from '@recruit/local/testing/visitor'
import type { Ability, ScreenName } from './engine.ts'
import type { Page } from './page/page.ts'

/** One run of the story: a window, the product behind it and the applicant. */
export interface Story {
  page: Page
  screen: ScreenName
  /** Of the product, without a slash at the end. */
  url: string
  /** The same product at an address that browsers do not trust as they trust localhost; null where there is none. */
  plainUrl: string | null
  /** Unique in this run. */
  person: { name: string; studentId: string; ewhaianId: string }
  /** The admin without a window: what does the server hold? */
  api: Visitor
  /** Of the application, once there is one. */
  id: string
}

export interface Step {
  name: string
  needs?: Ability
  /** Why this machine cannot play it, if it cannot. */
  cannot?: (story: Story) => string | null
  play: (story: Story) => Promise<void>
}

/** Steps that build on each other: after one that fails the rest of its chapter is not reached. */
export interface Chapter {
  name: string
  /** A chapter that must have passed whole. */
  after?: string
  steps: Step[]
}

/** Fails a step with what was seen instead. */
export function assert(isTrue: boolean, seen: string): asserts isTrue {
  if (!isTrue) throw new PlainError(seen)
}
