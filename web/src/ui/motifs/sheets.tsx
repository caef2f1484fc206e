import styles from './motif.module.css'
import { Cloth, FILLS, type Hand, Sheet, upTo, writing } from './parts.tsx'

/** Bars out of patches, and a thread that runs over them. */
export function chart(hand: Hand) {
  const heights = upTo(6).map((at) => hand.between(34 + at * 8, 74 + at * 14))
  return (
    <>
      <Sheet x={52} y={40} width={296} height={220} fill="cloth" />
      <rect x={72} y={58} width={hand.between(80, 130)} height="12" className={styles.ink} />
      {heights.map((height, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={at}
          x={76 + at * 43}
          y={236 - height}
          width="30"
          height={height}
          className={`${styles[hand.pick(FILLS)]} ${styles.edge}`}
        />
      ))}
      <path className={styles.line} d="M68 236H334" />
      <polyline
        className={styles.seam}
        points={heights.map((height, at) => `${91 + at * 43},${220 - height}`).join(' ')}
      />
    </>
  )
}

/** Wireframes and the ways between them. */
export function flow(hand: Hand) {
  const frames = upTo(3).map(
    (at) => [48 + at * 108, at === 1 ? hand.between(34, 52) : hand.between(74, 96)] as const,
  )
  return (
    <>
      {frames.map(([x, y], at) => {
        const next = frames[at + 1]
        return (
          next && (
            <path key={x} className={styles.thick} d={`M${x + 84} ${y + 66}L${next[0]} ${next[1] + 84}`} />
          )
        )
      })}
      {frames.map(([x, y], at) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Sheet x={0} y={0} width={88} height={164} fill="cloth" />
          <path className={styles.line} d="M0 18H88" />
          {at === hand.between(0, 2) ? (
            <Cloth seed={hand.seed} x={10} y={28} width={68} height={54} smallest={26} />
          ) : (
            <path className={styles.line} d="M10 28H78V82H10zL78 82M78 28L10 82" />
          )}
          {writing(hand, { x: 10, y: 94, width: 68, lines: 3, size: 5 })}
          <Sheet x={10} y={134} width={68} height={18} fill={hand.pick(FILLS)} />
        </g>
      ))}
    </>
  )
}

/** Square posts for a feed, fanned out, the first on top. */
export function posts(hand: Hand) {
  return (
    <>
      {[2, 1, 0].map((at) => (
        <g
          key={at}
          transform={`translate(${66 + at * 62} ${82 - at * 20}) rotate(${hand.between(-4, 5)} 72 72)`}
        >
          <Sheet x={0} y={0} width={148} height={148} fill={at ? 'paper' : 'cloth'} />
          <Cloth
            seed={`${hand.seed} ${at}`}
            x={0}
            y={at ? 0 : 66}
            width={148}
            height={at ? 148 : 82}
            smallest={46}
          />
          {at === 0 && writing(hand, { x: 14, y: 18, width: 118, lines: 2, size: 13, fill: 'ink' })}
        </g>
      ))}
      {upTo(3).map((at) => (
        <Sheet key={at} x={100 + at * 18} y={246} width={10} height={10} fill={at ? 'paper' : 'ink'} />
      ))}
    </>
  )
}

/** A page of a note-taking tool: a cover, a title, a list that is ticked off and a small table. */
export function note(hand: Hand) {
  return (
    <>
      <Sheet x={76} y={34} width={248} height={232} fill="cloth" />
      <Cloth seed={hand.seed} x={76} y={34} width={248} height={58} smallest={46} />
      <Sheet x={94} y={78} width={28} height={28} fill={hand.pick(FILLS)} />
      <rect x={94} y={118} width={hand.between(100, 150)} height="14" className={styles.ink} />
      {upTo(3).map((at) => (
        <g key={at} transform={`translate(94 ${148 + at * 22})`}>
          <rect width="12" height="12" className={`${styles[at < 2 ? 'ink' : 'paper']} ${styles.edge}`} />
          <rect x={22} y={3} width={hand.between(50, 84)} height="6" className={styles.faint} />
        </g>
      ))}
      {upTo(4).map((at) => (
        <Sheet
          key={at}
          x={216 + (at % 2) * 46}
          y={146 + Math.floor(at / 2) * 34}
          width={46}
          height={34}
          fill={at === hand.between(0, 3) ? hand.pick(FILLS) : 'paper'}
        />
      ))}
      {writing(hand, { x: 94, y: 228, width: 212, lines: 2, size: 6 })}
    </>
  )
}

/** A poster on a wall next to another one, with a ribbon. */
export function poster(hand: Hand) {
  const lean = hand.between(-3, 3)
  return (
    <>
      <g transform="rotate(4 290 170)">
        <Sheet x={232} y={86} width={112} height={156} fill="cloth" />
        {writing(hand, { x: 246, y: 104, width: 84, lines: 3, size: 12, fill: 'ink' })}
        <Sheet x={246} y={190} width={84} height={38} fill={hand.pick(FILLS)} />
      </g>
      <g transform={`rotate(${lean} 150 150)`}>
        <Sheet x={72} y={34} width={166} height={230} />
        <Cloth seed={hand.seed} x={72} y={34} width={166} height={146} />
        {writing(hand, { x: 88, y: 196, width: 132, lines: 2, size: 14, fill: 'ink' })}
      </g>
      <polygon
        points="206,214 190,270 214,256 238,270 224,214"
        className={`${styles.persimmon} ${styles.edge}`}
      />
      <polygon
        points="214,172 240,184 250,210 238,234 214,244 190,234 178,210 190,184"
        className={`${styles.gardenia} ${styles.edge}`}
      />
    </>
  )
}
