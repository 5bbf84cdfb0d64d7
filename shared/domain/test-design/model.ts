import type { Term } from '../requirements/terms.ts'
import type { Requirement } from '../requirements/index.ts'
import type { ApiTarget } from '../interfaces/design/model.ts'
import type { Check } from './checklists/check-types.ts'
import type { Pricing } from './prices/price-model.ts'
import type { Wizard } from './wizards/wizard-model.ts'
import type {
  Scenario,
  Machine,
  Threshold,
  UsageLimit,
  RolePermission,
  ModelFunction,
} from './model/behaviour.ts'
import type { Calculator, CalculatorTold } from './model/calculators.ts'
import type { CheckedForm } from './model/checked-forms.ts'
import type { Collection, CollectionSaying } from './model/collections.ts'
import type { Screen } from './model/forms.ts'
import type { OpenedPart } from './model/opening.ts'
import type { Board } from './model/boards.ts'
import type { ListView } from './model/list-views.ts'
import type { DecisionTable, Formula, Combination } from './model/rules.ts'
import type { Statement } from './model/statements.ts'
import type { Workflow } from './model/workflow.ts'

export type * from './model/forms.ts'
export type * from './model/rules.ts'
export type * from './model/behaviour.ts'
export type * from './model/calculators.ts'
export type * from './model/checked-forms.ts'
export type * from './model/collections.ts'
export type * from './model/form-items.ts'
export type * from './model/items.ts'
export type * from './model/opening.ts'
export type * from './model/boards.ts'
export type * from './model/list-views.ts'
export type * from './model/statements.ts'
export type * from './model/workflow.ts'

export interface TestModel {
  requirements: Map<string, Requirement>
  screens: Screen[]
  scenarios: Scenario[]
  /** Words that the text defines. */
  terms?: Term[]
  tables: DecisionTable[]
  machines: Machine[]
  thresholds: Threshold[]
  /** Missing when the text defines no amount. */
  formulas?: Formula[]
  /** Prices that the text computes from rates and changes under conditions. */
  pricings?: Pricing[]
  /** Operations of described interfaces, and documents of schemas. */
  targets: ApiTarget[]
  functions: ModelFunction[]
  combinations: Combination[]
  checks?: Check[]
  /** What the page shows before anybody has done anything. */
  opened?: OpenedPart[]
  /** Lists that are searched, filtered, sorted and turned over in pages. */
  lists?: ListView[]
  boards?: Board[]
  permissions?: RolePermission[]
  limits?: UsageLimit[]
  /** Forms that are filled in over several steps. */
  wizards?: Wizard[]
  /** Pages that compute an answer from a form. */
  calculators?: Calculator[]
  /** What each sentence says of them. */
  calculatorParts?: CalculatorTold[]
  /** Forms whose inputs are checked when they are sent, each with a message of its own. */
  checkedForms?: CheckedForm[]
  /** Lists that somebody keeps on a page. */
  collections?: Collection[]
  /** What each sentence says of them. */
  collectionParts?: CollectionSaying[]
  /** Pages on which something moves from status to status by buttons. */
  workflows?: Workflow[]
  /** What is tested as it is stated, since nothing finer could be read from it. */
  statements?: Statement[]
}
