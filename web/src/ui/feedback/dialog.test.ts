import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

const nothing = () => undefined
const buttonsOf = (parts: Partial<Parameters<typeof Dialog>[0]>) => {
  const html = renderToStaticMarkup(
    createElement(Dialog, { title: 'Delete it?', close: 'Keep it', onClose: nothing, ...parts }),
  )
  return [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>([^<]*)</g)].map(
    ([, look, label]) => `${label}${look?.includes('primary') ? ' (primary)' : ''}`,
  )
}

test('every dialog has its safe answer at the left and the one that acts at the right', () => {
  const confirm = { label: 'Delete', onPress: nothing }
  expect(buttonsOf({ confirm })).toEqual(['Keep it', 'Delete (primary)'])
  expect(
    buttonsOf({ confirm, more: createElement('button', { type: 'button', className: '' }, 'Other') }),
  ).toEqual(['Keep it', 'Other', 'Delete (primary)'])
  expect(buttonsOf({ confirm: { ...confirm, isRisky: true } })).toEqual(['Keep it (primary)', 'Delete'])
  expect(buttonsOf({})).toEqual(['Keep it (primary)'])
})
