import { QuestionsPreview } from './features/application/fields/index.ts'
import type { Preview } from './features/questions/questions-screen.tsx'
import { QuestionsScreen as Screen } from './features/questions/questions-screen.tsx'

const preview: Preview = (questions) => <QuestionsPreview questions={questions} />

/** The staff's editing of the form around the applicant's own drawing of it. */
export const questions = () => <Screen preview={preview} />
