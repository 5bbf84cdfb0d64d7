import { playForm } from '../checked-forms/play-form.ts'
import type { Script } from '../checked-forms/script.ts'
import type { CheckedItem, Item, TestModel } from '../model.ts'
import type { CaseDraft, Undesigned } from './case-draft.ts'

/** One case for each item of a form with messages beside its inputs: all else is right, the form is sent, what the text says must show. */
export function designChecked(
  model: TestModel,
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const forms = new Map((model.checkedForms ?? []).map((form) => [form.id, form]))
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  for (const item of items) {
    if (item.kind !== 'checked') continue
    const form = forms.get(item.formId)
    const script = form && playForm(form, item.aim)
    if (script) cases.push(caseOf(item, script))
    else undesigned.push({ item, reason: 'no values were found for it' })
  }
  return { cases, undesigned }
}

function caseOf(item: CheckedItem, script: Script): CaseDraft {
  const expected = script.steps.at(-1)?.expectedResult ?? ''
  const { description } = item
  return {
    title: description.charAt(0).toUpperCase() + description.slice(1),
    steps: script.steps,
    claims: [item],
    outcome: { expected, oracle: 'stated', checkable: true, requirementId: item.requirementId },
    preconditions: [],
    manual: [],
    types:
      item.aim.aim === 'main'
        ? ['functional', 'smoke', 'regression']
        : item.valid
          ? ['functional', 'regression']
          : ['negative', 'functional', 'regression'],
    tags: [item.valid ? 'positive' : 'negative', 'form'],
    testCondition: description,
  }
}
