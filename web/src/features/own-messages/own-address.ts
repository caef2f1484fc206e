const ADDRESS = /(https?:\/\/[^\s<>"']+)/

export interface Piece {
  text: string
  /** Its address on this site; null without a link. */
  href: string | null
}

/** A text in pieces: only addresses of this site become links, so that a message cannot lead readers elsewhere. */
export const piecesOf = (text: string, origin: string): Piece[] =>
  text
    .split(ADDRESS)
    .filter(Boolean)
    .map((piece) => ({ text: piece, href: isOwn(piece, origin) ? piece : null }))

const isOwn = (piece: string, origin: string): boolean =>
  ADDRESS.test(piece) && URL.canParse(piece) && new URL(piece).origin === origin
