import type { FunctionItem, FunctionTest } from '../../code/design/model.ts'
import type { ApiItem } from '../../interfaces/design/model.ts'
import type { Outcome } from '../../test-cases/draft.ts'
import type { CalculatorItem } from './calculators.ts'
import type { CheckedItem } from './checked-forms.ts'
import type { CollectionItem } from './collections.ts'
import type { Check } from '../checklists/check-types.ts'
import type { WizardAim } from '../wizards/wizard-model.ts'
import type {
  ItemBase,
  InputItem,
  DefaultItem,
  RelationItem,
  ShownItem,
  MainItem,
  PairItem,
} from './form-items.ts'

import type { OpenedItem } from './opening.ts'
import type { BoardItem } from './boards.ts'
import type { ListItem } from './list-views.ts'
import type { StatementItem } from './statements.ts'
import type { WorkflowItem } from './workflow.ts'

export type { ApiItem, FunctionItem, FunctionTest, Outcome }

/** The last use that a limit allows, the first that it does not, or one more after the period. */
export interface LimitItem extends ItemBase {
  kind: 'limit'
  limitId: string
  /** The number of this use. */
  times: number
  /** All uses before it lie in an earlier period. */
  later?: true
}

/** A role that tries an action. */
export interface PermissionItem extends ItemBase {
  kind: 'permission'
  permissionId: string
}

export interface ScenarioItem extends ItemBase {
  kind: 'scenario'
  scenarioId: string
}

export interface ColumnItem extends ItemBase {
  kind: 'column'
  tableId: string
  entries: number[]
  /** The place of the stated rule that the item is about. */
  stated?: number
  /** The value at which a numeric condition changes, for boundary items. */
  edge?: { condition: number; value: bigint }
}

/** A transition of a machine, or an attempt at a cell: `to` is missing where the text names no state. */
export interface TransitionItem extends ItemBase {
  kind: 'transition'
  machineId: string
  from: string
  event: string
  to?: string
  /** The transition that must come right before, for pairs (1-switch). */
  after?: { from: string; event: string }
  /** What the transition does beside changing the state. */
  effect?: string
  /** The text itself refuses the event, with the outcome that it names. */
  told?: true
  outcome?: string
}

/** A point of a checklist; `stated` when a sentence of the text asks for it. */
export interface CheckItem extends ItemBase {
  kind: 'check'
  checkId: string
  category: Check['category']
  stated: boolean
}

/** An amount for one kind of literals: typical, at a free quantity, beyond it, held by a limit, begun units, rounded. */
export interface FormulaItem extends ItemBase {
  kind: 'formula'
  formulaId: string
  region:
    | 'typical'
    | 'free'
    | 'beyond'
    | 'least'
    | 'most'
    | 'begun'
    | 'rounded'
    // Of what is counted: none, the first, and both values beside the count at which a limit begins or ends to hold the amount.
    | 'none'
    | 'one'
    | 'beforeMost'
    | 'firstMost'
    | 'lastLeast'
    | 'afterLeast'
}

/** A price by one combination of rate and changes, or beside a limit at which it changes, or refused. */
export interface PriceItem extends ItemBase {
  kind: 'price'
  pricingId: string
  plan: string
  rate: number
  changes: number[]
  /** Changes from which the case is exempt. */
  spared: number[]
  refusal?: number
  edge?: { variable: string; value: string }
}

export interface ThresholdItem extends ItemBase {
  kind: 'threshold'
  thresholdId: string
  times?: number
  /** The attempts are spread beyond their window, or what they led to is over. */
  phase?: 'spread' | 'over'
}

/** What a case of a form over several steps shows. */
export interface WizardItem extends ItemBase {
  kind: 'wizard'
  wizardId: string
  aim: WizardAim
}

export type Item =
  | CalculatorItem
  | CheckedItem
  | WizardItem
  | CollectionItem
  | OpenedItem
  | ListItem
  | BoardItem
  | WorkflowItem
  | StatementItem
  | FormulaItem
  | PriceItem
  | DefaultItem
  | PermissionItem
  | LimitItem
  | ApiItem
  | FunctionItem
  | InputItem
  | RelationItem
  | ShownItem
  | MainItem
  | PairItem
  | CheckItem
  | ScenarioItem
  | ColumnItem
  | TransitionItem
  | ThresholdItem
