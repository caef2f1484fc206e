import type { Figure } from '@recruit/local/testing/figures'
import type { Visitor } from '@recruit/local/testing/visitor'

/** What an attacker, a separate process, receives. */
export interface Target {
  url: string
  port: number
  seed: number
  seconds: number
}

/** An attack from loopback, bounded in time and number, and its promises in addition to the bystander's share. */
export interface Attack {
  name: string
  does: string
  seconds: number
  /** Runs in a process of its own; returns its requests' results, counted by status. */
  run: (target: Target) => Promise<Record<string, number>>
  /** Further promises, checked during the attack and, with its requests counted, afterwards. */
  during?: (scene: Scene) => Promise<Figure[]>
  after?: (scene: Scene, count: Record<string, number>) => Promise<Figure[]>
}

export interface Scene {
  url: string
  target: Target
  newcomer: () => Visitor
  /** A browser at the address from which the attack comes. */
  neighbour: () => Visitor
  /** The resident memory of the gateway now, and before the attack, in MiB. */
  memory: () => Promise<number>
  memoryBefore: number
}

export { atMost, type Figure, holds, some } from '@recruit/local/testing/figures'
