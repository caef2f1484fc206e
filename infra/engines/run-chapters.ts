import { join } from 'node:path'
import { markdownTable } from '@recruit/local/markdown-table'
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
    for (const [step, play] of Object.entries(steps)) {
      context.signal.throwIfAborted()
      const outcome = await outcomeOf(step, play, broken.has(name), story, context)
      if (outcome.state === 'failed') broken.add(name)
      outcomes.push(outcome)
      print(outcome)
    }
  }
  return outcomes
}

async function outcomeOf(
  step: string,
  play: Step,
  isUnreached: boolean,
  story: Story,
  context: RunContext,
): Promise<Outcome> {
  const { engine, cannot, artefacts, signal } = context
  const began = performance.now()
  const outcome = (state: Outcome['state'], words = ''): Outcome => ({
    engine,
    screen: story.screen,
    step,
    state,
    words,
    seconds: (performance.now() - began) / 1000,
  })
  const reason = play.needs && cannot[play.needs]
  if (reason) return outcome('notPossible', reason)
  if (isUnreached) return outcome('notReached', 'a step before it failed')
  try {
    await play(story)
    return outcome('passed')
  } catch (error) {
    signal.throwIfAborted()
    const file = `${engine}-${story.screen}-${step.replace(/\W+/g, '-')}.png`
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

export function countLine(outcomes: Outcome[]): { line: string; failed: number } {
  const count = (...states: Outcome['state'][]) =>
    outcomes.filter(({ state }) => states.includes(state)).length
  const failed = count('failed', 'notReached')
  const passed = count('passed')
  return {
    failed,
    line: `engines: ${passed} passed, ${failed} failed, ${count('notPossible')} not possible here`,
  }
}

/** The table of engines and steps, and the reasons below it. */
export function tableOf(outcomes: Outcome[]): string[] {
  const columnOf = ({ engine, screen }: Outcome) => `${engine} ${screen}`
  const columns = [...new Set(outcomes.map(columnOf))]
  const rows = [...new Set(outcomes.map(({ step }) => step))].map((step) => {
    const cells = columns.map((column) => {
      const found = outcomes.find((one) => one.step === step && columnOf(one) === column)
      return found?.state === 'passed' ? `${found.seconds.toFixed(1)} s` : found ? WORDS[found.state] : ''
    })
    return [step, ...cells]
  })
  const reasons = outcomes
    .filter(({ state }) => state === 'failed' || state === 'notPossible')
    .map((one) => `- ${WORDS[one.state]}: ${columnOf(one)}, ${one.step}: ${one.words}`)
  return [markdownTable(['step', ...columns], rows), '', ...reasons]
}
