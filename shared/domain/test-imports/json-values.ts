import type { DraftStep } from './types.ts'

export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A text or number as text; anything else as nothing. */
export const textOf = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : typeof value === 'number' ? String(value) : ''
export const textsOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter(Boolean)

const plainKey = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Steps as objects under the names that tools use, their fields within them or within `fields`, or as bare sentences. */
export function stepsOf(value: unknown): DraftStep[] {
  return (Array.isArray(value) ? value : []).map((step): DraftStep => {
    if (!isObject(step)) return { action: textOf(step), expected: '' }
    const inner = isObject(step['fields']) ? step['fields'] : {}
    const fields = new Map(
      [...Object.entries(inner), ...Object.entries(step)]
        .toReversed()
        .map(([key, one]) => [plainKey(key), one]),
    )
    const first = (...names: string[]) => names.map((name) => textOf(fields.get(name))).find(Boolean) ?? ''
    const data = first('testdata', 'data')
    return {
      action: first('action', 'step', 'content', 'description'),
      expected: first('expectedresult', 'expected', 'result'),
      ...(data && { data }),
    }
  })
}

/** The steps of a cell that holds them as JSON, as Jira exports those of Xray; undefined for any other text. */
export function stepsOfJson(cell: string): DraftStep[] | undefined {
  if (!/^\s*\[\s*[{"]/.test(cell)) return undefined
  try {
    const steps = stepsOf(JSON.parse(cell)).filter(({ action, data, expected }) => action || data || expected)
    return steps.length > 0 ? steps : undefined
  } catch {
    return undefined
  }
}
