import type { CheckItem, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import type { Check } from './check-types.ts'

/** One item for each point of the checklists. */
export function checkItem(check: Check, model: TestModel): CheckItem {
  return {
    kind: 'check',
    id: `${check.requirementId}/checklist/${check.name}/${check.words}`.slice(0, 390),
    technique: 'Checklist-based Testing',
    requirementId: check.requirementId,
    description: check.words,
    priority: priorityOf(model, check.requirementId),
    valid: check.name !== 'error text' && check.name !== 'error place' && check.name !== 'enumeration',
    checkId: check.id,
    category: check.category,
    stated: check.oracle === 'stated',
  }
}
