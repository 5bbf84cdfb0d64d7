import type { Guard } from '../../requirements/checked-forms/parts.ts'
import { isThere } from '../check/checked-forms/broken.ts'
import { typicalUnder } from '../checked-forms/guarded-inputs.ts'
import { allowedValues } from '../checked-forms/typical-values.ts'
import { complete, isTaken, withValue } from '../checked-forms/situations.ts'
import { rightValues, wrongValues } from '../checked-forms/tried-values.ts'
import type { CheckedAim, CheckedForm, CheckedInput, CheckedItem, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import { behaviourAims } from './checked-behaviours.ts'
import { shownValue, type Aimed } from '../checked-forms/aimed.ts'

const mostItems = 400

/** What is to be tried on a form with messages beside its inputs: each way of being wrong, each limit, and each thing that it is said to do. */
export function checkedItems(model: TestModel): CheckedItem[] {
  return (model.checkedForms ?? []).flatMap((form) => {
    const aims = [
      ...mainAims(form),
      ...form.inputs.flatMap((input) => [...refusedAims(form, input), ...acceptedAims(form, input)]),
      ...behaviourAims(form),
    ]
    return aims
      .slice(0, mostItems)
      .map(({ aim, by, says, valid = true }) => itemOf(model, form, aim, by, says, valid))
  })
}

function itemOf(
  model: TestModel,
  form: CheckedForm,
  aim: CheckedAim,
  requirementId: string,
  description: string,
  valid: boolean,
): CheckedItem {
  return {
    kind: 'checked',
    id: `${requirementId}/form ${form.id}/${description}`.slice(0, 390),
    technique: techniqueOf(form, aim),
    requirementId,
    description,
    priority: priorityOf(model, requirementId),
    valid,
    formId: form.id,
    aim,
  }
}

function techniqueOf({ inputs }: CheckedForm, aim: CheckedAim): CheckedItem['technique'] {
  if (aim.aim === 'main' || aim.aim === 'enter') return 'Use Case Testing'
  if (aim.aim === 'accepted') return 'Boundary Value Analysis'
  if (aim.aim === 'refused') {
    const wrongs = inputs.find(({ label }) => label === aim.label)?.rules[aim.rule]?.wrongs ?? []
    return wrongs.some(({ wrong }) => wrong === 'length' || wrong === 'range' || wrong === 'digits')
      ? 'Boundary Value Analysis'
      : 'Equivalence Partitioning'
  }
  return aim.aim === 'several' || aim.aim === 'focus' ? 'Decision Table Testing' : 'State Transition Testing'
}

function mainAims(form: CheckedForm): Aimed[] {
  const { success } = form
  return success && complete(form)
    ? [{ aim: { aim: 'main' }, by: success.requirementId, says: 'typical values are accepted' }]
    : []
}

function refusedAims(form: CheckedForm, input: CheckedInput): Aimed[] {
  const { label, control } = input
  return input.rules.flatMap(({ requirementId, message, when }, rule) => {
    const under = when ?? input.shown?.when
    const typical = typicalUnder(form, under)
    // A value that the rules of an optional input speak of is tried all the same.
    if (!typical.has(label)) {
      const [own] = allowedValues(form, input, typical)
      if (own !== undefined) typical.set(label, own)
    }
    return wrongValues(form, input, rule, typical).map((value) => ({
      aim: { aim: 'refused' as const, label, rule, value, ...(under ? { under } : {}) },
      by: requirementId,
      says: `${label} ${control === 'checkbox' ? 'not ticked' : control !== 'textbox' && value === '' ? 'not chosen' : shownValue(value)} is answered with "${message}"`,
      valid: false,
    }))
  })
}

/** Values that are taken: with the typical ones of the other inputs, and in each state in which a rule of its own counts. */
function acceptedAims(form: CheckedForm, input: CheckedInput): Aimed[] {
  const guards = [input.shown?.when, ...input.rules.map(({ when }) => when)].flatMap((when) => when ?? [])
  const seen = new Set<string>()
  return [undefined, ...guards].flatMap((under) => {
    const key = under && `${under.label}=${under.values.join('|')}`
    if (key !== undefined && seen.has(key)) return []
    if (key !== undefined) seen.add(key)
    return acceptedUnder(form, input, under)
  })
}

function acceptedUnder(form: CheckedForm, input: CheckedInput, under: Guard | undefined): Aimed[] {
  const typical = complete(form) && typicalUnder(form, under)
  if (!typical || isThere(input, typical) !== true) return []
  if (!typical.has(input.label)) {
    const [own] = allowedValues(form, input, typical)
    if (own === undefined || input.rules.length === 0) return []
    typical.set(input.label, own)
  }
  const by = (value: string) =>
    value !== value.trim() && input.spaces
      ? input.spaces.requirementId
      : (input.rules.find(({ wrongs }) => wrongs.some(({ wrong }) => wrong !== 'empty'))?.requirementId ??
        input.requirementId)
  return rightValues(form, input, typical)
    .filter((value) => isTaken(form, withValue(form, typical, input.label, value)))
    .slice(0, 12)
    .map((value) => ({
      aim: { aim: 'accepted' as const, label: input.label, value, ...(under ? { under } : {}) },
      by: input.control === 'textbox' ? by(value) : input.requirementId,
      says: `${input.label} ${shownValue(value)} is accepted${under ? ` where ${under.label} is ${shownValue(under.values[0] ?? '')}` : ''}`,
    }))
}
