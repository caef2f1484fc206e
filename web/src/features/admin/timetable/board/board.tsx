export const Board = () => null
