import type { ComponentProps, ReactNode } from 'react'
import type { Reply } from '../../api/client.ts'
import type { usePlaceInAddress } from './address.ts'
import type { DeskHead } from './desk-head.tsx'

/** How the text of an application is drawn; its fields are another feature's matter. */
export interface Readings {
  application: (application: Reply<'getApplication'>) => ReactNode
  scored: (application: Reply<'reviewApplication'>) => ReactNode
}

/** What either way of using the desk is given. */
export interface DeskPart extends ReturnType<typeof usePlaceInAddress> {
  head: Omit<ComponentProps<typeof DeskHead>, 'onHelp'>
}
