import type { CaseDraft } from './case-draft.ts'
import { designForm, type Undesigned } from './form-cases.ts'
import type { Item, TestModel } from './model.ts'

export interface Designed {
  drafts: CaseDraft[]
  undesigned: Undesigned[]
}

/** Designs cases for the given items of a model, in the order of the text. `apart` gives every item a case of its own. */
export function designCases(model: TestModel, items: Item[], { apart = false } = {}): Designed {
  const forms = model.screens.map((screen) => designForm(screen, items, { apart }))
  return {
    drafts: forms.flatMap(({ cases }) => cases),
    undesigned: forms.flatMap(({ undesigned }) => undesigned),
  }
}
