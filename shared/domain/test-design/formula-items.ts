import { formatDecimal } from '../requirements/facts/decimal.ts'
import type { Formula, FormulaItem, TestModel } from './model.ts'
import { priorityOf } from './priority-of.ts'

type Region = FormulaItem['region']

const boundaries = new Set<Region>(['free', 'beyond'])

/** The kinds of literals for which an amount may follow another part of its rule; which ones there are depends on the rule alone. */
export function regionsOf({ terms, least, most, rounding }: Formula): Region[] {
  const free = terms.some((term) => term.free !== undefined)
  return [
    'typical',
    ...(free ? (['free', 'beyond'] as const) : []),
    ...(least ? (['least'] as const) : []),
    ...(most ? (['most'] as const) : []),
    ...(terms.some(({ begun }) => begun) ? (['begun'] as const) : []),
    ...(rounding ? (['rounded'] as const) : []),
  ]
}

/** One item for each kind of literals of each amount that the text defines. */
export function formulaItems(model: TestModel): FormulaItem[] {
  return (model.formulas ?? []).flatMap((formula) =>
    regionsOf(formula).map((region) => ({
      kind: 'formula',
      id: `${formula.requirementId}/${formula.result}/amount/${region}`.slice(0, 400),
      technique: boundaries.has(region) ? 'Boundary Value Analysis' : 'Equivalence Partitioning',
      requirementId: formula.requirementId,
      description: `${formula.result}: ${wordsFor(formula, region)}`,
      priority: priorityOf(model, formula.requirementId),
      valid: true,
      formulaId: formula.id,
      region,
    })),
  )
}

function wordsFor({ terms, inputs, least, most }: Formula, region: Region): string {
  const free = terms.find((term) => term.free)?.free
  const written = free ? formatDecimal(free.digits, free.scale) : ''
  const name = inputs[terms.find((term) => term.free)?.inputs[0] ?? 0]?.name ?? ''
  const words: Record<Region, string> = {
    typical: 'typical values',
    free: `the ${name} is ${written}, the last that costs nothing more`,
    beyond: `the ${name} is one above ${written}`,
    least: `less than ${least ? formatDecimal(least.digits, least.scale) : ''} by the rule`,
    most: `more than ${most ? formatDecimal(most.digits, most.scale) : ''} by the rule`,
    begun: 'a begun unit counts in full',
    rounded: 'an amount that is rounded',
  }
  return words[region]
}
