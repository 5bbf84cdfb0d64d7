import type { TestStep } from '../../test-cases/schema.ts'
import { listOf, textOf } from './unknowns.ts'

const mostOfCase = 50
const mostOfStep = 20

/**
 * Steps with the computed values of their case: each stands at every step whose expected result holds the value as a whole number or word, or, where none
 * does, at the last step that expects something.
 */
export function withComputed(steps: readonly TestStep[], value: unknown): TestStep[] {
  const computed = listOf(value, mostOfCase).flatMap((pair) => {
    const [expression, result] = Array.isArray(pair) ? (pair as unknown[]) : []
    const own = { expression: textOf(expression, 500), value: textOf(result, 200) }
    return own.expression === '' || own.value === '' ? [] : [own]
  })
  const last = steps.findLastIndex(({ expectedResult }) => expectedResult !== '')
  const places = computed.map((own) => {
    const holding = steps.flatMap(({ expectedResult }, at) => (holds(expectedResult, own.value) ? [at] : []))
    return { own, at: holding.length > 0 ? holding : [last] }
  })
  return steps.map((step, number) => {
    const own = places.flatMap((place) => (place.at.includes(number) ? [place.own] : [])).slice(0, mostOfStep)
    return own.length > 0 ? { ...step, computed: own } : step
  })
}

const part = /[\p{L}\p{N}]/u

/** "4.90" stands in "Price: 4.90 EUR", and neither in "14.90" nor in "4.905". */
function holds(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.slice(at + value.length, at + value.length + 2)]
    const isJoined = part.test(before) || part.test(after.charAt(0)) || /^[.,]\d/.test(after)
    if (!isJoined && !/\d[.,]$/.test(text.slice(Math.max(0, at - 2), at))) return true
  }
  return false
}
