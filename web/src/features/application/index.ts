export { DraftSavedScreen, EditedScreen, SubmittedScreen } from './confirmations.tsx'
export { EditPage1Screen, EditPage2Screen, WritePage1Screen, WritePage2Screen } from './screens.tsx'
