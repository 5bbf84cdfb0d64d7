import type { ItemBase } from '../model/form-items.ts'
import type { WizardItem } from '../model/items.ts'
import type { TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import { amountPlans } from './amount-plans.ts'
import { probesOf } from './wizard-literals.ts'
import type { Wizard, WizardAim } from './wizard-model.ts'
import { arrived, inputsOf, isReachable, stepOf } from './wizard-path.ts'
import { capacityMessage } from './wrong-in-wizard.ts'

type Technique = ItemBase['technique']

/** What there is to show of a form over several steps: each step, each value beside a limit, going on and back, the summary, the end. */
export function wizardItems(model: TestModel): WizardItem[] {
  return (model.wizards ?? []).flatMap((wizard) => itemsOf(wizard, model))
}

function itemsOf(wizard: Wizard, model: TestModel): WizardItem[] {
  const found: WizardItem[] = []
  const add = (
    aim: WizardAim,
    requirementId: string | undefined,
    words: string,
    valid = true,
    technique: Technique = 'Use Case Testing',
  ) => {
    if (requirementId === undefined || requirementId === '') return
    found.push({
      kind: 'wizard',
      id: `${requirementId}/${wizard.title}/${words}`.slice(0, 390),
      technique,
      requirementId,
      description: words,
      priority: priorityOf(model, requirementId),
      valid,
      wizardId: wizard.id,
      aim,
    })
  }
  startItem(wizard, add)
  const last = wizard.steps.length
  const reachable = wizard.steps.filter(({ number }) => isReachable(wizard, number))
  for (const { number } of reachable) {
    if (number < last) advanceItem(wizard, number, add)
    valueItems(wizard, number, add)
    mistakeItems(wizard, number, add)
    if (number > 1) backItems(wizard, number, add)
    shownItem(wizard, number, add)
  }
  if (reachable.length === last) endItems(wizard, add)
  return found
}

type Add = (
  aim: WizardAim,
  requirementId: string | undefined,
  words: string,
  valid?: boolean,
  technique?: Technique,
) => void

function startItem({ initial, steps }: Wizard, add: Add): void {
  const [first] = steps
  add(
    { kind: 'start' },
    first?.mark?.requirementId ??
      first?.heading?.requirementId ??
      initial[0]?.requirementId ??
      first?.without?.requirementId,
    'the first step as it opens',
  )
}

function advanceItem(wizard: Wizard, number: number, add: Add): void {
  const there = arrived(wizard, number + 1)
  if (there && stepOf(wizard, number).onward)
    add({ kind: 'advance', step: number }, there.says[0], `step ${number} leads on to step ${number + 1}`)
}

function valueItems(wizard: Wizard, number: number, add: Add): void {
  const { onward } = stepOf(wizard, number)
  const ahead = number < wizard.steps.length && arrived(wizard, number + 1) !== undefined
  if (!onward) return
  for (const parameter of inputsOf(wizard, number)) {
    for (const { literal, valid, words, boundary, requirementId } of probesOf(wizard, parameter)) {
      if (valid && !ahead) continue
      add(
        { kind: 'value', parameterId: parameter.id, literal, valid },
        requirementId,
        words,
        valid,
        boundary ? 'Boundary Value Analysis' : 'Equivalence Partitioning',
      )
    }
  }
  for (const one of wizard.capacities.filter(
    ({ parameterId }) => wizard.places.get(parameterId) === number,
  )) {
    const parameter = wizard.form.parameters.find(({ id }) => id === one.parameterId)
    const by = wizard.form.parameters.find(({ id }) => id === one.byId)
    const { max } = parameter?.constraints.number ?? {}
    for (const [value, most] of one.most) {
      const words = (count: number) =>
        `${parameter?.label ?? ''} is ${count} and ${by?.label ?? ''} is "${value}"`
      if (ahead)
        add(
          { kind: 'value', parameterId: one.parameterId, literal: `${most} for ${value}`, valid: true },
          one.requirementId,
          words(most),
          true,
          'Boundary Value Analysis',
        )
      if (capacityMessage(one, value) !== undefined && (max === undefined || BigInt(most + 1) <= max))
        add(
          { kind: 'value', parameterId: one.parameterId, literal: `${most + 1} for ${value}`, valid: false },
          one.requirementId,
          words(most + 1),
          false,
          'Boundary Value Analysis',
        )
    }
  }
}

/** A mistake of each input of a step that the text answers: left empty where that is one. */
export function mistakesIn(wizard: Wizard, number: number): { parameterId: string; literal: string }[] {
  const inputs = inputsOf(wizard, number)
  // What stands there only while something right is entered cannot be wrong beside another mistake.
  const always = inputs.filter(
    ({ id }) =>
      !(wizard.form.conditionals ?? []).some((one) => one.parameterId === id && one.otherwise === 'hidden'),
  )
  return (always.length > 0 ? always : inputs).flatMap((parameter) => {
    const wrong = probesOf(wizard, parameter).filter(({ valid }) => !valid)
    const found = wrong.find(({ literal }) => literal === '' || literal === 'unchecked') ?? wrong[0]
    return found ? [{ parameterId: parameter.id, literal: found.literal }] : []
  })
}

function mistakeItems(wizard: Wizard, number: number, add: Add): void {
  const needed = mistakesIn(wizard, number)
  const { behaviours } = wizard
  if (!stepOf(wizard, number).onward) return
  if (needed.length > 1) {
    add(
      { kind: 'together', step: number },
      behaviours.get('together'),
      `all mistakes of step ${number} are answered at once`,
      false,
    )
    add(
      { kind: 'corrected', step: number },
      behaviours.get('corrected'),
      `the message of a corrected input of step ${number} disappears`,
      false,
    )
  }
}

function backItems(wizard: Wizard, number: number, add: Add): void {
  const { back } = stepOf(wizard, number)
  const { behaviours } = wizard
  const there = arrived(wizard, number - 1)
  if (!back || !there) return
  add(
    { kind: 'back', step: number },
    behaviours.get('free back') ?? back.requirementId,
    `going back from step ${number}`,
  )
  const filled = number < wizard.steps.length || inputsOf(wizard, number).length === 0 ? number : number - 1
  if (behaviours.has('kept') && arrived(wizard, number))
    add(
      { kind: 'kept', step: number },
      behaviours.get('kept'),
      `what was entered up to step ${filled} is kept on going back from step ${number}`,
    )
  if (behaviours.has('left') && mistakesIn(wizard, number).length > 0)
    add(
      { kind: 'left', step: number },
      behaviours.get('left'),
      `messages of step ${number} are gone after it was left`,
      false,
    )
}

function shownItem(wizard: Wizard, number: number, add: Add): void {
  const shown = wizard.shown.find(({ step, values }) => step === number && values.length > 0)
  if (shown)
    add({ kind: 'shown', step: number }, shown.requirementId, `step ${number} shows what was entered`)
}

function endItems(wizard: Wizard, add: Add): void {
  const { steps, end, restart, behaviours, missing } = wizard
  const last = steps.at(-1)
  for (const { parameterId, requirementId } of missing)
    add(
      { kind: 'missing', parameterId },
      requirementId,
      `${labelOf(wizard, parameterId)} left empty is shown as the text says`,
    )
  for (const { values, requirementId, words } of amountPlans(wizard))
    add({ kind: 'amount', values }, requirementId, words, true, 'Decision Table Testing')
  const showing = wizard.shown.some(({ values }) => values.length > 0) || wizard.rows.length > 0
  if (showing && last?.back)
    add({ kind: 'changed' }, behaviours.get('changed'), 'a value changed after the last step is shown')
  const said = end?.heading ?? end?.texts[0]
  if (last?.onward && said) add({ kind: 'end' }, said.requirementId, 'the last step is confirmed')
  if (last?.onward && restart)
    add(
      { kind: 'restart' },
      behaviours.get('fresh') ?? restart.requirementId,
      `starting again with "${restart.text}"`,
    )
}

function labelOf({ form }: Wizard, parameterId: string): string {
  return form.parameters.find(({ id }) => id === parameterId)?.label ?? ''
}
