import { answersTo, complete, emptyRule } from '../checked-forms/situations.ts'
import { sized } from '../checked-forms/tried-values.ts'
import { allowedValues, typicalValues, wrongsOf } from '../checked-forms/typical-values.ts'
import type { Aimed } from '../checked-forms/aimed.ts'
import type { CheckedForm } from '../model.ts'

/** Two inputs that are wrong, of which one is corrected before the form is sent again; only where the text says what shows then. */
export function updatingAims(form: CheckedForm): Aimed[] {
  if (!form.updates) return []
  const typical = typicalValues(form)
  const empty = form.inputs.filter(
    (input) => emptyRule(form, input) !== undefined && input.preset === undefined && typical.has(input.label),
  )
  const [one] = empty
  const last = empty.at(-1)
  if (!one || !last || one === last) return []
  const values = new Map([...typical].filter(([label]) => label !== one.label && label !== last.label))
  if (answersTo(form, values)?.length !== 2) return []
  return [
    {
      aim: { aim: 'updated', labels: [one.label, last.label] },
      by: form.updates.requirementId,
      says: `the message of ${one.label} is gone when only ${last.label} is still wrong`,
      valid: false,
    },
  ]
}

/** Inputs that come and go, texts that count what is typed, and the button that brings the form back. */
export function shownAims(form: CheckedForm): Aimed[] {
  const { inputs, lengths = [], restarts } = form
  const appearing = inputs.flatMap(({ label, control, shown }): Aimed[] => {
    // Of a choice the text does not say what it is made of, so no step can look for it.
    if (control === 'choice' || control === 'radio') return []
    const guard = inputs.find((one) => one.label === shown?.when?.label)
    const [value] = shown?.when?.values ?? []
    const choices = guard?.control === 'checkbox' ? ['on', ''] : (guard?.options ?? [])
    const other = choices.find((one) => !shown?.when?.values.includes(one))
    if (!shown || value === undefined || other === undefined) return []
    const by = shown.requirementId
    return [
      {
        aim: { aim: 'appears', label, value, other },
        by,
        says: `${label} is there only with ${guard?.label ?? ''} ${value}`,
      },
      ...(shown.discards
        ? [
            {
              aim: { aim: 'discarded' as const, label, value, other },
              by,
              says: `what was entered in ${label} is gone after another choice`,
            },
          ]
        : []),
    ]
  })
  const counted = lengths.flatMap(({ label, requirementId }): Aimed[] => {
    const input = inputs.find((one) => one.label === label)
    if (!input) return []
    const [base = ''] = allowedValues(form, input, typicalValues(form))
    const most = wrongsOf(input).flatMap((one) => (one.wrong === 'length' && one.max ? [one.max] : []))
    const values = ['', base, ...most.flatMap((size) => sized(input, base, size).slice(0, 1))]
    return [...new Set(values)].map((value) => ({
      aim: { aim: 'length', label, value },
      by: requirementId,
      says: `${value.length} characters of ${label} are counted`,
    }))
  })
  return [
    ...appearing,
    ...counted,
    ...(restarts && complete(form)
      ? [
          {
            aim: { aim: 'restarts' as const },
            by: restarts.requirementId,
            says: `"${restarts.button}" brings back the empty form`,
          },
        ]
      : []),
  ]
}
