import { ReviewScreen } from './features/admin/review/review-screen.tsx'
import { ReviewPage1, ReviewPage2 } from './features/application/review/index.ts'

/** The staff's reading of an application: their frame around the applicant's form in the mode 'review'. */
export const ReviewPage1Screen = () => (
  <ReviewScreen page={1}>
    {({ application, interviewPeriod }) => (
      <ReviewPage1 application={application} interviewPeriod={interviewPeriod} />
    )}
  </ReviewScreen>
)
export const ReviewPage2Screen = () => (
  <ReviewScreen page={2}>{({ application }) => <ReviewPage2 application={application} />}</ReviewScreen>
)
