import { readUnit } from '../quantities/units.ts'
import type { Constraints, NumberRange } from '../types.ts'

const texts =
  /(?:^|[ '-])(?:(?:first|last|family|given|middle|full|user|display|nick|sur|product|company|project|file)? ?names?|surname|nickname|username|titles?|headline|caption|password|passphrase|slogan|tagline|streets?|city|town|occupation|profession)$/i
// "Note: 1 to 6" may be a mark and "Comments: at most 3" a count.
const longTexts =
  /(?:^|[ '-])(?:subject|comments?|description|notes?|remarks?|messages?|summary|abstract|feedback|reasons?|motivation|biography|bio|purpose|text|keywords|(?:street|postal|home|billing|delivery|shipping) address)$/i
const fewest = 10n

const amounts =
  /(?:^|[ -])(?:costs?|prices?|fees?|charges?|fares?|postage|tariffs?|discounts?|rebates?|reductions?|surcharges?|bonus|commissions?)$/i
const promises =
  /(?:^|[ -])(?:delivery|shipping|shipment|dispatch|response|reply|processing|handling|turnaround|lead)(?: (?:time|period))?$/i
const storage =
  /(?:^|[ -])(?:storage|quotas?|space|memory|volume|bandwidth|traffic|cache|disks?|ram|limits?|capacity|partition|heap|buffer|mailbox|database|plan|threshold|(?:mailbox|disk|cache|memory|storage|buffer|file|upload|maximum) size)$/i

/**
 * What of a limit is a value of the input itself, by its name: the megabytes of a CV are the size of a file, a bare "max. 50" of a name
 * counts characters, and kilograms under a cost or days under a delivery are values of nothing that is typed there.
 * Undefined when nothing is left.
 */
export function typedInto(label: string, constraints: Constraints): Constraints | undefined {
  const { number, ...rest } = constraints
  if (!number) return constraints
  const dimension = readUnit(` ${number.unit ?? ''}`)?.dimension
  const foreign =
    (amounts.test(label) &&
      (dimension === 'measure' || dimension === 'size' || dimension === 'duration' || counts(number))) ||
    (promises.test(label) && dimension === 'duration')
  // The number of files is no value that is typed either.
  if (foreign || (constraints.file && dimension !== 'size' && counts(number)))
    return Object.keys(rest).length > 0 ? rest : undefined
  if (isFileSize(label, constraints)) return ofFile(constraints, number)
  const length = texts.test(label) || longTexts.test(label) ? characters(label, number) : undefined
  return length && !constraints.length && !constraints.choices ? { ...rest, length } : constraints
}

/** "Transcript: PDF, max 5 MB": megabytes are typed only where storage is set. */
export function isFileSize(label: string, { number }: Constraints): boolean {
  return readUnit(` ${number?.unit ?? ''}`)?.dimension === 'size' && !storage.test(label)
}

function counts({ floor }: NumberRange): boolean {
  return floor !== undefined
}

/** "The CV must not be larger than 5 MB". */
function ofFile(constraints: Constraints, { min, max, scale, unit = '' }: NumberRange): Constraints {
  const { number: _number, ...rest } = constraints
  const written = /^[KMG]i?B$/i.test(unit) ? unit.toUpperCase().replace('IB', 'B') : undefined
  if (written === undefined || min !== undefined || max === undefined || scale > 1) return constraints
  const tenths = Number(max) * (scale === 0 ? 10 : 1)
  return { ...rest, file: { size: { tenths, unit: written }, ...rest.file } }
}

/** The bounds of a text without a unit: "Name: required, max 50". */
function characters(label: string, number: NumberRange): Constraints['length'] {
  const { min = 0n, max, unit, scale, numeric, stepped, floor } = number
  if (unit !== undefined || scale > 0 || numeric || stepped || floor !== undefined) return undefined
  if (min < 0n || min > 1_000n || (max ?? 0n) > 100_000n) return undefined
  if (longTexts.test(label) && (max ?? fewest) < fewest) return undefined
  return { min: Number(min), ...(max === undefined ? {} : { max: Number(max) }) }
}
