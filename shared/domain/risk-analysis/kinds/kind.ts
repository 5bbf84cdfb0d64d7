import type { TestType } from '../../test-cases/schema.ts'

/** A kind of risk, as data. Conditions are those of `shared/domain/risk-analysis/concepts`. */
export interface RiskKind {
  kind: string
  title: string
  /** What happens, in a sentence without "may": it stands behind "What can happen:". */
  threat: string
  /** 1 to 5, of a product for which the text says nothing of safeguards. */
  likelihood: number
  /** 1 to 5, before what the text or the domain makes of it. */
  impact: number
  /** A statement raises the risk when it meets one of these. */
  when: readonly string[]
  /** A statement that meets one of these does not, whatever else it meets. */
  unless?: readonly string[]
  /** What makes it more likely, or worse, where a statement that raises it, or with `@` the whole text, meets it. */
  likelier?: readonly Shift[]
  worse?: readonly Shift[]
  /** What would keep it from happening: where the text demands it the risk is less likely, else it is what to do. */
  safeguards: readonly Safeguard[]
  tests: readonly TestType[]
}

export interface Shift {
  when: string
  because: string
}

export interface Safeguard {
  /** Met anywhere in the texts by what is demanded. */
  by: readonly string[]
  /** What the text does not say: behind "The text does not say". */
  lacks: string
  /** What to do, as a demand. */
  advice: string
}
