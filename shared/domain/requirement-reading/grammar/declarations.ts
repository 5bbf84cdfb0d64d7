import type { Reference } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { controls, labelled, labelledLimits, roleOf } from './controls.ts'
import { listedNames, name, named, names } from './names.ts'
import { alternative, first, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'
import { roleAhead } from './reference/roles.ts'

type Parsed = Parser<Clause[]>
const stateNoun = words('state', 'states', 'status', 'statuses')

/** "A ticket is always in exactly one of the states Open, Taken and Closed", "the states are …". */
const states: Parsed = (input, at) => {
  const subject = reference(input, at)
  const own =
    subject?.value.kind === 'named' && stateNoun(input, subject.end - 1) ? subject.end - 1 : undefined
  let lead = own ?? subject?.end ?? at
  for (const limit = lead + 8; lead < limit; lead += 1) {
    const noun = stateNoun(input, lead)
    if (!noun) continue
    const open =
      words(':', 'are', 'is one of', 'is either', 'is', 'can be', 'may be')(input, noun.end)?.end ?? noun.end
    const found = names(input, open)
    if (!found || found.value.length < 2 || !subject) return undefined
    return {
      value: [{ kind: 'options', subject: subject.value, are: 'states', values: found.value }],
      end: found.end,
    }
  }
  return undefined
}

/** "Class is a dropdown with the values Economy and First", "Size can be S, M or L", "the options of Class are …". */
const options: Parsed = (input, at) => {
  const subject = reference(input, at) ?? named()(input, at)
  const verb =
    subject &&
    words(
      'is',
      'are',
      'can be',
      'may be',
      'has',
      'offers',
      'must be',
      'shall be',
      'should be',
      'is one of',
      'allows',
      'can be chosen from',
    )(input, subject.end)
  if (!verb) return undefined
  const control = words('a', 'an', 'the')(input, verb.end)?.end ?? verb.end
  const noun = roleAhead(input.tokens, control)
  const lead = words(
    'one of',
    'either',
    'exactly one of',
    'one of the following',
    'with the values',
    'with the options',
    'with the entries',
    'with',
    'of',
    'the values',
    'the options',
    ':',
  )(input, noun?.end ?? verb.end)
  const inner = lead && words('the values', 'the options', 'the', 'the following', ':')(input, lead.end)
  // "The language is English or German": names joined by "or" are offered.
  const isOffer = words('or')(input, (names(input, verb.end)?.end ?? verb.end) - 2) !== undefined
  const isLead =
    lead !== undefined || /^(?:can|may) be$/.test(verb.value) || (isOffer && /^(?:is|are)$/.test(verb.value))
  const found = isLead
    ? (lead ? listedNames : names)(input, inner?.end ?? lead?.end ?? noun?.end ?? verb.end)
    : undefined
  if (!found || found.value.length < 2) return undefined
  const role = roleOf(noun?.role)
  const made: Clause[] = [{ kind: 'options', subject: subject.value, are: 'options', values: found.value }]
  if (role) made.push({ kind: 'controls', role, names: [subject.value] })
  return { value: made, end: found.end }
}

const starting = words(
  'starts in the state', 'starts in state', 'starts in the status', 'starts in status', 'starts as', 'starts with', 'starts in', 'begins in the state', 'begins in state', 'begins as', 'begins in',
  'is initially in the state', 'is initially', 'is created in the state', 'is created in state', 'is created as', 'is created with the status', 'is created in status', 'initially has the status', 'is first in the state', 'starts out as', 'starts out in', 'is first', 'is at first', 'starts life as', 'begins life as', 'starts its life as', 'begins its life as',
) // prettier-ignore
const newly = words('a new', 'each new', 'every new', 'the new', 'new')

/** "A claim starts in the state New", "A new ticket is in the state Open", "every parcel starts with "State: Announced"". */
const startState: Parsed = (input, at) => {
  const fresh = newly(input, at)
  const subject = reference(input, at)
  const verb =
    subject &&
    (starting(input, subject.end) ??
      (fresh
        ? words(
            'is in the state',
            'is in state',
            'is in the status',
            'is in status',
            'has the status',
            'has the state',
            'has status',
            'gets the status',
            'is',
          )(input, subject.end)
        : undefined))
  const value = verb && name(input, words('a', 'an', 'the')(input, verb.end)?.end ?? verb.end)
  if (!value) return undefined
  const isQuoted = input.tokens[verb.end]?.kind === 'quoted'
  if (fresh && !isQuoted && input.tokens[value.end] && !/^[.,;]$/.test(input.tokens[value.end]?.text ?? ''))
    return undefined
  const made = [initialOf(withoutNew(subject.value), value.value)]
  const becomes = words(
    'and becomes',
    'and then becomes',
    'and changes to',
    'and turns into',
  )(input, value.end)
  const next = becomes && name(input, becomes.end)
  // "…, no matter where it came from" adds nothing.
  const isAside = words(', no matter', ', regardless', ', whatever', ', however')(input, value.end)
  if (!next) return { value: made, end: isAside ? input.tokens.length : value.end }
  return {
    value: [
      ...made,
      {
        kind: 'effect',
        effects: [
          {
            kind: 'set',
            subject: { ...withoutNew(subject.value), states: [value.value] },
            to: { kind: 'value', value: { type: 'text', value: next.value } },
          },
        ],
      },
    ],
    end: next.end,
  }
}

function withoutNew(subject: Reference): Reference {
  return subject.kind === 'named' ? { ...subject, words: subject.words.replace(/^new\s+/i, '') } : subject
}

function initialOf(subject: Reference, value: string): Clause {
  return { kind: 'initial', subject, value: { kind: 'value', value: { type: 'text', value } } }
}

const defaulting = words(
  'is preset to',
  'defaults to',
  'has the default',
  'has the default value',
  'is preselected',
  'is set to',
  'is by default',
)

/** "The default is 20", "Country … ; default is Germany", "the default of the limit is 20". */
const startValue: Parsed = (input, at) => {
  const lead = words('the default value', 'the default', 'default value', 'default', 'by default')(input, at)
  const of = lead && words('of', 'for')(input, lead.end)
  const subject = of ? reference(input, of.end) : lead ? undefined : reference(input, at)
  const verb = lead
    ? words('is', ':', 'must be', 'shall be')(input, subject?.end ?? lead.end)
    : subject && defaulting(input, subject.end)
  if (!verb) return undefined
  const value = valueAt(input, verb.end)
  if (!value) return undefined
  const whose: Reference = subject?.value ?? {
    kind: 'spoken-of',
    words: 'it',
    plural: false,
    start: input.tokens[at]?.start ?? 0,
    end: input.tokens[at]?.end ?? 0,
  }
  return { value: [{ kind: 'initial', subject: whose, value: value.value }], end: value.end }
}

type Initial = Extract<Clause, { kind: 'initial' }>['value']

function valueAt(input: Input, at: number): Match<Initial> | undefined {
  const found = input.tokens[at]
  if (found?.kind === 'number') {
    return {
      value: {
        kind: 'value',
        value: { type: 'number', value: found.value },
        ...(found.unit ? { unit: found.unit } : {}),
      },
      end: at + 1,
    }
  }
  const text = name(input, at)
  return text && { value: { kind: 'value', value: { type: 'text', value: text.value } }, end: text.end }
}

/** What there is, what it may hold and what it holds at first. */
export const declaration: Parsed = first(
  alternative('declaration: states', states),
  alternative('declaration: start state', startState),
  alternative('declaration: start value', startValue),
  alternative('declaration: label', labelled),
  alternative('declaration: labelled limits', labelledLimits),
  alternative('declaration: controls', controls),
  alternative('declaration: options', options),
)
