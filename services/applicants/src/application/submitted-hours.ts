import type { InterviewDays, InterviewHours } from '@recruit/contract/interview/grid'
import type { DatedHours } from '@recruit/contract/interview/interview-days'
import { literal } from 'sequelize'
import { unpacked } from './applicant.row.ts'

export const SUBMITTED_HOURS = literal("JSON_EXTRACT(submitted, '$.interviewHours')")
export const SUBMITTED_DAYS = literal("JSON_EXTRACT(submitted, '$.interviewDays')")
/** Parses hours from the database. */
export const dated = (stored: Record<keyof DatedHours, unknown>): DatedHours => ({
  interviewHours: unpacked<InterviewHours>(stored.interviewHours),
  interviewDays: unpacked<InterviewDays | null>(stored.interviewDays),
})
