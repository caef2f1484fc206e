import { join } from 'node:path'
import { wordsFor } from '@recruit/local/plain-error'
import type { Ability, EngineName, ScreenName } from './engine.ts'
import type { Chapter, Step, Story } from './story.ts'

export interface Outcome {
  engine: EngineName
  screen: ScreenName
  step: string
  /** A step after a failed one is `notReached`, which counts as failed. */
  state: 'passed' | 'failed' | 'notReached' | 'notPossible'
  /** What was seen instead, or why it is not possible. */
  words: string
  seconds: number
}

interface RunContext {
  engine: EngineName
  cannot: Partial<Record<Ability, string>>
  /** The folder for pictures of failures. */
  artefacts: string
  signal: AbortSignal
}

/** Plays all chapters in one window and prints each step as it ends. */
export async function runChapters(
  chapters: Chapter[],
  story: Story,
  context: RunContext,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const broken = new Set<string>()
  for (const { name, after, steps } of chapters) {
    if (after && broken.has(after)) broken.add(name)
    for (const step of steps) {
      context.signal.throwIfAborted()
      const outcome = await play(step, broken.has(name), story, context)
      if (outcome.state === 'failed') broken.add(name)
      outcomes.push(outcome)
      print(outcome)
    }
  }
  return outcomes
}

async function play(step: Step, isUnreached: boolean, story: Story, context: RunContext): Promise<Outcome> {
  const { engine, cannot, artefacts, signal } = context
  const began = performance.now()
  const outcome = (state: Outcome['state'], words = ''): Outcome => ({
    engine,
    screen: story.screen,
    step: step.name,
    state,
    words,
    seconds: (performance.now() - began) / 1000,
  })
  const reason = (step.needs && cannot[step.needs]) ?? step.cannot?.(story)
  if (reason) return outcome('notPossible', reason)
  if (isUnreached) return outcome('notReached', 'a step before it failed')
  try {
    await step.play(story)
    return outcome('passed')
  } catch (error) {
    signal.throwIfAborted()
    const file = `${engine}-${story.screen}-${step.name.replace(/\W+/g, '-')}.png`
    await story.page.shot(join(artefacts, file))
    return outcome('failed', `${wordsFor(error).split('\n').slice(0, 2).join(' ')} [${file}]`)
  }
}

const WORDS = {
  passed: 'passed',
  failed: 'FAILED',
  notReached: 'NOT REACHED',
  notPossible: 'not possible here',
}

const print = ({ step, state, words, seconds }: Outcome) =>
  console.log(`  ${WORDS[state]} ${step} (${seconds.toFixed(1)} s)${words && `: ${words}`}`)
