import type { Id, RequirementModel } from './model.ts'

/** The model without some subjects and all that is said of them. */
export function without(model: RequirementModel, gone: ReadonlySet<Id>): RequirementModel {
  const stays = (element: object) => !idsIn(element).some((id) => gone.has(id))
  return {
    ...model,
    subjects: model.subjects.filter(({ id }) => !gone.has(id)),
    controls: model.controls.filter(({ subject }) => subject === undefined || !gone.has(subject)),
    rules: model.rules.filter(stays),
    flows: model.flows.filter(stays),
  }
}

/** Every text in an element: any of them could be an id. */
const idsIn = (element: object): string[] =>
  [...JSON.stringify(element).matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
