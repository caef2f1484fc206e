import type { Target } from './page/find.ts'

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** The two widths of the story; on a phone the page scrolls and the menu is behind a button. */
export const SCREENS = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const
export type ScreenName = keyof typeof SCREENS

/** What some drivers or machines lack: a step that needs it is reported as not possible, with the reason. */
export type Ability = 'touch' | 'offline' | 'composition' | 'scriptErrors' | 'plainHttp'

export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'End' | 'ArrowRight' | 'ArrowDown' | 'a'
type Modifier = 'Shift' | 'Control'
/** In CSS pixels of the window. */
export interface Point {
  x: number
  y: number
}

export interface Engine {
  version: string
  /** The reason for each ability that its driver lacks. */
  cannot: Partial<Record<Ability, string>>
  /** A window with its own cookies and storage. */
  newWindow: (screen: ScreenName) => Promise<Driver>
  stop: () => Promise<void>
}

/** What each driver implements, with real input. These do not wait: `page/page.ts` waits, with limits. */
export interface Driver {
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  resize: (screen: ScreenName) => Promise<void>
  click: (point: Point) => Promise<void>
  /** By keys, into the focused element. */
  type: (text: string) => Promise<void>
  key: (key: Key, ...modifiers: Modifier[]) => Promise<void>
  /** Pressed at the first point, released at the last. */
  drag: (points: Point[]) => Promise<void>
  /** Chooses from a native select, whose open list is no part of the page. */
  choose: (target: Target, value: string) => Promise<void>
  /** The value of an expression in the page; promises are awaited. */
  eval: (expression: string) => Promise<unknown>
  /** Saves a picture of the window as a PNG file. */
  shot: (file: string) => Promise<void>
  close: () => Promise<void>
  /** With a finger: rests on the first point until the page paints, then moves. Needs `touch`. */
  paint?: (points: Point[], isPainting: () => Promise<void>) => Promise<void>
  /** Needs `offline`. */
  setOffline?: (isOffline: boolean) => Promise<void>
  /** Composes syllables one after the other, each in its steps. Needs `composition`. */
  compose?: (syllables: string[][]) => Promise<void>
  /** Uncaught script errors of the page so far. Needs `scriptErrors`. */
  scriptErrors?: () => string[]
}

export interface EnginePlace {
  /** For profiles, logs and locales; removed afterwards. */
  folder: string
  env: NodeJS.ProcessEnv
  signal: AbortSignal
}
