import { clausesOf } from './clauses.ts'
import type { CheckedPart } from './parts.ts'
import type { Unit } from './units.ts'
import { optionalOf, spacesOf } from './said-of-inputs.ts'
import { inputNamed, inputWithLabel, type KnownInput, type Vocabulary } from './vocabulary.ts'
import { saysCaseless } from './taken-words.ts'
import { readWrongs } from './wrongs.ts'

export interface Placed {
  part: CheckedPart
  /** Where in the text it is said. */
  at: number
}

interface Parent {
  depth: number
  input: KnownInput | undefined
}

/** The rules that the blocks of a text give for its inputs, each with its message, and what they say of spaces around a value. */
export function rulesOf(units: Unit[], vocabulary: Vocabulary): Placed[] {
  const found: Placed[] = []
  let parents: Parent[] = []
  let topic: KnownInput | undefined
  // The topic comes from a paragraph and ends with the next one.
  let opened = false
  for (const [index, unit] of units.entries()) {
    if (unit.kind === 'heading') {
      parents = []
      topic = headed(unit.text, vocabulary)
      opened = false
      if (topic) found.push(...spacesOf(unit, topic, vocabulary))
      continue
    }
    if (unit.row) {
      found.push(...ofRow(unit, unit.row, vocabulary))
      continue
    }
    if (unit.kind === 'item') parents = parents.filter(({ depth }) => depth < unit.depth)
    else parents = []
    const lead = leadOf(unit.text)
    const next = units[index + 1]
    const opens = next?.kind === 'item' && next.depth > unit.depth && unit.kind === 'item'
    const own =
      lead === undefined
        ? undefined
        : (inputWithLabel(lead, vocabulary) ?? (opens ? newInput(lead, unit, vocabulary) : undefined))
    const outer = parents.findLast(({ input }) => input !== undefined)?.input
    if (own && unit.kind === 'item') topic = undefined
    if (unit.kind === 'paragraph' && (opened || opensTopic(unit.text))) {
      opened = opensTopic(unit.text)
      topic = opened ? own : undefined
    }
    const context = own ?? outer ?? (unit.kind === 'paragraph' ? undefined : topic)
    if (unit.kind === 'item') parents.push({ depth: unit.depth, input: own })
    found.push(...ofBlock(unit, context ?? topic, vocabulary))
  }
  return found
}

/** A short paragraph in bold, or without an end, opens what is said of one input. */
function opensTopic(text: string): boolean {
  return (
    /^\*\*[^*]{1,60}\*\*(?:\s*\([^()]{1,120}\))?[\s:.]*$/.test(text) ||
    (text.length < 60 && !/[.!?"”]$/.test(text))
  )
}

/** What stands before the first dash, colon or bracket of a block, or in bold at its start. */
function leadOf(text: string): string | undefined {
  const bold = /^\*\*([^*]{1,60})\*\*/.exec(text)?.[1]
  const plain = /^["“]?([^:;.,()"“”–—]{2,60}?)["”]?(?:\s*(?:[:(–—]|\s-\s)|\s*$)/.exec(text)?.[1]
  return (bold ?? plain)
    ?.replace(/[.:\s"“”]+$/g, '')
    .replace(/^["“]/, '')
    .trim()
}

function headed(text: string, vocabulary: Vocabulary): KnownInput | undefined {
  return inputWithLabel(
    text
      .replace(/\s*\([^()]{0,120}\)\s*$/, '')
      .replace(/["“”*:]/g, '')
      .trim(),
    vocabulary,
  )
}

/** An outer item whose inner ones are rules names an input, listed before or not. */
function newInput(lead: string, { start }: Unit, vocabulary: Vocabulary): KnownInput | undefined {
  const known = inputNamed(lead, vocabulary)
  if (known) return known
  if (
    vocabulary.inputs.length > 0 ||
    !/^\p{Lu}[\p{L}\p{N} '-]{1,40}$/u.test(lead) ||
    lead.split(' ').length > 5
  )
    return undefined
  const input: KnownInput = { label: lead, control: 'textbox', options: [], start }
  vocabulary.inputs.push(input)
  return input
}

function ofBlock(unit: Unit, context: KnownInput | undefined, vocabulary: Vocabulary): Placed[] {
  const { text, start } = unit
  const clauses = clausesOf(text, isNameIn(vocabulary))
  let last = context
  let told = context !== undefined
  const rules = clauses.flatMap(({ condition, message, at, behind }): Placed[] => {
    const named =
      context ??
      namedIn(
        condition,
        vocabulary,
        told ? last : spokenOf(text.slice(0, Math.max(0, at - condition.length)), condition, vocabulary),
      )
    if (named) last = named
    told ||= named !== undefined
    return named ? [ruleOf(named, condition, message, start + at, vocabulary, behind)] : []
  })
  return [...rules, ...optionalOf(unit, context, vocabulary), ...spacesOf(unit, context ?? last, vocabulary)]
}

/** What "if it is used again" means: the only input that the sentences before it name. */
function spokenOf(before: string, condition: string, vocabulary: Vocabulary): KnownInput | undefined {
  return /\b(?:if|when|unless|otherwise|must|may|should)\b/i.test(condition)
    ? inputNamed(before, vocabulary)
    : undefined
}

function isNameIn({ inputs, buttons }: Vocabulary): (value: string) => boolean {
  return (value) =>
    buttons.includes(value) || inputs.some(({ label, options }) => label === value || options.includes(value))
}

/** The input that a condition is about: the one it names first, or, for "it", the one before. */
function namedIn(
  condition: string,
  vocabulary: Vocabulary,
  last: KnownInput | undefined,
): KnownInput | undefined {
  if (
    /\b(?:everything|all (?:fields|entries|inputs)|any field|at least one field|no field|nothing is wrong|something is wrong|is (?:all )?(?:right|correct|valid|fine)|successful|clicks?|pressing|above the|below the|at the top)\b/i.test(
      condition,
    )
  )
    return undefined
  const named = inputNamed(condition, vocabulary)
  if (named) return named
  return /^\W*(?:(?:if|when|and|or|but|for) )?(?:it|its|this|that|the (?:field|value|text|entry|same)|otherwise|fewer|shorter|longer|more|less|at (?:least|most)|only|no|not|\d)\b/i.test(
    condition,
  )
    ? last
    : undefined
}

function ruleOf(
  input: KnownInput,
  condition: string,
  message: string,
  at: number,
  { inputs, buttons }: Vocabulary,
  behind = '',
): Placed {
  const about = { label: input.label, labels: inputs.map(({ label }) => label), message }
  const words = withoutLead(withoutClick(condition, buttons), input).replace(/[\s,;:(–—-]+$/, '')
  // "Each holder can apply once: the same name again": what stands before the colon says nothing more, unless it is a condition.
  const [, lead = '', rest] = /^([^:"“]{1,80}):\s+(.+)$/.exec(words) ?? []
  const said = rest !== undefined && !/\b(?:if|when|for|only|unless|while|where|in case|until)\b/i.test(lead)
  const read = readWrongs(words, about) ?? (said ? readWrongs(rest ?? '', about) : undefined)
  return {
    at,
    part: {
      part: 'rule',
      label: input.label,
      wrongs: (read?.wrongs ?? []).map((one) =>
        one.wrong === 'taken' && saysCaseless(behind) ? { ...one, ignoresCase: true } : one,
      ),
      message,
      samples: read?.samples ?? [],
    },
  }
}

/** "Password: fewer than 8 characters" without its label; "Password missing" keeps it. */
function withoutLead(condition: string, { label }: KnownInput): string {
  const quotedLabel = new RegExp(`["“*]{1,2}${label.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}["”*]{1,2}`, 'gi')
  return condition.replace(quotedLabel, (whole, at: number) =>
    !/\b(?:as|from|with|match(?:es)?|equal(?:s)?|to)\s*(?:the )?$/i.test(condition.slice(0, at))
      ? label
      : whole,
  )
}

/** 'When "Register" is clicked and …': what sends the form is no part of the rule. */
function withoutClick(condition: string, buttons: string[]): string {
  return buttons.reduce((text, name) => {
    const at = text.search(new RegExp(`["“]${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}["”]`))
    if (at < 0) return text
    const before = text
      .slice(0, at)
      .replace(
        /\b(?:(?:the )?(?:user|visitor|guest|customer|one|somebody) )?(?:clicks?|clicking|press(?:es|ing)?|clicked|hits?)(?: on)?(?: the)?(?: button)?\s*$/i,
        '',
      )
    const behind = text
      .slice(at + name.length + 2)
      .replace(
        /^\s*(?:button )?(?:(?:is|was|has been) (?:clicked|pressed|used))?\s*,?\s*(?:and|while|with|but)?\b/i,
        ' ',
      )
    return before + behind
  }, condition)
}

function ofRow(unit: Unit, row: NonNullable<Unit['row']>, vocabulary: Vocabulary): Placed[] {
  const name = row.label.replace(/["“”*`]/g, '').trim()
  const input =
    inputWithLabel(name, vocabulary) ??
    inputNamed(name, vocabulary) ??
    rowInput(name, unit, row.kind, vocabulary)
  if (!input) return []
  const rules = row.rule.split(/\s*<br ?\/?>\s*/)
  const messages = row.message.split(/\s*<br ?\/?>\s*/)
  const optional = /^(?:no|optional|n|-|–)$/i.test(row.required) || /\boptional\b/i.test(row.rule)
  const found: Placed[] = optional ? [{ at: unit.start, part: { part: 'optional', label: input.label } }] : []
  if (row.message === '')
    found.push(
      ...ofBlock({ ...unit, text: row.rule }, input, vocabulary).map((one) => ({ ...one, at: unit.start })),
    )
  else if (rules.length === messages.length)
    rules.forEach((rule, index) => {
      const message = (messages[index] ?? '').replace(/^["“]|["”]$/g, '').trim()
      if (message !== '' && !/^[-–—]$/.test(message))
        found.push(ruleOf(input, rule, message, unit.start, vocabulary))
    })
  else
    found.push({
      at: unit.start,
      part: { part: 'rule', label: input.label, wrongs: [], message: row.message, samples: [] },
    })
  return [
    ...found,
    ...spacesOf({ ...unit, text: row.rule }, input, vocabulary).map((one) => ({ ...one, at: unit.start })),
  ]
}

function rowInput(
  name: string,
  { start }: Unit,
  kind: string,
  vocabulary: Vocabulary,
): KnownInput | undefined {
  if (name === '' || name.split(' ').length > 6) return undefined
  const control = /check ?box|tick/i.test(kind)
    ? 'checkbox'
    : /select|list|drop/i.test(kind)
      ? 'combobox'
      : /radio/i.test(kind)
        ? 'radio'
        : 'textbox'
  const options =
    control === 'textbox' || control === 'checkbox'
      ? []
      : [...kind.matchAll(/["“]([^"”]+)["”]/g)].map(([, one = '']) => one)
  const input: KnownInput = { label: name, control, options, start }
  vocabulary.inputs.push(input)
  return input
}
