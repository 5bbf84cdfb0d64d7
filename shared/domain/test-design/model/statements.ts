import type { ItemBase } from './form-items.ts'

/**
 * What a sentence says that a product does or lets people do, where no value, limit, rule or state could be read from it: it is tested
 * as it is stated.
 */
export interface Statement {
  id: string
  requirementId: string
  preconditions: string[]
  action: string
  expected: string
  /** The sentence names what is done; otherwise one only looks whether it is so. */
  acted: boolean
}

export interface StatementItem extends ItemBase {
  kind: 'statement'
  statementId: string
}
