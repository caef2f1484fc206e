import { historyMembers } from '@recruit/chassis/audit-log/audit-log'

export const { up, down } = historyMembers
