import type { Figure } from '@recruit/local/testing/figures'
import type { Visitor } from '@recruit/local/testing/visitor'

/** What an attacker, a separate process, receives. */
export interface Target {
  url: string
  port: number
  seed: number
  /** How long it goes on. */
  seconds: number
}

/** An attack from loopback, bounded in time and number, and its promises in addition to the bystander's share. */
export interface Attack {
  name: string
  /** What the attacker does. */
  does: string
  seconds: number
  /** Runs in a process of its own; answers what became of its requests, by status. */
  run: (target: Target) => Promise<Record<string, number>>
  /** What else is held against a promise, while it goes on and after it, when its requests are counted. */
  during?: (scene: Scene) => Promise<Figure[]>
  after?: (scene: Scene, count: Record<string, number>) => Promise<Figure[]>
}

/** What the assertions may use. */
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
