import { readConstraints, saysSomething } from './constraints.ts'
import { slice, type Masked } from '../mask.ts'
import type { Constraints } from '../types.ts'
import { valuesIn } from './value-lists.ts'

const remark =
  /\s*\(((?:[\w -]{0,20}\b)?(?:required|mandatory|optional|compulsory|obligatory|not required|selection|drop-?down|combo ?box|list|radio buttons?|select)\b[^()]{0,40})\)\s*[.;]?\s*$/i

/**
 * What "Days: a number from 1 to 30 (required)" says: the remark at the end is about the input before the colon, not about the last
 * words before the bracket. Undefined where the words say nothing of an input by themselves ("Contact: name and phone (required)").
 */
export function withRemark(part: Masked): Constraints | undefined {
  const found = remark.exec(part.masked)
  if (!found) return undefined
  const words = slice(part, 0, found.index)
  const start = found.index + found[0].indexOf('(') + 1
  const added = readConstraints(slice(part, start, start + (found[1]?.length ?? 0)))
  const listed = added.control === 'select' ? valuesIn(words) : undefined
  const said = { ...readConstraints(words), ...(listed ? { choices: listed } : {}) }
  const own = said.choices ?? said.number ?? said.length ?? said.temporal ?? said.pattern ?? said.control
  return own !== undefined && saysSomething(added) ? { ...said, ...added } : undefined
}
