import { guardedClause } from './clause-guards.ts'
import { namedIn, spokenOf } from './named-in.ts'
import { inputAbove } from './row-conditions.ts'
import type { Unit } from './units.ts'
import { rowInput } from './row-inputs.ts'
import { inputNamed, inputWithLabel, type KnownInput, type Vocabulary } from './vocabulary.ts'
import { ruleOf } from './rule-of-clause.ts'
import { rulesOfEach } from './rules-of-each.ts'
import type { Placed } from './parts.ts'
import { shownOf } from './shown-inputs.ts'
import { optionalOf, spacesOf } from './said-of-inputs.ts'

interface Parent {
  depth: number
  input: KnownInput | undefined
}

/** The rules that the blocks of a text give for its inputs, each with its message, and what they say of spaces around a value. */
export function rulesOf(units: Unit[], vocabulary: Vocabulary): Placed[] {
  const found: Placed[] = []
  let parents: Parent[] = []
  let topic: KnownInput | undefined
  let above: KnownInput | undefined
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
      found.push(...ofRow(unit, unit.row, vocabulary, above))
      continue
    }
    above = inputAbove(unit.text, vocabulary)
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
  const { rules: each, rest: clauses } = rulesOfEach(unit, vocabulary)
  let last = context
  let told = context !== undefined
  const rules = clauses.flatMap((clause): Placed[] => {
    const { message, at, behind } = clause
    const { condition, beside, when } = guardedClause(clause, text, vocabulary)
    const named =
      beside ??
      context ??
      namedIn(
        condition,
        vocabulary,
        told ? last : spokenOf(text.slice(0, Math.max(0, at - condition.length)), condition, vocabulary),
      )
    if (named) last = named
    told ||= named !== undefined
    if (!named) return []
    const rule = ruleOf(named, condition, message, start + at, vocabulary, behind)
    return [when && when.label !== named.label ? { ...rule, part: { ...rule.part, when } } : rule]
  })
  return [
    ...each,
    ...rules,
    ...optionalOf(unit, context, vocabulary),
    ...spacesOf(unit, context ?? last, vocabulary),
    ...shownOf(unit, vocabulary),
  ]
}

function ofRow(
  unit: Unit,
  row: NonNullable<Unit['row']>,
  vocabulary: Vocabulary,
  above: KnownInput | undefined,
): Placed[] {
  const name = row.label.replace(/["“”*`]/g, '').trim()
  if (name === '' && !above) return []
  const input =
    (name === '' ? above : undefined) ??
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
