import type { ReactNode } from 'react'
import styles from './motif.module.css'
import { Cloth, FILLS, type Hand, Sheet, upTo, writing } from './parts.tsx'

function inWindow(hand: Hand, children: ReactNode) {
  return (
    <>
      <Sheet x={44} y={44} width={312} height={214} fill="cloth" />
      <path className={styles.line} d="M44 68H356" />
      {upTo(3).map((at) => (
        <Sheet key={at} x={54 + at * 14} y={52} width={8} height={8} fill={FILLS[at] ?? 'ink'} />
      ))}
      <rect x={112} y={52} width={hand.between(120, 200)} height="8" className={styles.faint} />
      {children}
    </>
  )
}

/** A web page: a large picture of cloth, a headline and a button, pieces below. */
export function browser(hand: Hand) {
  const left = hand.chance(0.5)
  const split = hand.between(130, 165)
  return inWindow(
    hand,
    <>
      <Cloth seed={hand.seed} x={left ? 44 : 356 - split} y={68} width={split} height={118} />
      {writing(hand, {
        x: left ? 62 + split : 62,
        y: 90,
        width: 276 - split,
        lines: 2,
        size: 13,
        fill: 'ink',
      })}
      <Sheet x={left ? 62 + split : 62} y={152} width={62} height={18} fill={hand.pick(FILLS)} />
      <path className={styles.seam} d="M44 186H356" />
      {upTo(3).map((at) => (
        <g key={at} transform={`translate(${62 + at * 98} 202)`}>
          <Sheet width={22} height={22} fill={hand.pick(FILLS)} />
          {writing(hand, { x: 30, y: 3, width: 56, lines: 2 })}
        </g>
      ))}
    </>,
  )
}

/** A list of entries with their tags, and one that is open. */
export function board(hand: Hand) {
  const open = hand.between(0, 2)
  return inWindow(
    hand,
    <>
      <Sheet x={44} y={68} width={70} height={190} fill={hand.pick(FILLS)} />
      {upTo(5).map((at) => (
        <rect
          key={at}
          x={56}
          y={86 + at * 24}
          width={hand.between(26, 46)}
          height="7"
          className={styles.paper}
        />
      ))}
      {upTo(5).map((at) => {
        const y = 78 + at * 26 + (at > open ? 44 : 0)
        return (
          <g key={at}>
            <Sheet x={128} y={y} width={14} height={14} fill={hand.pick(FILLS)} />
            <rect x={152} y={y + 3} width={hand.between(90, 180)} height="8" className={styles.ink} />
            {at === open && (
              <Cloth seed={hand.seed} x={152} y={y + 20} width={190} height={40} smallest={40} />
            )}
            {y < 232 && <path className={styles.seam} d={`M128 ${y + (at === open ? 65 : 20)}H344`} />}
          </g>
        )
      })}
    </>,
  )
}

/** A month, some of its days sewn on. */
export function calendar(hand: Hand) {
  return inWindow(
    hand,
    <>
      <rect x={58} y={80} width="84" height="12" className={styles.ink} />
      <Sheet x={322} y={78} width={16} height={16} fill="gardenia" />
      {upTo(35).map((at) => (
        <Sheet
          key={at}
          x={58 + (at % 7) * 40}
          y={104 + Math.floor(at / 7) * 28}
          width={40}
          height={28}
          fill={hand.chance(0.3) ? hand.pick(FILLS) : 'paper'}
        />
      ))}
    </>,
  )
}

/** A map of pieces with pins in them and a way between the pins. */
export function patchMap(hand: Hand) {
  const pins = upTo(4).map((at) => [84 + at * 76, hand.between(118, 222)] as const)
  return inWindow(
    hand,
    <>
      <Cloth seed={hand.seed} x={44} y={68} width={312} height={190} smallest={74} />
      <polyline className={styles.thick} points={pins.join(' ')} />
      {pins.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <polygon points="0,0 -14,-22 0,-40 14,-22" className={`${styles.cloth} ${styles.edge}`} />
          <circle cy={-23} r="5" className={styles.ink} />
        </g>
      ))}
    </>,
  )
}

const CODE = ['persimmon', 'gardenia', 'blush', 'paper', 'faint'] as const

/** An editor full of code; which words it has is the seed's secret. */
export function code(hand: Hand) {
  let indent = 0
  return (
    <>
      <Sheet x={52} y={40} width={296} height={220} fill="ink" />
      <Sheet x={52} y={40} width={92} height={24} fill="paper" />
      <rect x={64} y={49} width={60} height={7} className={styles.ink} />
      {upTo(11).map((line) => {
        indent = Math.max(0, Math.min(4, indent + hand.between(-1, 1)))
        const first = hand.between(22, 54)
        const x = 84 + indent * 18
        return (
          <g key={line} transform={`translate(0 ${78 + line * 16})`}>
            <rect x={62} width="8" height="6" className={styles.faint} opacity="0.5" />
            <rect x={x} width={first} height="6" className={styles[hand.pick(CODE)]} />
            <rect
              x={x + first + 8}
              width={hand.between(26, 92)}
              height="6"
              className={styles[hand.pick(CODE)]}
            />
          </g>
        )
      })}
    </>
  )
}
