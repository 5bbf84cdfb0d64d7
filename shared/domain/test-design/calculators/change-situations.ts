import { exact } from '../../requirements/calculators/decimals.ts'
import type { Calculator, CalculatorChange } from '../model.ts'
import { compute, type Computed } from './compute.ts'
import { filled } from './play.ts'
import { literal, type Row } from './rows.ts'
import { spoken, type Situation } from './situation.ts'

type Values = Map<string, string>
type Answer = Extract<Computed, { kind: 'answer' }>

/** Each discount and surcharge: where nothing has to be rounded, where something has, where it does not apply, and that it changes no refusal. */
export function changeSituations(calculator: Calculator, rows: Row[]): Situation[] {
  const { changes, lines, says } = calculator
  const saved = lines.find(({ pieces }) => pieces.some((piece) => 'saved' in piece))
  const found = changes.flatMap((change) => situationsOfChange(calculator, change, rows))
  const plain = rows.find(
    ({ rule, values }) => rule.refusal === undefined && activeOf(calculator, values)?.length === 0,
  )
  if (says.others && saved && plain)
    found.push({
      ...base(calculator, saved.requirementId, plain.values),
      shows: 'no saving',
      name: `nothing is saved for ${spoken(plain.values)}`,
    })
  if (says.unchanged) found.push(...refusedSituations(calculator, rows, says.unchanged.requirementId))
  return found
}

function situationsOfChange(calculator: Calculator, change: CalculatorChange, rows: Row[]): Situation[] {
  const applied: { values: Values; result: Answer }[] = []
  let without: Values | undefined
  for (const { rule, values } of rows) {
    if (rule.refusal !== undefined) continue
    for (const changed of overlays(calculator, values, change)) {
      const result = compute(calculator, changed)
      if (result?.kind !== 'answer') continue
      if (result.active.includes(change)) applied.push({ values: changed, result })
      else if (change.when.some(({ is }) => is === 'between') && result.active.length === 0)
        without ??= changed
    }
  }
  const even = applied.find(({ result }) => !result.rounded)
  const odd = applied.find(({ result }) => result.half) ?? applied.find(({ result }) => result.rounded)
  const situations: Situation[] = [even, odd]
    .filter((one) => one !== undefined)
    .map(({ values, result }) => ({
      ...base(calculator, change.requirementId, values),
      shows: 'change',
      name: `${change.percent === undefined ? 'the amount' : `${change.percent} %`} ${change.sign < 0 ? 'less' : 'more'}${result.rounded ? ', rounded,' : ''} for ${spoken(values)}`,
    }))
  if (without)
    situations.push({
      ...base(calculator, change.requirementId, without),
      technique: 'Boundary Value Analysis',
      shows: 'answer',
      name: `no change yet for ${spoken(without)}`,
    })
  return situations
}

/** Values with the conditions of a change, and with the number beside the limit of one. */
function overlays(calculator: Calculator, values: Values, { when }: CalculatorChange): Values[] {
  let all: Values[] = [new Map(values)]
  for (const condition of when) {
    const choices = ((): string[] => {
      if (condition.is === 'ticked') return [condition.on ? 'checked' : 'unchecked']
      if (condition.is === 'one') return condition.values.slice(0, 2)
      const decimals = calculator.inputs.find(({ label }) => label === condition.label)?.decimals ?? 0
      const step = 10 ** (4 - decimals)
      const { min, max, minOpen, maxOpen } = condition
      const own = values.get(condition.label)
      return [
        ...(min === undefined
          ? []
          : minOpen
            ? [exact(min) + step, exact(min)]
            : [exact(min), exact(min) - step]
        ).map(literal),
        ...(max === undefined
          ? []
          : maxOpen
            ? [exact(max) - step, exact(max)]
            : [exact(max), exact(max) + step]
        ).map(literal),
        ...(own === undefined ? [] : [own]),
      ]
    })()
    all = all.flatMap((one) => choices.map((value) => new Map(one).set(condition.label, value))).slice(0, 12)
  }
  return all
}

function refusedSituations(calculator: Calculator, rows: Row[], requirementId: string): Situation[] {
  const refused = rows.find(({ rule }) => rule.refusal !== undefined)
  if (!refused) return []
  for (const change of calculator.changes)
    for (const values of overlays(calculator, refused.values, change)) {
      const result = compute(calculator, values)
      if (result?.kind === 'refusal' && result.rule === refused.rule)
        return [
          {
            ...base(calculator, requirementId, values),
            shows: 'refusal',
            name: `nothing changes for ${spoken(values)}`,
          },
        ]
    }
  return []
}

function activeOf(calculator: Calculator, values: Values): CalculatorChange[] | undefined {
  const result = compute(calculator, values)
  return result?.kind === 'answer' ? result.active : undefined
}

function base(
  calculator: Calculator,
  requirementId: string,
  values: Values,
): Omit<Situation, 'shows' | 'name'> {
  return {
    requirementId,
    technique: 'Decision Table Testing',
    actions: filled(calculator, values),
    valid: true,
  }
}
