import { historyTable } from '@recruit/chassis/history'

export const { up, down } = historyTable
