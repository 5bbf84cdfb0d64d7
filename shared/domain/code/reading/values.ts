/** A value at run time; null stands for null, undefined and None. A missing value was not understood. */
export type Value = string | number | boolean | null | Value[]

/** What a value counts as in a condition: empty texts, zero and nothing are false (JavaScript and Python). */
export function truth(value: Value): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

export function sizeOf(value: Value | undefined): number | undefined {
  if (typeof value === 'string') return value.length
  return Array.isArray(value) ? value.length : undefined
}

/** Compares values of one kind; undefined for values that cannot be compared. */
export function compare(operator: string, left: Value, right: Value): boolean | undefined {
  if (operator === '==') return same(left, right)
  if (operator === '!=') return !same(left, right)
  const numbers = typeof left === 'number' && typeof right === 'number'
  const texts = typeof left === 'string' && typeof right === 'string'
  if (!numbers && !texts) return undefined
  switch (operator) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
    default:
      return undefined
  }
}

function same(left: Value, right: Value): boolean {
  return Array.isArray(left) || Array.isArray(right)
    ? JSON.stringify(left) === JSON.stringify(right)
    : left === right
}

export function calculate(operator: string, left: Value, right: Value): Value | undefined {
  if (operator === '+' && (typeof left === 'string' || typeof right === 'string'))
    return `${shown(left)}${shown(right)}`
  if (typeof left !== 'number' || typeof right !== 'number') return undefined
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return right === 0 ? undefined : left / right
    case '%':
      return right === 0 ? undefined : left % right
    default:
      return undefined
  }
}

/** A value in words, as a message or a result shows it. */
export function shown(value: Value): string {
  return Array.isArray(value) ? JSON.stringify(value) : String(value)
}
