import type { Team } from '@recruit/contract/constants'
import { paths } from './paths.ts'

/** Links of the staff's screens with parameters; separate, because the first page's script does not need them. */
export const staffLinks = {
  /** An earlier term, to read. */
  archive: (term: number) => `${paths.applicantList}?term=${term}`,
  /** The desk with one team's applications. */
  desk: (team: Team) => `${paths.reviewDesk}?team=${team}`,
  /** The desk where one team's interviews are scored. */
  interviewDesk: (team: Team) => `${paths.reviewDesk}?team=${team}&mode=interview`,
  /** What an interviewer prints. */
  packet: (team: Team) => `${paths.interviewPacket}?team=${team}`,
  review1: (team: Team, id: string) => paths.reviewPage1(`${team}${id}`),
  /** The form of a message in own words. */
  writeMessage: `${paths.messages}?write=notice`,
  /** The token is after the hash, because browsers do not send that part. */
  memberLink: (token: string) => `${paths.staffLink}?token=${encodeURIComponent(token)}`,
  interviewerLink: (token: string) => `${paths.ownHours}?token=${encodeURIComponent(token)}`,
}
