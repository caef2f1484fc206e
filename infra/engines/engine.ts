import type { Target } from './page/find.ts'

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** The two widths at which the story is played; in a phone's window the page scrolls and the menu is behind a button. */
export const SCREENS = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const
export type ScreenName = keyof typeof SCREENS

/** What some drivers cannot do. A step that needs it is then printed as not possible, with the reason. */
export type Ability = 'touch' | 'offline' | 'composition' | 'scriptErrors'

export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'End' | 'ArrowRight' | 'ArrowDown' | 'a'
type Modifier = 'Shift' | 'Control'
/** In CSS pixels of the window. */
export interface Point {
  x: number
  y: number
}

/** A browser that runs. */
export interface Engine {
  version: string
  /** The reason for each ability that its driver lacks. */
  cannot: Partial<Record<Ability, string>>
  /** A window with cookies and storage of its own. */
  newWindow: (screen: ScreenName) => Promise<Driver>
  stop: () => Promise<void>
}

/** What each driver does in its own way, with real input. Nothing here waits: `page/page.ts` does, and limits all of it. */
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
  /** Chooses from a native select, whose opened list is no part of the page. */
  choose: (target: Target, value: string) => Promise<void>
  /** The value of an expression in the page, a promise's once it is there. */
  eval: (expression: string) => Promise<unknown>
  /** Keeps a picture of the window as a PNG file. */
  shot: (file: string) => Promise<void>
  close: () => Promise<void>
  /** With a finger: rests on the first point until the page paints, then moves. Needs `touch`. */
  paint?: (points: Point[], isPainting: () => Promise<void>) => Promise<void>
  /** Needs `offline`. */
  setOffline?: (isOffline: boolean) => Promise<void>
  /** Composes syllables one after the other, each in its steps. Needs `composition`. */
  compose?: (syllables: string[][]) => Promise<void>
  /** What scripts of the page threw and nothing caught, so far. Needs `scriptErrors`. */
  scriptErrors?: () => string[]
}

/** Where a browser is started. */
export interface EnginePlace {
  /** For profiles, logs and locales; removed afterwards. */
  folder: string
  env: NodeJS.ProcessEnv
  signal: AbortSignal
}
