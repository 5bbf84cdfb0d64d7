import { formatDecimal } from '../../numbers/decimal.ts'
import { countAt, edgesOf } from './formula-edges.ts'
import type { Formula, FormulaItem, TestModel } from '../model.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'

type Region = FormulaItem['region']

const boundaries = new Set<Region>([
  'free',
  'beyond',
  'none',
  'one',
  'beforeMost',
  'firstMost',
  'lastLeast',
  'afterLeast',
])

/** The kinds of literals for which an amount may follow another part of its rule; which ones there are depends on the rule alone. */
export function regionsOf(formula: Formula): Region[] {
  const { terms, least, most, rounding } = formula
  // A sentence about what is in time, or about those who pay a share, adds only that to the amount of another one.
  if (formula.nothing) return edgesOf(formula)
  const free = terms.some((term) => term.free !== undefined)
  return [
    'typical',
    ...(free ? (['free', 'beyond'] as const) : []),
    ...(least ? (['least'] as const) : []),
    ...(most ? (['most'] as const) : []),
    ...(terms.some(({ begun }) => begun) ? (['begun'] as const) : []),
    ...(rounding ? (['rounded'] as const) : []),
    ...edgesOf(formula),
  ]
}

/** One item for each kind of literals of each amount that the text defines. */
export function formulaItems(model: TestModel): FormulaItem[] {
  return (model.formulas ?? []).flatMap((formula) =>
    regionsOf(formula).map((region) => ({
      kind: 'formula',
      id: `${formula.requirementId}/${formula.result}/amount/${formula.given ? `${formula.given}/` : ''}${region}`.slice(
        0,
        400,
      ),
      technique: boundaries.has(region) ? 'Boundary Value Analysis' : 'Equivalence Partitioning',
      requirementId: formula.requirementId,
      description: `${formula.result}: ${wordsFor(formula, region)}${formula.given ? `, ${formula.given}` : ''}`,
      priority: priorityOf(model, formula.requirementId),
      valid: true,
      formulaId: formula.id,
      region,
    })),
  )
}

function wordsFor(formula: Formula, region: Region): string {
  const { terms, inputs, least, most } = formula
  const count = countAt(formula, region)
  if (count !== undefined) return `the ${inputs[0]?.name ?? ''} is ${count}`
  const free = terms.find((term) => term.free)?.free
  const written = free ? formatDecimal(free.digits, free.scale) : ''
  const name = inputs[terms.find((term) => term.free)?.inputs[0] ?? 0]?.name ?? ''
  const words: Partial<Record<Region, string>> = {
    typical: 'typical values',
    free: `the ${name} is ${written}, the last that costs nothing more`,
    beyond: `the ${name} is one above ${written}`,
    least: `less than ${least ? formatDecimal(least.digits, least.scale) : ''} by the rule`,
    most: `more than ${most ? formatDecimal(most.digits, most.scale) : ''} by the rule`,
    begun: 'a begun unit counts in full',
    rounded: 'an amount that is rounded',
  }
  return words[region] ?? 'typical values'
}
