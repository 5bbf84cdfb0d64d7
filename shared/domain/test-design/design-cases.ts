import { designApi } from '../interfaces/design/api-cases.ts'
import type { CaseDraft, Undesigned } from './cases/case-draft.ts'
import { designCalculators } from './cases/calculator-cases.ts'
import { designChecks } from './cases/checklist-cases.ts'
import { designChecked } from './cases/checked-cases.ts'
import { designCollections } from './cases/collection-cases.ts'
import { designCombinations } from './cases/combination-cases.ts'
import { designForm } from './cases/form-cases.ts'
import { designFormulas } from './cases/formula-cases.ts'
import { groupOf } from './check/coverage-checker.ts'
import { designFunctions } from '../code/design/function-cases.ts'
import { designLimits } from './cases/limit-cases.ts'
import { designMachines } from './cases/machine-cases.ts'
import { designBoards } from './boards/board-cases.ts'
import { designLists } from './list-views/list-cases.ts'
import { designOpened } from './cases/opened-cases.ts'
import { designPermissions } from './cases/permission-cases.ts'
import { designPrices } from './cases/price-cases.ts'
import { designStatements } from './cases/statement-cases.ts'
import { designScenarios } from './cases/scenario-cases.ts'
import { designTables } from './cases/table-cases.ts'
import { designThresholds } from './cases/threshold-cases.ts'
import { designWorkflows } from './cases/workflow-cases.ts'
import { withDefinitions } from './definitions.ts'
import { designWizards } from './wizards/wizard-cases.ts'
import type { Item, TestModel } from './model.ts'

export interface Designed {
  drafts: CaseDraft[]
  undesigned: Undesigned[]
}

/** Designs cases for the given items of a model, in the order of the text. `apart` gives every item a case of its own. */
export function designCases(model: TestModel, items: Item[], { apart = false } = {}): Designed {
  const byGroup = Map.groupBy(items, groupOf)
  const parts = [
    ...model.screens.map((screen) => designForm(screen, byGroup.get(`screen ${screen.id}`) ?? [], { apart })),
    designTables(model.tables, items),
    { cases: designMachines(model.machines, items, { apart }), undesigned: [] },
    designScenarios(model.scenarios, items),
    designThresholds(model.thresholds, items),
    designFormulas(model.formulas ?? [], items),
    designPrices(model.pricings ?? [], items),
    designApi(
      model.targets,
      items.filter((item) => item.kind === 'api'),
      { apart },
    ),
    { cases: designPermissions(model.permissions ?? [], items), undesigned: [] },
    { cases: designLimits(model.limits ?? [], items), undesigned: [] },
    designChecked(model, items),
    designCollections(model.collections ?? [], items),
    designFunctions(
      model.functions,
      items.filter((item) => item.kind === 'function'),
      { apart },
    ),
    designCombinations(model.combinations, model.screens, items, { apart }),
    designCalculators(model, items),
    designOpened(model, items),
    designWorkflows(model.workflows ?? [], items),
    designLists(model, items),
    designBoards(model, items),
    designWizards(model.wizards ?? [], items, { apart }),
    designChecks(model, items),
    designStatements(model.statements ?? [], items),
  ]
  return {
    drafts: withDefinitions(
      parts.flatMap(({ cases }) => cases),
      model.terms ?? [],
    ),
    undesigned: parts.flatMap(({ undesigned }) => undesigned),
  }
}
