export { DraftSavedScreen, EditedScreen, SubmittedScreen } from './confirmation-screens.tsx'
export { EditPage1Screen, EditPage2Screen, WritePage1Screen, WritePage2Screen } from './screens.tsx'
