/** The table that a rule stands in; its name is that of the row or column ("R1"). */
export interface RuleTable {
  id: number
  title: string
  name: string
}

/** A row of a decision table that no rule stands in by itself: a condition, or another action of the same rules. */
export interface TablePartFact {
  kind: 'tablePart'
  table: number
}

/** A state that the text calls the first or a last one. */
export interface StateMarkFact {
  kind: 'stateMark'
  entity: string
  state: string
  mark: 'initial' | 'final'
}

/** "No other transitions are possible": what no sentence allows is refused, with an outcome where the text names one. */
export interface ClosedFact {
  kind: 'closed'
  entity?: string
  outcome?: string
}
