const operators = ['eq', 'neq', 'c', 'dnc', 's', 'ns', 're', 'nre'] as const
export type Operator = (typeof operators)[number]

/** A filter as the service reads it: what names no operator is the value itself. */
export function partsOf(condition: string): [Operator, string] {
  const operator = operators.find((one) => condition.startsWith(`${one}.`))
  return operator === undefined ? ['eq', condition] : [operator, condition.slice(operator.length + 1)]
}
