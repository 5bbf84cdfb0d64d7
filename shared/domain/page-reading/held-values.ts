import type { Id } from '../requirement-model/index.ts'

export type Tree = Record<string, unknown>

/** How a value becomes that of the subject that it is held against, or put in. */
export interface Fitting {
  /** An expression that is a value, with its unit where it has one. */
  expression: (value: Tree, id: Id) => unknown
  /** A value that stands alone: an option that is asked for. */
  plain: (value: unknown, id: Id) => unknown
}

/** The same condition, event or effect with each value in it fitted to the subject that it is held against, or put in. */
export function withFittedValues<T>(tree: T, { expression, plain }: Fitting): T {
  return walk(tree) as T

  function walk(one: unknown): unknown {
    if (Array.isArray(one)) return one.map(walk)
    if (!isTree(one)) return one
    return fit(Object.fromEntries(Object.entries(one).map(([name, part]) => [name, walk(part)])))
  }

  function fit(one: Tree): Tree {
    const { kind, subject, left, right } = one
    if (kind === 'compare')
      return { ...one, left: against(left, subjectOf(right)), right: against(right, subjectOf(left)) }
    if (kind === 'one-of' && Array.isArray(one['values']) && typeof subject === 'string')
      return { ...one, values: one['values'].map((value) => plain(value, subject)) }
    if (kind === 'set') return { ...one, to: against(one['to'], subject) }
    if ('action' in one && 'value' in one) return { ...one, value: against(one['value'], one['target']) }
    return 'field' in one && 'is' in one ? { ...one, is: against(one['is'], one['field']) } : one
  }

  function against(value: unknown, id: unknown): unknown {
    return typeof id === 'string' && isTree(value) && value['kind'] === 'value'
      ? expression(value, id)
      : value
  }
}

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const subjectOf = (value: unknown): unknown =>
  isTree(value) && value['kind'] === 'subject' ? value['subject'] : undefined
