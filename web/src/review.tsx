import { ReviewScreen } from './features/applicants/application/review-screen.tsx'
import {
  ApplicationToRead,
  ReviewedApplication,
  ReviewedEssays,
  ScoredToRead,
} from './features/application/review/index.ts'
import type { Readings } from './features/desk/desk-head.tsx'
import { DeskScreen } from './features/desk/desk-screen.tsx'
import { PacketScreen } from './features/desk/packet/packet-screen.tsx'

/** The staff's reading of an application: all of it, and the essays alone at the address of page 2. */
const ReviewPage1Screen = () => (
  <ReviewScreen page={1}>
    {(reviewed, folds) => <ReviewedApplication {...reviewed}>{folds}</ReviewedApplication>}
  </ReviewScreen>
)
const ReviewPage2Screen = () => (
  <ReviewScreen page={2}>
    {({ application }, folds) => <ReviewedEssays application={application}>{folds}</ReviewedEssays>}
  </ReviewScreen>
)

const readings: Readings = {
  application: (application) => <ApplicationToRead application={application} />,
  scored: (application) => <ScoredToRead application={application} />,
}
/** The review desk: the staff's list and decisions around the applicant's text. */
const ReviewDeskScreen = () => <DeskScreen readings={readings} />

/** An interviewer's packet around the same text. */
const InterviewPacketScreen = () => <PacketScreen reading={readings.scored} />

export {
  InterviewPacketScreen as interviewPacket,
  ReviewDeskScreen as reviewDesk,
  ReviewPage1Screen as reviewPage1,
  ReviewPage2Screen as reviewPage2,
}
