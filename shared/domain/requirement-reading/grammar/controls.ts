import type { Role } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { limitOf } from './constraint.ts'
import { endsHere } from './constraint/ends.ts'
import { comma, isCapital, listedNames, named } from './names.ts'
import { listOf, whole, words, type Input, type Match, type Parser } from './parser.ts'
import { reference } from './reference.ts'
import { roleAhead } from './reference/roles.ts'

const roles: [Role, string[]][] = [
  ['combobox', ['drop-down list', 'dropdown list', 'drop-down menu', 'dropdown menu', 'selection list', 'combo box', 'list box', 'drop-down', 'dropdown', 'combobox']],
  ['checkbox', ['check box', 'checkbox', 'tick box']],
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

const several = words('the two', 'the three', 'the four', 'the', 'a', 'an', 'two', 'three', 'four', 'five', 'six', 'its', 'following') // prettier-ignore
const ofKind = words('following', 'mandatory', 'required', 'optional', 'input')

/** "the text fields "Nickname", "Code" and "Age"", "a button labelled Save", "the fields Weight (required, 1 to 30 kg) and Express (checkbox)". */
export const group: Parser<Clause[]> = (input, at) => {
  const from = several(input, at)?.end ?? at
  const noun = roleAhead(input.tokens, ofKind(input, from)?.end ?? from)
  const role = roleOf(noun?.role)
  if (!noun || !role) return undefined
  const called = words(...naming)(input, noun.end)?.end ?? noun.end
  const open = input.tokens[called]?.text === ':' ? called + 1 : called
  const found = listOf(field, comma)(input, open) ?? (role === 'textbox' ? inSmall(input, open) : undefined)
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

/** "The fields name, email and subject": several names in small letters, and nothing behind them. */
function inSmall(input: Input, at: number): Match<Field[]> | undefined {
  const found = listOf(reference, comma)(input, at)
  const isNames = found?.value.every((one) => one.kind === 'named' && one.words.split(' ').length < 4)
  return found && isNames && found.value.length > 1 && endsHere(input, found.end)
    ? { value: found.value.map((name) => ({ name, limits: [] })), end: found.end }
    : undefined
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
export const labelledLimits: Parsed = (input, at) => {
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
  if (
    value.some(
      (clause) =>
        clause.kind === 'constraint' && clause.holds.kind === 'one-of' && clause.holds.values.length === 1,
    )
  )
    return false
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
export const labelled: Parsed = (input, at) => {
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
const haves = words(...having)
const isPlace = /^(?:page|screen|form|dialog(?:ue)?|window|view|section|tab|panel)$/i

/** "It has the text fields …, the checkbox … and the button …", "The page "Sign up" has the fields …", "A list with the text field …". */
export const controls: Parsed = (input, at) => {
  for (let lead = at; lead < Math.min(input.tokens.length, at + 14); lead += 1) {
    const isNameOfIt = lead > at && isPlace.test(input.tokens[lead - 1]?.text ?? '')
    if (input.tokens[lead]?.kind === 'quoted' && !isNameOfIt) return undefined
    const verb = haves(input, lead)
    const groups = verb && listOf(group, comma)(input, verb.end)
    if (groups) return { value: groups.value.flat(), end: groups.end }
  }
  return undefined
}
