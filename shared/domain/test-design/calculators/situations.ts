import type { Calculator } from '../model.ts'
import { allowedSituations } from './allowed-situations.ts'
import { behaviourSituations } from './behaviour-situations.ts'
import { changeSituations } from './change-situations.ts'
import { compute } from './compute.ts'
import { faultSituations } from './fault-situations.ts'
import { filled } from './play.ts'
import { rowsOf, type Row } from './rows.ts'
import { spoken, type Situation } from './situation.ts'

const mostRows = 160

/** What is to be tried of a calculator: every rule at both ends of its ranges, every change, every message, and what is said of the page around. */
export function situationsOf(calculator: Calculator): Situation[] {
  const rows = [...calculator.rules, ...calculator.exceptions]
    .flatMap((rule) => rowsOf(calculator, rule))
    .slice(0, mostRows)
  const known = rows.filter(({ values, rule }) => {
    const result = compute(calculator, values)
    return (result?.kind === 'answer' || result?.kind === 'refusal') && result.rule === rule
  })
  const [typical] = known.filter(({ rule }) => rule.refusal === undefined)
  return [
    ...known.map((row) => rowSituation(calculator, row)),
    ...(typical
      ? [
          ...changeSituations(calculator, known),
          ...faultSituations(calculator, typical),
          ...allowedSituations(calculator, typical),
          ...behaviourSituations(calculator, known),
        ]
      : []),
  ]
}

function rowSituation(calculator: Calculator, { rule, values, edge }: Row): Situation {
  const used = new Set([...calculator.rules, rule].flatMap(({ when }) => when.map(({ label }) => label)))
  const entries = spoken(values, (label) => used.has(label))
  return {
    requirementId: rule.requirementId,
    shows: rule.refusal === undefined ? 'answer' : 'refusal',
    name: `for ${entries === '' ? 'entries that break no rule' : entries}`,
    technique: edge ? 'Boundary Value Analysis' : 'Decision Table Testing',
    actions: filled(calculator, values),
    valid: true,
  }
}
