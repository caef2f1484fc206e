/** Who is selected of a list that may grow meanwhile: these alone, or everybody but these. */
export interface Choice {
  isAllBut: boolean
  named: ReadonlySet<string>
}
export const isChosen = ({ isAllBut, named }: Choice, id: string): boolean => named.has(id) !== isAllBut
