import type { CaseDraft } from '../cases/case-draft.ts'
import type { WizardItem } from '../model/items.ts'
import { draftOf } from './wizard-draft.ts'
import type { Wizard } from './wizard-model.ts'
import { arrived, stepOf, WizardPath } from './wizard-path.ts'
import { hasRoom, valuesFor } from './wizard-values.ts'

/** The literals that an item pins: "4 for Lake cabin" pins the number and the value that leaves room for it. */
export function pinsOf(wizard: Wizard, parameterId: string, literal: string): [string, string][] {
  const capacity = wizard.capacities.find((one) => one.parameterId === parameterId)
  const both =
    capacity && / for /.test(literal)
      ? capacity.most.find(([value]) => literal.endsWith(` for ${value}`))
      : undefined
  if (!capacity || !both) return [[parameterId, literal]]
  return [
    [capacity.byId, both[0]],
    [parameterId, literal.slice(0, literal.length - both[0].length - 5)],
  ]
}

/** Cases that leave a step with allowed values of its inputs, several inputs side by side. */
export function acceptedCases(wizard: Wizard, items: WizardItem[], apart: boolean): CaseDraft[] {
  const steps = new Set(
    items.flatMap(({ aim }) => (aim.kind === 'value' ? (wizard.places.get(aim.parameterId) ?? []) : [])),
  )
  return [...steps].flatMap((step) =>
    rowsOf(
      wizard,
      items.filter(({ aim }) => aim.kind === 'value' && wizard.places.get(aim.parameterId) === step),
      apart,
    )
      .map((row) => acceptedCase(wizard, step, row))
      .filter((one) => one !== undefined),
  )
}

interface Row {
  items: WizardItem[]
  pins: Map<string, string>
}

function rowsOf(wizard: Wizard, items: WizardItem[], apart: boolean): Row[] {
  const rows: Row[] = []
  for (const item of items) {
    if (item.aim.kind !== 'value') continue
    const pins = pinsOf(wizard, item.aim.parameterId, item.aim.literal)
    const fitting = apart
      ? undefined
      : rows.find(
          (row) =>
            pins.every(([id]) => !row.pins.has(id)) &&
            hasRoom(wizard, new Map([...row.pins, ...pins])) &&
            valuesFor(wizard, new Map([...row.pins, ...pins])) !== undefined,
        )
    if (fitting) {
      fitting.items.push(item)
      for (const [id, value] of pins) fitting.pins.set(id, value)
    } else rows.push({ items: [item], pins: new Map(pins) })
  }
  return rows
}

function acceptedCase(wizard: Wizard, step: number, { items, pins }: Row): CaseDraft | undefined {
  const values = valuesFor(wizard, pins)
  const there = arrived(wizard, step + 1)
  const onward = stepOf(wizard, step).onward
  if (!values || !there || !onward || !hasRoom(wizard, values)) return undefined
  const path = new WizardPath(wizard).reach(step, values).fill(step, values).press(onward.text)
  return draftOf(wizard, items, { steps: path.steps, expected: there.check, says: there.says })
}
