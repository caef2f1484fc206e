import type { ComponentType } from 'react'
import type { ApplicationMode } from '../../paths.ts'
import { ApplicationFrame } from './application-frame.tsx'
import type { Opened } from './editor-layout.tsx'
import { Page1 } from './page1.tsx'
import { Page2 } from './page2.tsx'

const screen = (
  mode: ApplicationMode,
  page: 1 | 2,
  Content: ComponentType<Opened & { mode: ApplicationMode }>,
) =>
  function PageScreen() {
    return (
      <ApplicationFrame mode={mode} page={page}>
        {(opened) => <Content mode={mode} {...opened} />}
      </ApplicationFrame>
    )
  }

/** Writing and editing differ only in the title and the required fields. */
export const WritePage1Screen = screen('register', 1, Page1)
export const WritePage2Screen = screen('register', 2, Page2)
export const EditPage1Screen = screen('update', 1, Page1)
export const EditPage2Screen = screen('update', 2, Page2)
