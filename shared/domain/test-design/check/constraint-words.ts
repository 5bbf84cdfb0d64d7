import { tooLarge } from '../../requirements/facts/fields/file-rules.ts'
import type { Constraints, Violation } from '../../requirements/facts/types.ts'
import { canonical } from './written-numbers.ts'
import { numbersOfMoments } from './written-moments.ts'

/** Words with which a text speaks of each kind of wrong value. */
export const violationWords: Record<Violation, string> = {
  empty: 'empty blank missing filled left entered selected no value field required mandatory',
  below: 'below less fewer lower smaller under minimum before range outside',
  above: 'above more higher larger over maximum exceeds after range outside',
  tooShort: 'short shorter fewer less characters minimum length',
  tooLong: 'long longer more characters maximum exceeds length',
  format:
    'valid invalid format wrong malformed correct contains includes other characters signs symbols forbidden illegal entered used',
  notNumber: 'number numeric digits letters text',
  notWhole: 'whole number decimal integer',
  missingClass:
    'missing contain without lacks digit letter number upper-case lower-case capital special character no there',
  notAllowed: 'allowed other unknown list valid invalid',
  mismatch: 'wrong incorrect unknown match valid invalid registered exists known',
  state: 'state status',
  taken: 'duplicate taken exists already registered use used account known unique',
  relation: 'differ different equal match same identical',
  any: 'breaks broken meet met rule rules otherwise other invalid wrong valid any value field input incorrect outside range',
}

const keyWords: Record<string, string> = {
  required: 'required mandatory optional filled empty missing blank necessary compulsory',
  number: 'number numeric amount value whole integer decimal multiple step',
  length: 'characters long length digits letters',
  choices: 'one of select choose options values list',
  contains: 'digit number upper-case uppercase capital letter lower-case lowercase special character symbol',
  control: 'checkbox box select list drop-down dropdown radio checked selected',
  temporal:
    'date day time today tomorrow yesterday future past current advance ahead ago earlier later earliest latest before after between until years old age',
  pattern:
    'format pattern match matches look like letters digits characters only followed starts begins ends spaces contain capital',
  iban: 'iban valid format',
  default:
    'default defaults preset pre-filled prefilled preselected initially initial untouched selected today',
  unique: 'unique already taken exists use once',
  file: 'file files upload uploaded attachment attached photo image picture document type types size large largest maximum',
  equals: 'equal equals match matches same identical repeat repeated again confirm',
  email: 'e-mail email address valid well-formed format',
  phone: 'phone number valid format digits',
  url: 'url link address web valid format',
  date: 'date calendar valid format day',
  time: 'time valid format hour',
  digits: 'digits numbers numeric only',
  letters: 'letters only alphabetic',
  alphanumeric: 'letters digits numbers alphanumeric only',
  uppercase: 'upper-case uppercase capital letters only',
}

/** Words with which a text states a constraint of this kind. */
export function constraintWords({ format }: Constraints, key: string): string {
  return `${keyWords[key] ?? ''} ${key === 'format' ? (keyWords[format ?? ''] ?? '') : ''}`
}

/**
 * Numbers that a text may use for a bound: the bound itself and the next value outside, since "more than 10" and "at least 11"
 * are the same range.
 */
export function numbersOf(
  {
    number,
    length,
    choices,
    contains,
    temporal,
    file,
  }: { number?: Partial<NonNullable<Constraints['number']>> } & Pick<
    Constraints,
    'length' | 'choices' | 'contains' | 'temporal' | 'file'
  >,
  key: string,
): string[] {
  if (key === 'number' && number) {
    const { min, max, scale = 0, step = 1n } = number
    // "More than 17" is kept as 18: the number beside a bound counts on its outer side alone.
    const low = min === undefined ? [] : [min - step, min - 1n, min]
    const high = max === undefined ? [] : [max, max + 1n, max + step]
    return [...low, ...high, step].map((units) => decimal(units, scale))
  }
  if (key === 'length' && length) {
    const high = length.max === undefined ? [] : [length.max, length.max + 1]
    return [length.min - 1, length.min, ...high].map(String)
  }
  if (key === 'temporal' && temporal) return numbersOfMoments(temporal)
  if (key === 'file' && file?.size)
    return [decimal(BigInt(file.size.tenths), 1), decimal(BigInt(tooLarge(file.size)), 1)]
  if (key === 'choices' && choices) return [String(choices.length)]
  return key === 'contains' && contains ? ['1'] : []
}

/** Units of 10^-scale as a written number. */
function decimal(units: bigint, scale: number): string {
  const plain = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const whole = plain.slice(0, plain.length - scale)
  const written = scale === 0 ? whole : `${whole}.${plain.slice(plain.length - scale)}`
  return canonical(units < 0n ? `-${written}` : written)
}
