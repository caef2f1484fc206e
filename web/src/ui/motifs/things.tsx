import styles from './motif.module.css'
import { Cloth, Cut, FILLS, type Hand, Sheet, upTo, writing } from './parts.tsx'

/** A wide banner sewn on by its corners, and the narrow one for phones below it. */
export function banner(hand: Hand) {
  const left = hand.chance(0.5)
  const fill = hand.pick(FILLS)
  return (
    <>
      <Sheet x={36} y={70} width={328} height={112} />
      <Cloth seed={hand.seed} x={left ? 36 : 204} y={70} width={160} height={112} />
      {writing(hand, { x: left ? 214 : 56, y: 94, width: 128, lines: 2, size: 15, fill: 'ink' })}
      <rect x={left ? 214 : 56} y={156} width="48" height="10" className={styles[fill]} />
      <path className={styles.seam} d="M42 76H358V176H42z" />
      <path className={styles.line} d="M28 62l16 16m0 -16l-16 16M356 62l16 16m0 -16l-16 16" />
      <Sheet x={left ? 36 : 214} y={206} width={150} height={46} fill="cloth" />
      <Cloth seed={hand.seed} x={left ? 36 : 214} y={206} width={50} height={46} smallest={30} />
      {writing(hand, { x: left ? 98 : 276, y: 218, width: 76, lines: 2, size: 8, fill: 'ink' })}
    </>
  )
}

/** Things to hold: a bag, two badges and a sheet of stickers. */
export function goods(hand: Hand) {
  const bag = <polygon points="62,122 192,114 210,258 46,262" />
  return (
    <>
      <path className={styles.thick} d="M92 124C92 46 158 44 162 120" />
      <Cut
        seed={hand.seed}
        x={40}
        y={110}
        width={176}
        height={156}
        smallest={hand.between(48, 66)}
        shape={bag}
      />
      <Cut
        seed={`${hand.seed} badge`}
        x={238}
        y={46}
        width={84}
        height={84}
        shape={<circle cx="280" cy="88" r="40" />}
      />
      <circle cx="280" cy="88" r="33" className={styles.seam} />
      <g transform={`rotate(${hand.between(-9, 9)} 290 204)`}>
        <Sheet x={240} y={148} width={112} height={108} fill="cloth" />
        {upTo(4).map((at) => (
          <g key={at} transform={`translate(${268 + (at % 2) * 54} ${176 + Math.floor(at / 2) * 52})`}>
            {sticker(hand)}
          </g>
        ))}
      </g>
    </>
  )
}

function sticker(hand: Hand) {
  const look = `${styles[hand.pick(FILLS)]} ${styles.edge}`
  const shape = hand.between(0, 2)
  if (shape === 0) return <circle r="18" className={look} />
  return (
    <polygon points={shape === 1 ? '0,-20 20,16 -20,16' : '-17,-14 17,-18 14,17 -18,14'} className={look} />
  )
}

/** Two phones: a screen of cloth and a screen of entries. */
export function phone(hand: Hand) {
  const columns = hand.pick([1, 2])
  return (
    <>
      <g transform={`translate(84 ${hand.between(32, 44)})`}>
        <Sheet x={0} y={0} width={112} height={212} fill="cloth" />
        <Cloth seed={hand.seed} x={0} y={18} width={112} height={82} />
        {writing(hand, { x: 12, y: 114, width: 84, lines: 2, size: 9, fill: 'ink' })}
        {writing(hand, { x: 12, y: 156, width: 88, lines: 2, size: 5 })}
        <Sheet x={12} y={182} width={88} height={18} fill={hand.pick(FILLS)} />
      </g>
      <g transform={`translate(214 ${hand.between(58, 70)})`}>
        <Sheet x={0} y={0} width={112} height={196} fill="cloth" />
        <rect x={12} y={14} width={56} height={10} className={styles.ink} />
        {upTo(columns * 3).map((at) => {
          const width = columns === 1 ? 88 : 42
          const [x, y] = [12 + (at % columns) * 46, 38 + Math.floor(at / columns) * 44]
          return (
            <g key={at}>
              <Sheet x={x} y={y} width={width} height={38} fill="paper" />
              <Sheet
                x={x}
                y={y}
                width={columns === 1 ? 26 : 42}
                height={columns === 1 ? 38 : 22}
                fill={hand.pick(FILLS)}
              />
              {columns === 1 && writing(hand, { x: x + 34, y: y + 10, width: 46, lines: 2, size: 5 })}
            </g>
          )
        })}
        <path className={styles.seam} d="M0 174H112" />
        {upTo(4).map((at) => (
          <rect
            key={at}
            x={14 + at * 24}
            y={180}
            width="10"
            height="10"
            className={at ? styles.faint : styles.ink}
          />
        ))}
      </g>
    </>
  )
}

const CELLS = ['0,0 40,0 40,40 0,40', '0,0 40,0 0,40', '0,0 40,0 40,40', '0,40 40,40 0,0', '40,0 40,40 0,40']

/** A mark out of four by four cells, left and right alike, on its construction lines, and in smaller sizes. */
export function logo(hand: Hand) {
  const half = upTo(8).map(() => [hand.pick(['0', '1', '2', '3', '4']), hand.pick(FILLS)] as const)
  const mark = upTo(4).flatMap((row) =>
    upTo(2).flatMap((column) => {
      const [cell, fill] = half[row * 2 + column] ?? ['0', 'ink']
      const look = `${styles[fill]} ${styles.edge}`
      const points = CELLS[Number(cell)]
      return [0, 1].map((side) => (
        <polygon
          key={`${row}${column}${side}`}
          points={points}
          className={look}
          transform={`translate(${side ? 160 - column * 40 : column * 40} ${row * 40}) scale(${side ? -1 : 1} 1)`}
        />
      ))
    }),
  )
  return (
    <>
      <Sheet x={48} y={40} width={304} height={220} />
      <path className={styles.seam} d="M48 70H262M48 230H262M78 40V260M238 40V260M158 40V260M48 150H262" />
      <g transform="translate(78 70)">{mark}</g>
      <path className={styles.line} d="M262 40V260" />
      <g transform="translate(279 62) scale(0.35)">{mark}</g>
      <g transform="translate(288 142) scale(0.22)">{mark}</g>
      <g transform="translate(295 204) scale(0.13)">{mark}</g>
    </>
  )
}
