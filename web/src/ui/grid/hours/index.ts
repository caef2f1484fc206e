export { type GridColumns, gridColumns, hoursInLine, useGridColumns } from './columns.ts'
export { GRID_ID, type GridPart, InterviewGrid } from './interview-grid.tsx'
export { gridText } from './text.ts'
export { hoursInWords, rangesOf } from './words.ts'
