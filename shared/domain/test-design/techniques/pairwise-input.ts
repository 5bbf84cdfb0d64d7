/** Value `value` of parameter `parameter`, both counted from 0. */
export interface Assigned {
  parameter: number
  value: number
}

export interface PairwiseInput {
  /** How many values each parameter has. */
  sizes: number[]
  /** Assignments that must not stand in one row: "IF A=x THEN B≠y" is `[{A, x}, {B, y}]`. */
  forbidden?: Assigned[][]
  /** Wrong values: at most one in a row, and each is paired with every valid value of the other parameters. */
  negative?: Assigned[]
}

export type Row = number[]
