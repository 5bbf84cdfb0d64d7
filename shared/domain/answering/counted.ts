import type { Question } from './read-question.ts'
import type { Statement } from './statements.ts'
import type { Token } from './tokens.ts'
import type { Value } from './values.ts'

const betweenCounted =
  /^[\s\W]*(?:(?:is|are|was|were|of|to|at|totals?|equals?|limited|set|currently|by|up|not|exceed|most|least)[\s\W]+)*$/i
const counting: readonly Value['kind'][] = ['number', 'duration', 'percent']

/** Whether a statement counts what "how many" asks for: "25 vacation days" and "vacation days: 25" count days, "the 3 managers" do not. A row counts under its head. */
export function countsAsked(
  values: readonly Value[],
  { unit, lead, heading, place }: Statement,
  { counted }: Question,
): boolean {
  const figures = values.filter(({ kind }) => counting.includes(kind))
  if (counted === undefined) return figures.length > 0
  if (unit.kind === 'row') {
    const above = [lead, heading].some((one) => one?.stems.has(counted))
    const isNamed =
      above || unit.stems.has(counted) || place.headings.flat().some(({ stem }) => stem === counted)
    return figures.length > 0 && isNamed
  }
  const mentions = unit.tokens.filter(({ stem }) => stem === counted)
  return figures.some(
    ({ unit: own, start, end }) =>
      own === counted ||
      mentions.some(
        (token) =>
          (token.start >= end && isClose(unit.tokens, end, token)) ||
          (token.end <= start && betweenCounted.test(unit.text.slice(token.end, start))),
      ),
  )
}

/** No more than four words stand between a figure and what it counts. */
const isClose = (tokens: readonly Token[], end: number, { start }: Token): boolean =>
  tokens.filter((one) => one.start >= end && one.start < start).length <= 4
