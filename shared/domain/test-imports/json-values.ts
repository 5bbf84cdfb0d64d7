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

/** Steps nested deeper than this are left out. */
const deepestStep = 50

const stepsWithin = (step: unknown): unknown[] =>
  isObject(step) && Array.isArray(step['steps']) ? step['steps'] : []

/** The actions of steps that have steps of their own. */
export const groupsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((step) =>
    stepsWithin(step).length > 0 ? [stepOf(step).action] : [],
  )

/**
 * Steps as objects under the names that tools use, their fields within them or within `fields`, or as bare sentences. The steps within a step
 * follow it, and what it expects is to be seen after the last of them.
 */
export function stepsOf(value: unknown, depth = 0): DraftStep[] {
  const all: DraftStep[] = []
  for (const step of Array.isArray(value) ? value : []) {
    const own = stepOf(step)
    const within = depth < deepestStep ? stepsOf(stepsWithin(step), depth + 1) : []
    const last = within.at(-1)
    if (last === undefined) all.push(own)
    else {
      const expected = [last.expected, own.expected].filter(Boolean).join('\n')
      all.push({ ...own, expected: '' }, ...within.slice(0, -1), { ...last, expected })
    }
  }
  return all
}

function stepOf(step: unknown): DraftStep {
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
