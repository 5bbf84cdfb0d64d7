import type { Rule } from '../requirement-model/index.ts'
import type { PageField } from './page-fields.ts'
import type { MarkedStatement } from './statement.ts'

/** A limit of a field with the number of the sentence that tells it. */
export interface Limit {
  rule: Rule
  field: PageField
  /** Of a field that has to be filled; else of what it is filled with. */
  isEmptiness: boolean
  at: number
}

/** How far back a message may look for the limit that it is about. */
const near = 3

interface Meaning {
  statement: MarkedStatement
  at: number
  /** The fields that the message may be about; any where there are none. */
  fields: readonly PageField[]
}

/** Limits without a message of their own that stand in the sentence or right before it, of the kind that the sentence speaks of. */
export function limitsMeant(
  limits: readonly Limit[],
  { statement: { marks }, at, fields }: Meaning,
): Limit[] {
  const kinds = new Set(
    marks.kinds.flatMap(({ kind, confidence }) => (confidence >= 0.5 ? [kind as string] : [])),
  )
  const open = limits.filter((limit) => at - limit.at < near && !hasMessage(limit))
  const own = open.filter((limit) => limit.at === at)
  const around =
    own.length > 0 ? own : open.filter(({ field }) => fields.length === 0 || fields.includes(field))
  const last = around.at(-1)?.at
  if (!kinds.has('required') && around.some(({ isEmptiness }) => !isEmptiness))
    return around.filter(({ isEmptiness, at: own }) => !isEmptiness && (own === at || own === last))
  if (kinds.has('required') && around.some(({ isEmptiness }) => isEmptiness))
    return around.filter(({ isEmptiness, at: own }) => isEmptiness || own === at)
  return around.filter((limit) => limit.at === at || (!limit.isEmptiness && limit.at === last))
}

export const hasMessage = ({ rule }: Limit): boolean => rule.then.some(({ kind }) => kind === 'shows')
