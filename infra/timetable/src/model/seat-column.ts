/** The prices of hours, limits and rooms beyond what is offered; without it they are fixed. */
export interface Elastic {
  hours: number
  limit: number
  room?: number
}

/** One interviewer in the panel of a team at a slot. */
export interface SeatColumn {
  interviewer: number
  team: number
  slot: number
  column: number
}
