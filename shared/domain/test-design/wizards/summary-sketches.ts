import { amountOfRow, amountsOf, conditionHolds, withBoxes, writeAmount } from './amounts-of.ts'
import { samplesFor } from './end-samples.ts'
import type { Sketch } from './wizard-draft.ts'
import type { Wizard } from './wizard-model.ts'
import { arrived, capital, holds, inputsOf, stepOf, WizardPath } from './wizard-path.ts'
import { isText } from './wizard-literals.ts'
import { hasRoom, valuesFor } from './wizard-values.ts'

type Values = Map<string, string>
interface Check {
  check: string
  requirementId: string
}

/** What a step shows of the values entered: in rows where the text says so; a bare number only there, because it may stand anywhere. */
function shownValues(wizard: Wizard, step: number, values: Values): Check[] {
  return wizard.shown
    .filter((one) => one.step === step)
    .flatMap(({ rows, values: list, requirementId }) =>
      list.flatMap(({ parameterId, as }): Check[] => {
        const parameter = wizard.form.parameters.find(({ id }) => id === parameterId)
        const value = values.get(parameterId)?.trim()
        if (
          !parameter ||
          !value ||
          value.startsWith('%') ||
          parameter.constraints.control === 'checkbox' ||
          parameter.constraints.temporal
        )
          return []
        if (rows) return [{ check: `the row "${as}" shows "${value}"`, requirementId }]
        const said = parameter.constraints.choices !== undefined || isText(parameter)
        return said ? [{ check: `"${value}" is visible`, requirementId }] : []
      }),
    )
}

/** What a step shows of the amounts; undefined where none of them can be told. */
function shownAmounts(wizard: Wizard, step: number, values: Values): Check[] {
  const { amounts } = wizard
  const all = amounts && amountsOf(wizard, values)
  if (!amounts || !all) return []
  return wizard.rows
    .filter((one) => one.step === step)
    .flatMap(({ rows, form, requirementId }) =>
      rows.flatMap((row): Check[] => {
        const condition = row.when && wizard.form.parameters.find(({ label }) => label === row.when?.label)
        const due =
          row.when === undefined ||
          (condition !== undefined && conditionHolds(row.when, values.get(condition.id) ?? ''))
        const amount = amountOfRow(row, all, amounts)
        const text = amount && writeAmount(amount.cents, amounts.form)
        if (row.only && !due && form === 'row')
          return [{ check: `there is no row "${row.label}"`, requirementId }]
        if (!amount || text === undefined || (row.only && !due)) return []
        return [{ check: amountCheck(row.label, text, form), requirementId }]
      }),
    )
}

function amountCheck(label: string, text: string, form: 'row' | 'colon' | 'loose'): string {
  if (form === 'row') return `the row "${label}" shows "${text}"`
  return form === 'colon' ? `"${label}: ${text}" is visible` : `"${text}" is visible`
}

function sketch(path: WizardPath, checks: Check[]): Sketch | undefined {
  return checks.length === 0
    ? undefined
    : {
        steps: path.steps,
        expected: capital(checks.map(({ check }) => check).join(' and ')),
        says: checks.map(({ requirementId }) => requirementId),
      }
}

export function shownSketch(wizard: Wizard, step: number): Sketch | undefined {
  const values = valuesFor(wizard, new Map(), { all: true })
  return values && sketch(new WizardPath(wizard).reach(step, values), shownValues(wizard, step, values))
}

/** An input that nobody needs is left empty on the way to the summary. */
export function missingSketch(wizard: Wizard, parameterId: string): Sketch | undefined {
  const said = wizard.missing.find((one) => one.parameterId === parameterId)
  const values = valuesFor(wizard, new Map())
  if (!said || !values) return undefined
  values.delete(parameterId)
  const step = summaryOf(wizard)
  const check = said.rows ? `the row "${said.as}" shows "${said.text}"` : `"${said.text}" is visible`
  return sketch(new WizardPath(wizard).reach(step, values), [{ check, requirementId: said.requirementId }])
}

function summaryOf({ shown, rows, steps }: Wizard): number {
  return shown[0]?.step ?? rows[0]?.step ?? steps.length
}

/** The amounts for certain values: as computed, or as the text writes them in an example. */
export function amountSketch(wizard: Wizard, pinned: [string, string][]): Sketch | undefined {
  const pins = withBoxes(wizard, pinned)
  const values = valuesFor(wizard, pins)
  const step = wizard.rows[0]?.step
  if (!values || step === undefined || !hasRoom(wizard, values)) return undefined
  const computed = shownAmounts(wizard, step, values)
  const example = wizard.examples.find((one) => JSON.stringify(one.values) === JSON.stringify(pinned))
  const literal = (example?.amounts ?? []).filter(
    ({ text }) => !computed.some(({ check }) => check.includes(`"${text}"`)),
  )
  const checks = [
    ...computed,
    ...literal.map(({ text }) => ({
      check: `"${text}" is visible`,
      requirementId: example?.requirementId ?? '',
    })),
  ]
  const found = sketch(new WizardPath(wizard).reach(step, values), checks)
  const { rate, charges = [], shares = [] } = wizard.amounts ?? {}
  const rules = computed.length > 0 ? [...(rate ? [rate, ...rate.named] : []), ...charges, ...shares] : []
  return found && { ...found, says: [...found.says, ...rules.map(({ requirementId }) => requirementId)] }
}

/** From the last step back to an input of an earlier one, and forward again: the new value and the new amounts. */
export function changedSketch(wizard: Wizard): Sketch | undefined {
  const values = valuesFor(wizard, new Map())
  const step = summaryOf(wizard)
  if (!values) return undefined
  for (const [id, value] of changesOf(wizard, step, values)) {
    const after = new Map(values).set(id, value)
    if (!valuesFor(wizard, after) || !hasRoom(wizard, after)) continue
    const path = new WizardPath(wizard).reach(step, values)
    const place = wizard.places.get(id) ?? 1
    for (let at = step; at > place; at -= 1) path.press(stepOf(wizard, at).back?.text ?? '')
    path.fill(place, new Map([[id, value]]))
    for (let at = place; at < step; at += 1) path.press(stepOf(wizard, at).onward?.text ?? '')
    const checks = [...shownValues(wizard, step, after), ...shownAmounts(wizard, step, after)]
    const found =
      checks.some(({ check }) => check.includes(`"${value}"`)) || shownAmounts(wizard, step, after).length > 0
    const made = found ? sketch(path, checks) : undefined
    if (made) return { ...made, says: [wizard.behaviours.get('changed') ?? '', ...made.says] }
  }
  return undefined
}

/** Another value of each input that may take one: the last in text order first among numbers, since amounts follow them. */
function changesOf({ form, places }: Wizard, step: number, values: Values): [id: string, value: string][] {
  return form.parameters.flatMap((parameter): [string, string][] => {
    const { id, constraints } = parameter
    const value = values.get(id)
    // What follows the value of another input may be taken away with it.
    const decides = (form.conditionals ?? []).some(({ when }) => when.parameterId === id)
    if (value === undefined || decides || (places.get(id) ?? step) >= step) return []
    const { number, choices } = constraints
    if (number?.max !== undefined && number.scale === 0 && /^\d+$/.test(value) && BigInt(value) < number.max)
      return [[id, String(Number(value) + 1)]]
    const other = choices?.find((one) => one !== value)
    if (other !== undefined) return [[id, other]]
    return isText(parameter) &&
      constraints.format === undefined &&
      constraints.pattern === undefined &&
      constraints.contains === undefined
      ? [[id, `${value} B`]]
      : []
  })
}

/** Confirms the last step with the data that the text uses in its samples, so that its texts stand there literally. */
export function endSketch(wizard: Wizard): Sketch | undefined {
  const done = confirmed(wizard)
  const { end, steps } = wizard
  if (!done || !end) return undefined
  const back = steps.find((one) => one.back)?.back
  const mark = steps.at(-1)?.mark
  const checks: Check[] = [
    ...(end.heading
      ? [{ check: `the heading "${end.heading.text}" is shown`, requirementId: end.heading.requirementId }]
      : []),
    ...done.texts.map(({ text, requirementId }) => ({ check: `"${text}" is visible`, requirementId })),
    ...(end.withoutBack !== undefined && back
      ? [{ check: `there is no "${back.text}" button`, requirementId: end.withoutBack }]
      : []),
    ...(end.withoutMark !== undefined && mark
      ? [{ check: `"${mark.text}" is not visible`, requirementId: end.withoutMark }]
      : []),
  ]
  const found = sketch(done.path, checks)
  const onward = steps.at(-1)?.onward?.text ?? ''
  return found && { ...found, says: [...found.says, ...(wizard.pressed.get(onward) ?? [])] }
}

function confirmed(
  wizard: Wizard,
): { path: WizardPath; values: Values; texts: NonNullable<Wizard['end']>['texts'] } | undefined {
  const samples = samplesFor(wizard)
  const values = valuesFor(wizard, samples.pins, { all: true })
  const { onward } = wizard.steps.at(-1) ?? {}
  if (!values || !onward || !hasRoom(wizard, values)) return undefined
  const last = wizard.steps.length
  return {
    path: new WizardPath(wizard).reach(last, values).fill(last, values).press(onward.text),
    values,
    texts: samples.texts,
  }
}

/** Starts again after the end: every step is as it was before anything was entered. */
export function restartSketch(wizard: Wizard): Sketch | undefined {
  const done = confirmed(wizard)
  const { restart, behaviours } = wizard
  const first = arrived(wizard, 1)
  if (!done || !restart || !first) return undefined
  const { path, values } = done
  const fresh = (step: number) => (behaviours.has('fresh') ? untouched(wizard, step, values) : [])
  path.press(restart.text)
  let check = capital([first.check, ...fresh(1)].join(' and '))
  for (let at = 2; at <= wizard.steps.length && behaviours.has('fresh'); at += 1) {
    const own = fresh(at)
    const there = arrived(wizard, at)
    if (!there) break
    path
      .expect(check)
      .fill(at - 1, values)
      .press(stepOf(wizard, at - 1).onward?.text ?? '')
    check = [there.check, ...own].join(' and ')
  }
  return {
    steps: path.steps,
    expected: check,
    says: [behaviours.get('fresh') ?? restart.requirementId, restart.requirementId],
  }
}

/** What the inputs of a step hold at first: as the text says, else nothing. */
function untouched(wizard: Wizard, step: number, values: Values): string[] {
  return inputsOf(wizard, step).flatMap((parameter) => {
    const stated = wizard.initial.find(({ parameterId }) => parameterId === parameter.id)?.value
    const box = parameter.constraints.control === 'checkbox'
    if (stated !== undefined && !(stated === '' && parameter.constraints.choices))
      return [holds(parameter, stated)]
    if (box) return values.get(parameter.id) === 'checked' ? [holds(parameter, 'unchecked')] : []
    return parameter.constraints.choices === undefined &&
      parameter.constraints.control === undefined &&
      values.get(parameter.id)
      ? [holds(parameter, '')]
      : []
  })
}
