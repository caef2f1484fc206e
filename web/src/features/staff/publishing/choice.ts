/** The selection of a list that may grow: these alone, or all but these. */
export interface Choice {
  isAllBut: boolean
  named: ReadonlySet<string>
}
export const isChosen = ({ isAllBut, named }: Choice, id: string): boolean => named.has(id) !== isAllBut
