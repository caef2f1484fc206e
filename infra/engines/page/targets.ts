import type { Target } from './find.ts'

const named =
  (css: string) =>
  (name?: string, within?: Target): Target => ({ css, name, within })

export const button = named('button:not([role])')
export const link = named('a[href]')
export const field = named('input, textarea')
export const select = named('select')
export const heading = named('h1, h2')
export const title = named('h1')
export const tab = named('[role="tab"]')
export const toggle = named('[role="switch"]')
export const cell = named('[role="gridcell"]')
export const chosenCells: Target = { css: '[role="gridcell"][aria-selected="true"]' }
export const dialog: Target = { css: 'dialog[open]' }
export const menu: Target = { css: '#menu' }
export const main: Target = { css: 'main' }
export const text = (holds: string, within: Target = main): Target => ({ css: '*', holds, within })
export const row = (holds: string): Target => ({ css: 'tbody tr', holds })
export const saving = (kind: string): Target => ({ css: `[data-saving="${kind}"]` })
