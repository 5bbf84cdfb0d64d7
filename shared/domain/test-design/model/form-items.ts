import type { Violation } from '../../requirements/facts/types.ts'

import type { ItemBase, Technique } from '../../test-cases/draft.ts'
import type { PartitionTest } from './forms.ts'

export type { ItemBase, Technique }

/** A value or partition of one input. */
export interface InputItem extends ItemBase {
  kind: 'input'
  screenId: string
  parameterId: string
  label: string
  partition: string
  test: PartitionTest
  violation?: Violation
  /** Requirements that state the same again. */
  repeatedBy?: string[]
  /** The condition under which the value is entered, and whether it holds. */
  given?: { conditionalId: string; holds: boolean }
}

/** An input that nobody has touched, and what it holds. */
export interface DefaultItem extends ItemBase {
  kind: 'default'
  screenId: string
  parameterId: string
  value: string
}

/** Two values that are related as the text demands, or just not: `difference` is the exact distance of a boundary item. */
export interface RelationItem extends ItemBase {
  kind: 'relation'
  screenId: string
  relationId: string
  difference?: bigint
}

/** An input that is shown, or not, under a condition. */
export interface ShownItem extends ItemBase {
  kind: 'shown'
  screenId: string
  conditionalId: string
  holds: boolean
}

/** The whole form filled with typical values and sent. */
export interface MainItem extends ItemBase {
  kind: 'main'
  screenId: string
}

/** Two values of different settings that one case has to set. */
export interface PairItem extends ItemBase {
  kind: 'pair'
  combinationId: string
  values: { label: string; value: string }[]
}
