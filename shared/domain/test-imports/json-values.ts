import type { DraftStep } from './types.ts'

export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A text or number as text; anything else as nothing. */
export const textOf = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : typeof value === 'number' ? String(value) : ''
export const textsOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean)

/** Steps as objects under the names that tools use, or as bare sentences. */
export function stepsOf(value: unknown): DraftStep[] {
  return (Array.isArray(value) ? value : []).map((step): DraftStep => {
    if (!isObject(step)) return { action: textOf(step), expected: '' }
    const first = (...names: string[]) => names.map((name) => textOf(step[name])).find(Boolean) ?? ''
    const data = first('testData', 'data')
    return {
      action: first('action', 'step', 'content', 'description'),
      expected: first('expectedResult', 'expected', 'result'),
      ...(data && { data }),
    }
  })
}
