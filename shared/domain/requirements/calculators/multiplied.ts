import type { CalculatorPart } from './parts.ts'
import type { Coded, KnownInput } from './words.ts'

const factor =
  /(?:\btimes|\bmultiplied (?:by|with)|×|\*|\bx) +(?:the )?(?:entered )?(?:number of |amount of )?I(\d+)|I(\d+) +(?:times|multiplied (?:by|with)|×|\*|x) +(?:the |a )?[a-z]/

/** "The total is the price per ticket times the number of tickets": the input that the amount of a rule is multiplied by. */
export function multiplied({ words }: Coded, inputs: KnownInput[]): CalculatorPart[] {
  const found = factor.exec(words)
  const input = inputs[Number(found?.[1] ?? found?.[2] ?? -1)]
  return input?.control === 'textbox' ? [{ part: 'times', label: input.label }] : []
}
