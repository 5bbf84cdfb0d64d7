import type { Role } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { alternatives, comma, isCapital, listedNames, name, named, names } from './names.ts'
import { limitOf } from './constraint.ts'
import { alternative, first, listOf, whole, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'
import { roleAhead } from './reference/roles.ts'

const roles: [Role, string[]][] = [
  ['combobox', ['drop-down list', 'dropdown list', 'drop-down menu', 'dropdown menu', 'selection list', 'combo box', 'list box', 'drop-down', 'dropdown', 'combobox']],
  ['checkbox', ['check box', 'checkbox']],
  ['radio', ['radio button', 'radiobutton']],
  ['button', ['push button', 'button']],
  ['textbox', ['text field', 'text box', 'text area', 'input field', 'entry field', 'form field', 'date field', 'number field', 'password field', 'search field', 'input box', 'search box', 'textbox', 'textfield', 'textarea', 'field', 'input', 'box']],
  ['link', ['link', 'menu item']],
  ['tab', ['tab']],
  ['table', ['table']],
  ['dialog', ['dialog', 'dialogue']],
] // prettier-ignore
const naming = [
  'named',
  'called',
  'labelled',
  'labeled',
  'titled',
  'entitled',
  'with the label',
  'with the labels',
  'with the names',
  'with the name',
]
const having = [
  'have',
  'offer',
  'show',
  'display',
  'contain',
  'consist of',
  'provide',
  'include',
  'feature',
  'present',
  'with',
  'comprise',
  'be',
]

/** What a noun says about the control that it names. */
export function roleOf(noun: string | undefined): Role | undefined {
  return noun === undefined ? undefined : roles.find(([, nouns]) => nouns.includes(noun))?.[0]
}

type Controls = Extract<Clause, { kind: 'controls' }>
type Parsed = Parser<Clause[]>
/** A control with what the text says of it in brackets. */
interface Field {
  name: Reference
  role?: Role
  limits: Clause[]
}

/** "the text fields "Nickname", "Code" and "Age"", "a button labelled Save", "the fields Weight (required, 1 to 30 kg) and Express (checkbox)". */
const group: Parser<Clause[]> = (input, at) => {
  const from =
    words('the', 'a', 'an', 'two', 'three', 'four', 'five', 'six', 'its', 'following')(input, at)?.end ?? at
  const noun = roleAhead(input.tokens, words('following', 'input')(input, from)?.end ?? from)
  const role = roleOf(noun?.role)
  if (!noun || !role) return undefined
  const called = words(...naming)(input, noun.end)?.end ?? noun.end
  const open = input.tokens[called]?.text === ':' ? called + 1 : called
  const found = listOf(field, comma)(input, open)
  const [only] = found?.value ?? []
  if (
    !found ||
    (found.value.length === 1 && !isQuoted(only?.name) && called === noun.end && !isPlainName(input, open))
  )
    return undefined
  return {
    value: found.value.flatMap((one) => [
      { kind: 'controls', role: one.role ?? role, names: [one.name] } as Controls,
      ...one.limits,
    ]),
    end: found.end,
  }
}

const isQuoted = (reference: Reference | undefined): boolean =>
  reference?.kind === 'named' && reference.quoted

function isPlainName(input: Input, at: number): boolean {
  const found = input.tokens[at]
  return found !== undefined && isCapital(found)
}

/** A name, and in brackets what it may hold: "Weight (required, from 1 to 30 kg)", "Express (checkbox)". */
const field: Parser<Field> = (input, at) => {
  const match = named()(input, at)
  if (!match || input.tokens[match.end]?.text !== '(')
    return match && { value: { name: match.value, limits: [] }, end: match.end }
  const close = closing(input, match.end + 1)
  if (close === undefined) return { value: { name: match.value, limits: [] }, end: match.end }
  const noun = roleAhead(input.tokens, words('a', 'an')(input, match.end + 1)?.end ?? match.end + 1)
  const role = noun?.end === close ? roleOf(noun.role) : undefined
  if (role) return { value: { name: match.value, role, limits: [] }, end: close + 1 }
  const inner: Input = { ...input, tokens: input.tokens.slice(match.end + 1, close) }
  const limits = whole(limitOf(match.value), inner)
  return limits && { value: { name: match.value, limits }, end: close + 1 }
}

function closing(input: Input, from: number): number | undefined {
  for (let at = from; at < Math.min(input.tokens.length, from + 40); at += 1)
    if (input.tokens[at]?.text === ')') return at
  return undefined
}

/** "First name - mandatory, max. 50 characters", "Category (drop-down): Furniture, Paintings". */
const labelledLimits: Parsed = (input, at) => {
  const label = reference(input, at) ?? named()(input, at)
  if (!label || label.value.kind !== 'named') return undefined
  const noun =
    input.tokens[label.end]?.text === '('
      ? roleAhead(input.tokens, words('a', 'an')(input, label.end + 1)?.end ?? label.end + 1)
      : undefined
  const role = noun && input.tokens[noun.end]?.text === ')' ? roleOf(noun.role) : undefined
  const mark = role && noun ? noun.end + 1 : label.end
  if (!/^(?:-|–|—|:)$/.test(input.tokens[mark]?.text ?? '')) return undefined
  const controls: Clause[] = role ? [{ kind: 'controls', role, names: [label.value] }] : []
  const limits = limitOf({ ...label.value, quoted: true })(input, mark + 1)
  if (
    limits &&
    saysMore(input, mark, limits) &&
    (!input.tokens[limits.end] || /^[.;,]$/.test(input.tokens[limits.end]?.text ?? ''))
  )
    return { value: [...controls, ...limits.value], end: limits.end }
  const values = role ? listedNames(input, mark + 1) : undefined
  if (!values || values.value.length < 2) return undefined
  return {
    value: [...controls, { kind: 'options', subject: label.value, are: 'options', values: values.value }],
    end: values.end,
  }
}

/** A name behind a colon is what something is; a limit says more than names. */
function saysMore(input: Input, from: number, { end: to, value }: Match<Clause[]>): boolean {
  if (value.some((clause) => clause.kind === 'constraint' && clause.holds.kind === 'one-of' && clause.holds.values.length === 1)) return false
  const rest = input.tokens.slice(from + 1, to)
  return rest.some(
    (found) =>
      found.kind === 'number' ||
      (found.kind === 'word' &&
        /^(?:required|mandatory|optional|one|or|only|digits?|letters?|valid|unique|empty|must|whole|e-mail|email|date)$/i.test(
          found.text,
        )),
  )
}

/** "The button is labelled "Calculate"". */
const labelled: Parsed = (input, at) => {
  const noun = roleAhead(input.tokens, words('the', 'a', 'an')(input, at)?.end ?? at)
  const role = roleOf(noun?.role)
  const verb =
    noun &&
    words(
      'is labelled',
      'is labeled',
      'is called',
      'is named',
      'has the label',
      'bears the label',
      'is titled',
    )(input, noun.end)
  const found = verb && named()(input, verb.end)
  return found && role
    ? { value: [{ kind: 'controls', role, names: [found.value] }], end: found.end }
    : undefined
}
/** "It has the text fields …, the checkbox … and the button …", "A list with the text field …". */
export const controls: Parsed = (input, at) => {
  for (let lead = at; lead < Math.min(input.tokens.length, at + 14); lead += 1) {
    if (input.tokens[lead]?.kind === 'quoted') return undefined
    const verb = words(...having)(input, lead)
    const groups = verb && listOf(group, comma)(input, verb.end)
    if (groups) return { value: groups.value.flat(), end: groups.end }
  }
  return undefined
}

const stateNoun = words('state', 'states', 'status', 'statuses')

/** "A ticket is always in exactly one of the states Open, Taken and Closed", "the states are …". */
export const states: Parsed = (input, at) => {
  const subject = reference(input, at)
  let lead = subject?.end ?? at
  for (const limit = lead + 8; lead < limit; lead += 1) {
    const noun = stateNoun(input, lead)
    if (!noun) continue
    const open = words(':', 'are', 'is one of', 'is', 'can be', 'may be')(input, noun.end)?.end ?? noun.end
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
export const options: Parsed = (input, at) => {
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
  const isLead = lead !== undefined || /^(?:can|may) be$/.test(verb.value)
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
  'is initially in the state', 'is initially', 'is created in the state', 'is created in state', 'is created as', 'is created with the status', 'is created in status', 'initially has the status', 'is first in the state', 'starts out as',
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
  const value = verb && name(input, verb.end)
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
  if (!next) return { value: made, end: value.end }
  return {
    value: [
      ...made,
      {
        kind: 'transition',
        subject: withoutNew(subject.value),
        from: [value.value],
        to: next.value,
        when: [],
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

const moving = words(
  'moves',
  'goes',
  'changes',
  'passes',
  'switches',
  'transitions',
  'turns',
  'is moved',
  'is set',
  'moves back',
  'goes back',
  'can move',
  'may move',
  'can change',
  'can go',
  'advances',
)

/** "An order moves from Draft to Submitted", "Announced or Accepted to Returned", "Draft → Sent". */
export const move: Parser<{ subject?: Reference; from: string[]; to: string }> = (input, at) => {
  const { subject, verb } = subjectAndVerb(input, at)
  const lead = words('from')(input, verb?.end ?? at) ?? (verb ? undefined : { end: at })
  const from = lead && alternatives(input, lead.end)
  const towards = from && words('to', '→', '->', 'into')(input, from.end)
  const to = towards && name(input, towards.end)
  if (!to) return undefined
  return { value: { ...(verb && subject ? { subject } : {}), from: from.value, to: to.value }, end: to.end }
}

/** "An order moves": whatever class the words have, what stands before the verb moves. */
function subjectAndVerb(input: Input, at: number): { subject?: Reference; verb?: Match<string> } {
  for (let end = at + 1; end < at + 6; end += 1) {
    const verb = moving(input, end)
    if (!verb) continue
    const before: Input = { ...input, tokens: input.tokens.slice(at, end) }
    const subject = whole(reference, before)
    return subject ? { subject, verb } : {}
  }
  return {}
}
