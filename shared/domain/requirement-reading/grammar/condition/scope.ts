import { reference } from '../reference.ts'
import {
  alternative,
  first,
  optional,
  sequence,
  words,
  type Input,
  type Match,
  type Parser,
} from '../parser.ts'
import { not, type Condition } from '../constraint/said.ts'

const rules = words(
  'rule',
  'limit',
  'condition',
  'criterion',
  'criteria',
  'check',
  'constraint',
  'requirement',
  'restriction',
  'validation',
)
const entries = words('entry', 'field', 'value', 'input', 'data', 'information', 'detail', 'form', 'input field', 'entered value', 'input value', 'required field', 'mandatory field') // prettier-ignore
const kinds = words('required', 'mandatory', 'entered', 'form', 'input', 'given', 'validation', 'other')
const pointing = words(
  'these',
  'those',
  'the',
  'this',
  'that',
  'them',
  'above',
  'following',
  'mentioned',
  'of',
  'its',
  'their',
)
const some = words('any', 'one', 'at least one', 'one or more', 'a single', 'some', 'either', 'an', 'a')
const every = words('all', 'every', 'each', 'both')
const none = words('none', 'no')
const kept = words('fill in correctly', 'enter correctly', 'keep', 'meet', 'satisfy', 'fulfil', 'fulfill', 'hold', 'respect', 'observe', 'pass', 'valid', 'correct', 'inside its limits', 'inside their limits', 'inside the limits', 'within its limits', 'within their limits', 'within the limits', 'true', 'comply with', 'ok', 'fine', 'apply', 'in order', 'acceptable', 'well', 'good', 'okay', 'alright', 'right', 'go well', 'complete') // prettier-ignore
const broken = words('break', 'violate', 'fail', 'breach', 'infringe', 'invalid', 'incorrect', 'wrong', 'outside its limits', 'outside their limits', 'outside the limits', 'unmet', 'missing', 'incomplete', 'out of range', 'not in order', 'amiss') // prettier-ignore

/** "any of these limits is not kept", "all entries are valid", "no rule is broken": what holds of a scope, not of a subject. */
export const scoped: Parser<Condition> = first(
  alternative('condition: rules or entries of a scope', first(judged(rules, true), judged(entries, false))),
  alternative('condition: everything in order', (input, at) => {
    const none = words('nothing')(input, at)
    const all = words('everything', 'all', 'it all', 'it be all')(input, at)
    const wrong = none && verdictAt(input, none.end)
    if (wrong && !wrong.value) return { value: { kind: 'valid' }, end: wrong.end }
    const good = all?.value === 'it be all' ? kept(input, all.end) : undefined
    const verdict = good ? { value: true, end: good.end } : all && verdictAt(input, all.end)
    return verdict && { value: verdict.value ? { kind: 'valid' } : not({ kind: 'valid' }), end: verdict.end }
  }),
  alternative('condition: breaks the rules', (input, at) => {
    const who = reference(input, at)
    const verb =
      who &&
      words(
        'break',
        'violate',
        'meet',
        'satisfy',
        'fulfil',
        'fulfill',
        'follow',
        'do not meet',
        'do not satisfy',
        'do not fulfil',
        'do not follow',
        'do not keep',
        'keep',
      )(input, who.end)
    const some = verb && quantifier(input, verb.end)
    const noun = some && rules(input, past(input, some.end, kinds))
    if (!who || !verb || !noun) return undefined
    const valid: Condition = { kind: 'valid', subjects: [who.value] }
    return { value: /^(?:break|violate|do not)/.test(verb.value) ? not(valid) : valid, end: noun.end }
  }),
)

function judged(nouns: Parser<string>, isLoose: boolean): Parser<Condition> {
  return (input, at) => {
    const quantity = quantifier(input, at)
    const noun = nouns(input, past(input, quantity.end, kinds))
    if (!noun || (!isLoose && !quantity.said && !input.tokens[noun.end - 1]?.text.endsWith('s')))
      return undefined
    const verdict = verdictAt(input, past(input, noun.end, words('above', 'below')))
    if (!verdict) return undefined
    const holds = verdict.value !== (quantity.said === 'none')
    const valid: Condition = { kind: 'valid' }
    return { value: holds ? valid : not(valid), end: verdict.end }
  }
}

function quantifier(input: Input, at: number): { said?: 'some' | 'every' | 'none'; end: number } {
  const found = none(input, at) ?? every(input, at) ?? some(input, at)
  const said = none(input, at) ? 'none' : every(input, at) ? 'every' : found ? 'some' : undefined
  let end = found?.end ?? at
  for (let steps = 0; steps < 3; steps += 1) end = past(input, end, pointing)
  return { ...(said ? { said } : {}), end }
}

const past = (input: Input, at: number, skipped: Parser<string>): number => skipped(input, at)?.end ?? at

/** "is not kept", "are valid", "fails": whether it says that all is well. */
function verdictAt(input: Input, at: number): Match<boolean> | undefined {
  const lead = sequence(optional(words('be', 'have be', 'do')), optional(words('not', 'all', 'both')))(
    input,
    at,
  )
  const from = lead?.end ?? at
  const denies = lead?.value[1] === 'not'
  const good = kept(input, from)
  if (good) return { value: !denies, end: good.end }
  const bad = broken(input, from)
  return bad && { value: denies, end: bad.end }
}
