import {
  alternative,
  first,
  map,
  optional,
  sequence,
  token,
  words,
  type Input,
  type Match,
  type Parser,
} from '../parser.ts'
import { extremes } from './extremes.ts'
import { denied, not, type Condition, type Predicate, type Said } from './said.ts'
import { reference } from '../reference.ts'
import { isUnit } from '../../../english/units.ts'
import type { Reference, Token } from '../../tokens.ts'

type Of = (subject: Reference) => Condition
type Form = Extract<Condition, { kind: 'form' }>['form']

const isEmpty: Of = (subject) => ({ kind: 'empty', subject })
const isTicked: Of = (subject) => ({
  kind: 'compare',
  left: { kind: 'subject', subject },
  operator: '=',
  right: { kind: 'value', value: { type: 'boolean', value: true } },
})
const form =
  (said: Form): Of =>
  (subject) => ({ kind: 'form', subject, form: said })

function sided(operator: '<' | '>'): Of {
  return (subject) => ({
    kind: 'compare',
    left: { kind: 'subject', subject },
    operator,
    right: { kind: 'shift', days: 0 },
  })
}

/** Words that say of an entry how it is, by what the model calls it. `denies`: they say that it is not. `demand`: they limit by themselves. */
const table: { name: string; words: string[]; of: Of; denies?: true; demand?: true }[] = [
  { name: 'state: empty', words: ['empty', 'left empty', 'left blank', 'missing', 'not filled in', 'not entered', 'not given', 'not provided', 'not specified', 'unset', 'omitted', 'left out', 'nothing', 'not set', 'leave empty', 'leave blank', 'absent'], of: isEmpty },
  { name: 'state: blank', words: ['blank', 'blanks only', 'only blanks', 'only spaces', 'spaces only', 'white space only', 'whitespace only'], of: (subject) => ({ kind: 'blank', subject }) },
  { name: 'state: required', words: ['required', 'mandatory', 'obligatory', 'compulsory', 'a required field', 'a mandatory field', 'required fields', 'mandatory fields'], of: isEmpty, denies: true, demand: true },
  { name: 'state: filled', words: ['filled', 'filled in', 'filled out', 'entered', 'given', 'provided', 'specified', 'present', 'completed', 'supplied', 'set', 'stated', 'non-empty', 'not blank'], of: isEmpty, denies: true },
  { name: 'state: ticked', words: ['ticked', 'checked', 'selected', 'switched on', 'turned on', 'activated', 'enabled', 'accepted', 'marked'], of: isTicked },
  { name: 'state: unticked', words: ['unticked', 'unchecked', 'unselected', 'deselected', 'switched off', 'turned off', 'deactivated', 'disabled'], of: isTicked, denies: true },
  { name: 'state: whole number', words: ['a whole number', 'whole number', 'whole numbers', 'an integer', 'integers', 'integer', 'whole numbers only', 'a full number', 'full numbers', 'a positive whole number', 'natural numbers'], of: form('whole'), demand: true },
  { name: 'state: number', words: ['a number', 'numbers', 'a numeric value', 'a numerical value', 'a decimal number', 'decimal numbers', 'number'], of: form('number'), demand: true },
  { name: 'state: fraction', words: ['decimals', 'a decimal', 'a fraction', 'fractions', 'decimal places', 'a decimal part'], of: form('whole'), denies: true },
  { name: 'state: date', words: ['a date', 'a valid date', 'a calendar date', 'a real date', 'an existing date', 'valid date', 'date'], of: form('date'), demand: true },
  { name: 'state: time', words: ['a time', 'a valid time', 'a time of day'], of: form('time'), demand: true },
  { name: 'state: e-mail', words: ['a valid e-mail address', 'a valid email address', 'an e-mail address', 'an email address', 'a valid e-mail', 'a valid email', 'valid e-mail address', 'valid email address', 'in e-mail format', 'in email format', 'well-formed e-mail address', 'a well-formed email address'], of: form('e-mail'), demand: true },
  { name: 'state: address', words: ['a valid address', 'a proper address', 'a real address', 'a correct address', 'a valid one'], of: (subject) => (/mail/i.test(subject.words) ? form('e-mail')(subject) : { kind: 'valid', subjects: [subject] }) },
  { name: 'state: url', words: ['a valid url', 'a url', 'a valid web address', 'a web address', 'valid url'], of: form('url'), demand: true },
  { name: 'state: valid', words: ['valid', 'correct', 'ok', 'in order', 'acceptable', 'kept', 'satisfied', 'fulfilled', 'met', 'respected', 'within its limits', 'inside its limits', 'inside their limits', 'within their limits', 'within the limits', 'inside the limits', 'observed', 'in range', 'in this range', 'in that range', 'in the range', 'in the allowed range', 'within the range', 'within this range', 'in this form', 'of this form', 'in this format', 'filled in correctly', 'entered correctly', 'within these limits'], of: (subject) => ({ kind: 'valid', subjects: [subject] }) },
  { name: 'state: invalid', words: ['invalid', 'incorrect', 'wrong', 'broken', 'violated', 'unacceptable', 'outside its limits', 'outside the limits', 'outside their limits', 'out of range', 'breached', 'infringed', 'outside the range', 'outside this range', 'outside these limits', 'outside the allowed range', 'filled in incorrectly', 'different', 'of the wrong length', 'of the wrong format', 'in the wrong format', 'no valid value'], of: (subject) => ({ kind: 'valid', subjects: [subject] }), denies: true },
  { name: 'state: past', words: ['in the past', 'before today'], of: sided('<'), demand: true },
  { name: 'state: future', words: ['in the future', 'after today'], of: sided('>'), demand: true },
  { name: 'state: unique', words: ['unique', 'distinct', 'used only once', 'used once'], of: (subject) => ({ kind: 'repeats', subject }), denies: true, demand: true },
  { name: 'state: repeats', words: ['already taken', 'already in use', 'already used', 'already registered', 'already exist', 'already known', 'taken already', 'already exists', 'already assigned', 'a duplicate', 'duplicate', 'used twice', 'already on the list', 'already in the list', 'already present', 'already enter', 'already exist', 'use before', 'use already', 'be use before', 'be use already', 'be already use', 'already be use', 'already be enter', 'already be register', 'already be take', 'be already register', 'be already take', 'already be in use', 'in use already'], of: (subject) => ({ kind: 'repeats', subject }) },
] // prettier-ignore

const optionalWords = words(
  'optional',
  'voluntary',
  'an optional field',
  'not required',
  'not mandatory',
  'left empty',
  'left blank',
  'empty',
  'omitted',
  'left out',
)

const optionalSaid: Said = { of: () => ({ kind: 'all', of: [] }), optional: true, limits: true, always: true }

/** "Already used in the same season": where it is kept. */
const never: Parser<never> = () => undefined
const recorded: Parser<unknown> = sequence(words('in', 'for', 'by', 'on', 'at'), reference)

const readers = table.map(({ name, words: said, of, denies, demand }) => ({
  parser: alternative(
    name,
    sequence(
      optional(words('each', 'all')),
      words(...said),
      optional(name === 'state: repeats' ? recorded : never),
    ),
  ),
  said: {
    of: denies ? (subject: Reference): Condition => not(of(subject)) : of,
    ...(demand ? { limits: true as const } : {}),
    ...(name.endsWith('number') ? { form: true as const } : {}),
    ...(name === 'state: required' || name === 'state: unique' ? { always: true as const } : {}),
  },
}))

/** "empty", "required", "a whole number", "ticked", "valid", "already taken". */
export const states: Predicate = (group) =>
  first(
    alternative('state: optional', (input, at) => {
      const needed = group.isDenied
        ? words('required', 'mandatory', 'compulsory', 'obligatory', 'needed', 'necessary')(input, at)
        : undefined
      if (needed) return { value: optionalSaid, end: needed.end }
      const found = optionalWords(input, at)
      if (!found || group.isDenied) return undefined
      const mayBe = group.isDemand && /^(?:may|can|be allow|be permit)/.test(demandBefore(input, at))
      const says = /^(?:optional|voluntary|an optional|not )/.test(found.value)
      return says || mayBe ? { value: optionalSaid, end: found.end } : undefined
    }),
    ...readers.map(({ parser, said }) => (input: Input, at: number): Match<Said> | undefined => {
      // "Must hold a valid address" says what it has to be, "must contain a number" does not.
      const isOf = group.verb !== 'have' || words('a valid')(input, at)
      const found = isOf ? parser(input, at) : undefined
      return found && { value: denied(said, group.isDenied), end: found.end }
    }),
    wholeUnits,
    wellFormed(group.isDenied),
    tooMuch(group.isDenied),
    outside,
    ...(group.isDemand ? [] : [validOne(group.isDenied)]),
  )

/** "is too long", "is lower": beyond what was said of it before. */
const tooMuch = (isDenied: boolean): Parser<Said> =>
  alternative(
    'state: too much or too little',
    first(
      map(extremes, ({ of, isEither }) =>
        denied({ of, ...(isEither ? { isChoice: true as const } : {}) }, isDenied),
      ),
      map(sequence(words('too'), token(judging)), () => denied(breaking, isDenied)),
    ),
  )

/** "Too weak": what no bound measures breaks what is asked for. */
const breaking: Said = { of: (subject) => not({ kind: 'valid', subjects: [subject] }) }
const judging = (found: Token): true | undefined =>
  (found.kind === 'word' && found.classes[0] === 'adjective') || undefined

/** "does not have this form": the form that the text spoke of before. */
const wellFormed = (isDenied: boolean): Parser<Said> =>
  alternative(
    'state: of the form',
    map(
      sequence(
        optional(words('no', 'not a')),
        words(
          'this form',
          'this format',
          'that form',
          'that format',
          'the right format',
          'the correct format',
          'the required format',
          'a valid format',
          'valid format',
          'fit',
          'the right length',
          'the right form',
        ),
      ),
      ([no]) =>
        denied({ of: (subject) => ({ kind: 'valid', subjects: [subject] }) }, isDenied !== Boolean(no)),
    ),
  )

/** "is a valid IBAN": nothing that limits it is broken. */
const validOne = (isDenied: boolean): Parser<Said> =>
  alternative(
    'state: a valid one',
    map(sequence(words('a valid', 'a correct', 'an existing', 'valid'), reference), () =>
      denied({ of: (subject) => ({ kind: 'valid', subjects: [subject] }) }, isDenied),
    ),
  )

/** "outside the booking window": whatever limits it. */
const outside: Parser<Said> = alternative(
  'state: outside',
  map(sequence(words('outside', 'outside of', 'not inside', 'not within'), reference), (): Said => ({
    of: (subject) => not({ kind: 'valid', subjects: [subject] }),
  })),
)

/** "in whole kilograms": no part of one. */
export const wholeUnits: Parser<Said> = alternative(
  'state: whole units',
  map(
    sequence(optional(words('in', '(', ', in')), words('whole', 'full'), token(unitOf), optional(words(')'))),
    ([, , unit]): Said => ({ of: form('whole'), limits: true, form: true, step: '1', unit }),
  ),
)

function unitOf(found: Token): string | undefined {
  return found.kind === 'word' && isUnit(found.text) ? found.text : undefined
}

/** The helping word before "be empty", which tells a permission from a demand. */
function demandBefore(input: Parameters<Parser<unknown>>[0], at: number): string {
  return (
    [at - 2, at - 3]
      .map((index) => input.tokens[index]?.text.toLowerCase() ?? '')
      .find((word) => word === 'may' || word === 'can') ?? ''
  )
}
