import { singular } from '../labels.ts'
import { slice, type Masked } from '../mask.ts'
import { readQuantities, type Quantity } from '../quantities/quantities.ts'
import type { RuleFact } from '../types.ts'
import { tierLimits } from './bounds.ts'
import { subjectOf } from './looked-up-by.ts'

const having = '(?:with|who have|that have|having|of|from|over)'
const opening = new RegExp(
  `^\\W*(?:all |any |every |the )?([a-z][\\w-]*(?: (?!${having} )[a-z][\\w-]*)?)(?: ${having})? ?$`,
  'i',
)
const next =
  /(?:,\s*(?:and\s+)?|;\s*|\s+and\s+|\s+but\s+)(?:(?:those|the ones|[a-z][\w-]*(?: [a-z][\w-]*)?) )?(?:with|who have|that have|having|from|over)?\s*$/i
const told =
  /^\s*(?:(gets?|receives?|ha(?:s|ve)|are|is|becomes?|reach(?:es)?|belongs? to|pays?)\s+)?([^,;"]{2,80}?)\s*$/i

/**
 * What classes of people or things get by a number: "Members with more than 500 points get Gold status, members with more than 1000
 * points get Platinum status". A class ends where the next one begins.
 */
export function readClassTiers(part: Masked): RuleFact[] {
  if (part.masked.length > 300 || part.quotes.length > 0) return []
  const ranges = readQuantities(part.masked)
  const unit = ranges[0]?.unit
  if (ranges.length < 2 || !unit || !ranges.every((one) => one.unit?.written === unit.written)) return []
  const things = opening.exec(part.masked.slice(0, ranges[0]?.start))?.[1]
  const outcomes = outcomesOf(part, ranges)
  const numbers = tierLimits(ranges, part.masked)
  if (things === undefined || !outcomes || !numbers) return []
  const thing = singular(things).toLowerCase()
  const subject = subjectOf({ thing }, unit)
  if (!subject || /^amount$/.test(subject.name)) return []
  const weighs = subject.verb === undefined ? {} : { verb: subject.verb }
  return outcomes.flatMap((outcome, index): RuleFact[] => {
    const number = numbers[index]
    const range = ranges[index]
    if (!number || !range) return []
    const text = `the ${subject.name} is ${part.raw.slice(range.start, range.end)}`
    return [
      {
        kind: 'rule',
        anyOf: [[{ subject: subject.name, ...weighs, text, negated: false, number }]],
        outcome: `the ${thing} ${outcome}`,
        otherwise: false,
      },
    ]
  })
}

/** Each outcome with its verb; a later one may leave the verb out. */
function outcomesOf(part: Masked, ranges: Quantity[]): string[] | undefined {
  const found: string[] = []
  let verb: string | undefined
  for (const [index, { end }] of ranges.entries()) {
    const stop = ranges[index + 1]?.start ?? part.masked.replace(/[\s.!]+$/, '').length
    const clause = slice(part, end, stop)
    const cut = index === ranges.length - 1 ? undefined : next.exec(clause.masked)
    if (cut === null) return undefined
    const said = told.exec(clause.raw.slice(0, cut?.index))
    verb = said?.[1] ?? verb
    if (!said?.[2] || verb === undefined || /\b(?:if|when|unless|rejected|refused)\b/i.test(said[2]))
      return undefined
    found.push(`${oneOf(verb)} ${said[2]}`.replace(/\s+/g, ' '))
  }
  return found
}

function oneOf(verb: string): string {
  return verb
    .toLowerCase()
    .replace(/^are$/, 'is')
    .replace(/^have$/, 'has')
    .replace(/^belong\b/, 'belongs')
    .replace(/^reach$/, 'reaches')
    .replace(/^(get|receive|become|pay)$/, '$1s')
}
