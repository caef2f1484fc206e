export { gridColumns, useGridColumns } from './columns.ts'
export { GRID_ID, InterviewGrid } from './interview-grid.tsx'
export { gridText } from './text.ts'
export { hoursInWords } from './words.ts'
