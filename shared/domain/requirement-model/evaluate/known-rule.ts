import type { Id, Rule } from '../model.ts'

/** A rule with what is asked of it again and again. */
export interface KnownRule {
  rule: Rule
  refuses: boolean
  /** Subjects of its condition. */
  asks: Set<Id>
  /** Entries that its condition or its texts and sums depend on, also by way of what is computed of them. */
  entries: Set<Id>
  /** It asks whether everything is valid. */
  asksAll: boolean
  /** It does not depend on entries, or is a computation: it holds at any time. */
  standing: boolean
}
