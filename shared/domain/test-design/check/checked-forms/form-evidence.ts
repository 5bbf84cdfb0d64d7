import type { TestModel } from '../../model.ts'
import type { Evidence } from '../text-evidence.ts'

/** What the model holds of each sentence about a checked form: its rules in their words, what it does, and the names of its controls. */
export function addCheckedForms({ checkedForms = [] }: TestModel, of: (id: string) => Evidence): void {
  for (const form of checkedForms) {
    const { inputs, ...told } = form
    for (const { label, options, none, requirementId, spaces, rules } of inputs) {
      for (const name of [label, ...options, ...(none === undefined ? [] : [none])]) of('').literal(name)
      of(requirementId).any(options)
      for (const one of [...rules, ...(spaces ? [spaces] : [])]) {
        of(one.requirementId).any(one)
        if (one.said !== undefined) of(one.requirementId).words(one.said)
      }
    }
    for (const one of Object.values(told))
      if (typeof one === 'object' && 'requirementId' in one) of(one.requirementId).any(one)
    of('').literal(form.send.button)
    if (form.clears) of('').literal(form.clears.button)
    if (form.success)
      of(form.success.requirementId).literal(
        form.success.text.replace(
          /\{([^{}]+)\}/g,
          (_all, label: string) => form.success?.sample[label] ?? '',
        ),
      )
  }
}
