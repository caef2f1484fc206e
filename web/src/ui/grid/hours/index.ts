export { type GridColumns, gridColumns, hoursInLine, useGridColumns } from './columns.ts'
export { DatedGrid, GRID_ID, InterviewGrid } from './interview-grid.tsx'
export { gridText } from './text.ts'
export { hoursInBrief, hoursInWords, rangesOf } from './words.ts'
