import { SCORE_MAX } from '@recruit/contract/constants'
import type { Reply } from '../../../api/client.ts'
import { type Judged, shortened, signed } from './judged.ts'
import styles from './setup.module.css'

const ROW = 28
const NAME = 112
const FIGURE = 44
const FOOT = 22

interface Scale {
  at: (value: number) => number
  marks: number[]
}
const scaleOf = (width: number, from: number, to: number): Scale => {
  const room = Math.max(40, width - NAME - FIGURE - 12)
  return {
    at: (value) => NAME + 6 + ((value - from) / (to - from)) * room,
    marks: Array.from({ length: to - from + 1 }, (_, index) => from + index),
  }
}

/** Thin lines at the whole scores, with their figures below. */
function Ruler({ scale, rows, say }: { scale: Scale; rows: number; say: (mark: number) => string }) {
  return scale.marks.map((mark) => (
    <g key={mark}>
      <line className={styles.ruler} x1={scale.at(mark)} x2={scale.at(mark)} y1="0" y2={rows * ROW} />
      <text className={styles.figure} x={scale.at(mark)} y={rows * ROW + 16} textAnchor="middle">
        {say(mark)}
      </text>
    </g>
  ))
}

/** Each application as a line from its lowest to its highest score, with the median across it. */
export function SpreadPlot({ judged, width }: { judged: Judged[]; width: number }) {
  const scale = scaleOf(width, 1, SCORE_MAX)
  return (
    <svg width={width} height={judged.length * ROW + FOOT} aria-hidden="true">
      <Ruler scale={scale} rows={judged.length} say={String} />
      {judged.map(({ _id, name, aggregate: { lowest, highest, median } }, row) => (
        <g key={_id} transform={`translate(0 ${row * ROW + ROW / 2})`}>
          <text className={styles.name} y="5">
            {shortened(name)}
          </text>
          <line className={styles.spread} x1={scale.at(lowest)} x2={scale.at(highest)} />
          <circle className={styles.end} cx={scale.at(lowest)} r="3" />
          <circle className={styles.end} cx={scale.at(highest)} r="3" />
          <line className={styles.median} x1={scale.at(median)} x2={scale.at(median)} y1="-9" y2="9" />
          <text className={styles.figure} x={width} y="5" textAnchor="end">
            {median.toFixed(1)}
          </text>
        </g>
      ))}
    </svg>
  )
}

type Reviewers = Reply<'reviewResults'>['reviewers']

/** Each reviewer's distance from the others, left or right of the middle. */
export function OffsetPlot({ reviewers, width }: { reviewers: Reviewers; width: number }) {
  const furthest = Math.max(1, ...reviewers.map(({ offset }) => Math.ceil(Math.abs(offset))))
  const scale = scaleOf(width, -furthest, furthest)
  return (
    <svg width={width} height={reviewers.length * ROW + FOOT} aria-hidden="true">
      <Ruler scale={scale} rows={reviewers.length} say={(mark) => `${mark > 0 ? '+' : ''}${mark}`} />
      {reviewers.map(({ member, offset }, row) => (
        <g key={member.id} transform={`translate(0 ${row * ROW + ROW / 2})`}>
          <text className={styles.name} y="5">
            {shortened(member.name)}
          </text>
          <line className={styles.spread} x1={scale.at(0)} x2={scale.at(offset)} />
          <circle className={styles.end} cx={scale.at(offset)} r="5" />
          <text className={styles.figure} x={width} y="5" textAnchor="end">
            {signed(offset)}
          </text>
        </g>
      ))}
    </svg>
  )
}
