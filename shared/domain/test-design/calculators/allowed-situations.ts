import { exact } from '../../requirements/calculators/decimals.ts'
import type { Calculator } from '../model.ts'
import { compute } from './compute.ts'
import { filled } from './play.ts'
import { literal, rowsOf, type Row } from './rows.ts'
import { spoken, type Situation } from './situation.ts'

/** What is refused together is allowed right beside its limit, and with every other choice; and of several messages only the first is shown. */
export function allowedSituations(calculator: Calculator, typical: Row): Situation[] {
  return [
    ...besideExceptions(calculator),
    ...otherChoices(calculator, typical),
    ...firstOnly(calculator, typical),
  ]
}

function besideExceptions(calculator: Calculator): Situation[] {
  return calculator.exceptions.flatMap((rule): Situation[] => {
    const [row] = rowsOf(calculator, rule)
    if (!row) return []
    return rule.when.flatMap((condition): Situation[] => {
      if (condition.is !== 'between') return []
      const { label, min, minOpen, max, maxOpen } = condition
      const step = 10 ** (4 - (calculator.inputs.find((one) => one.label === label)?.decimals ?? 0))
      const below = min === undefined ? undefined : exact(min) - (minOpen ? 0 : step)
      const above = max === undefined ? undefined : exact(max) + (maxOpen ? 0 : step)
      return [below, above].flatMap((limit): Situation[] => {
        if (limit === undefined || limit < 0) return []
        const values = new Map(row.values).set(label, literal(limit))
        if (compute(calculator, values)?.kind !== 'answer') return []
        const used = new Set(rule.when.map((one) => one.label))
        return [
          {
            requirementId: rule.requirementId,
            shows: 'answer',
            name: `for ${spoken(values, (one) => used.has(one))}, which is not refused`,
            technique: 'Boundary Value Analysis',
            actions: filled(calculator, values),
            valid: true,
          },
        ]
      })
    })
  })
}

/** Where no rule tells choices apart, each of them is tried once. */
function otherChoices(calculator: Calculator, { values }: Row): Situation[] {
  const [rule, ...more] = calculator.rules
  if (!rule || rule.when.length > 0 || more.length > 0) return []
  return calculator.inputs.flatMap(({ requirementId, label, control, choices }): Situation[] => {
    const others = control === 'checkbox' ? ['checked'] : choices.filter((one) => one !== values.get(label))
    return others.flatMap((other): Situation[] => {
      const changed = new Map(values).set(label, other)
      if (compute(calculator, changed)?.kind !== 'answer') return []
      return [
        {
          requirementId,
          shows: 'answer',
          name: `for ${spoken(new Map([[label, other]]))}`,
          technique: 'Equivalence Partitioning',
          actions: filled(calculator, changed),
          valid: true,
        },
      ]
    })
  })
}

/** Two entries that each have a message of their own, where one message is shown at a time. */
function firstOnly(calculator: Calculator, { values }: Row): Situation[] {
  const { says, faults } = calculator
  if (!says.one) return []
  const { requirementId } = says.one
  const labels = [...new Set(faults.filter(({ fault }) => fault.kind === 'empty').map(({ label }) => label))]
  return labels.flatMap((first, at) =>
    labels.slice(at + 1).flatMap((second): Situation[] => {
      const changed = new Map(values).set(first, '').set(second, '')
      if (compute(calculator, changed)?.kind !== 'messages') return []
      return [
        {
          requirementId,
          shows: 'message',
          name: `${first} and ${second} left empty, the first alone`,
          technique: 'Decision Table Testing',
          actions: filled(calculator, changed),
          valid: false,
        },
      ]
    }),
  )
}
