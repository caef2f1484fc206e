import type { ApplicationMode } from '../../paths.ts'
import { ApplicationFrame } from './application-frame.tsx'
import { Page1 } from './page1.tsx'
import { Page2 } from './page2.tsx'

const page1 = (mode: ApplicationMode) =>
  function Page1Screen() {
    return (
      <ApplicationFrame mode={mode} page={1}>
        {(opened) => <Page1 mode={mode} {...opened} />}
      </ApplicationFrame>
    )
  }

const page2 = (mode: ApplicationMode) =>
  function Page2Screen() {
    return (
      <ApplicationFrame mode={mode} page={2}>
        {(opened) => <Page2 mode={mode} {...opened} />}
      </ApplicationFrame>
    )
  }

/** Writing and editing differ only in the title and in what is required (specification, section 2). */
export const WritePage1Screen = page1('register')
export const WritePage2Screen = page2('register')
export const EditPage1Screen = page1('update')
export const EditPage2Screen = page2('update')
