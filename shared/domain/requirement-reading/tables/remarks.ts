import type { Condition, Expression, Rule, Subject } from '../../requirement-model/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { readClauses } from '../grammar/clauses.ts'
import { condition } from '../grammar/condition.ts'
import { roleOf } from '../grammar/controls.ts'
import { expression } from '../grammar/expression.ts'
import { wordsOf } from '../grammar/names.ts'
import { inputOf, whole, type Parser } from '../grammar/parser.ts'
import { roleAhead } from '../grammar/reference/roles.ts'
import { both, limitsIn, negated } from '../resolve/conditions.ts'
import { declareControl } from '../resolve/declare.ts'
import { spanOf, type Draft } from '../resolve/draft.ts'
import { mapCondition, Unresolved } from '../resolve/mapping.ts'
import { resolverOf } from '../resolve/resolver.ts'
import { take } from '../resolve/take.ts'
import type { Sentence } from '../sentence.ts'
import type { Reference, Token } from '../tokens.ts'

/** The field that a row or a line with its label is about. */
export interface Field {
  draft: Draft
  sentence: Sentence
  subject: Subject
  reference: Extract<Reference, { kind: 'named' }>
  used: Set<string>
  /** What its limits are read from beside the sentence: the header of its table. */
  also?: Sentence
}

/** More parts than any remark about a field has: then only all of them together, or one by one. */
const mostParts = 14

/** What the words about a field say, part by part ("required, 3 to 20 characters (default: "Ann"); otherwise "…""). The parts that say nothing known come back. */
export function takeRemarks(field: Field, tokens: readonly Token[], isRequired = false): string[] {
  const parts = partsOf(tokens)
  const unread: string[] = []
  for (let at = 0; at < parts.length;) {
    const end = longest(parts, at, (part) => takeRemark(field, part, isRequired && at === 0))
    if (end === at) unread.push(wordsOf(parts[at] ?? []))
    at = Math.max(end, at + 1)
  }
  return unread
}

function longest(parts: readonly Token[][], at: number, read: (part: Token[]) => boolean): number {
  const last = parts.length > mostParts && at > 0 ? at + 1 : parts.length
  for (let end = last; end > at; end -= 1) {
    const [first, final] = [parts[at]?.[0], parts[end - 1]?.at(-1)]
    if (first && final && read(between(parts, at, end))) return end
  }
  return at
}

/** Parts with the marks that stood between them. */
function between(parts: readonly Token[][], at: number, end: number): Token[] {
  return parts.slice(at, end).flatMap((part, index) => {
    const mark = (part as Part).before
    return index > 0 && mark ? [mark, ...part] : part
  })
}
type Part = Token[] & { before?: Token }

/** Parted at commas, brackets and stops; a dash parts only between blanks ("3–100" is a range). */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Part[] = []
  let open: Part = []
  for (const [index, token] of tokens.entries()) {
    const isSet = tokens[index - 1]?.end !== token.start && tokens[index + 1]?.start !== token.end
    if (!/^[,;.()]$/.test(token.text) && !(/^[-–—]$/.test(token.text) && isSet && isWord(tokens[index - 1])))
      open.push(token)
    else {
      if (open.length > 0) parts.push(open)
      open = Object.assign([], { before: /^[,;]$/.test(token.text) ? token : undefined })
    }
  }
  if (open.length > 0) parts.push(open)
  return parts
}

const isWord = (token: Token | undefined): boolean => token?.kind === 'word' || token?.kind === 'quoted'

function takeRemark(field: Field, part: Token[], isRequired: boolean): boolean {
  const said = wordsOf(part)
  const key = said.toLowerCase()
  return (
    takeRequired(field, key, isRequired) ||
    (/^(?:e\.?g\.?|for example|for instance|example|like)\b/.test(key) && part.length < 16) ||
    takeMessage(field, part) ||
    takeDefault(field, part) ||
    takeType(field, part, key) ||
    takeClauses(field, part) ||
    takeDecimals(field, key) ||
    takeWhenRequired(field, part, isRequired) ||
    takeOptions(field, said)
  )
}

export function limit({ draft, sentence, also }: Field, holds: Condition, given?: Condition): true {
  const from = [...(also ? [spanOf(also)] : []), spanOf(sentence)]
  for (const part of limitsIn(holds)) {
    const broken = both(given, negated(part))
    if (broken) draft.add({ kind: 'constraint', if: broken, then: [{ kind: 'refused' }], from })
  }
  return true
}

const present = ({ subject }: Field): Condition => ({
  kind: 'not',
  of: { kind: 'empty', subject: subject.id },
})

function takeRequired(field: Field, key: string, isRequired: boolean): boolean {
  const yes = isRequired ? /^(?:yes|y|x|true|✓|✔|m|must|always)$/ : /^$/
  const no = isRequired ? /^(?:no|n|false|✗|o|[-–—])$/ : /^$/
  if (yes.test(key) || /^(?:always |is )?(?:required|mandatory|obligatory|compulsory)(?: field)?$/.test(key))
    return limit(field, present(field))
  if (
    !no.test(key) &&
    !/^(?:optional|not (?:required|mandatory|needed)|(?:may|can) (?:be|stay|remain) (?:left )?(?:empty|blank))$/.test(
      key,
    )
  )
    return false
  field.subject.optional = true
  return true
}

/** "only for special leave", "if the reason is Damaged", "required for 42 km only": where it holds, it has to be there. */
function takeWhenRequired(field: Field, part: readonly Token[], isRequired: boolean): boolean {
  const words = part.filter(
    ({ text }, index) => !(/^only$/i.test(text) && (index < 2 || index === part.length - 1)),
  )
  const [head, lead] = [words[0]?.text.toLowerCase() ?? '', words[1]?.text.toLowerCase() ?? '']
  const isSaid = /^(?:required|mandatory|needed|yes|obligatory)$/.test(head)
  const link = isSaid ? lead : head
  if ((!isSaid && !isRequired) || !/^(?:if|when|where|for|with)$/.test(link)) return false
  const rest = words.slice(isSaid ? 2 : 1)
  const given = /^(?:for|with)$/.test(link) ? optionsIn(field, rest) : conditionOf(field, rest)
  if (!given) return false
  field.subject.optional = true
  return limit(field, present(field), given)
}

function conditionOf({ draft, sentence, used }: Field, tokens: Token[]): Condition | undefined {
  const found = wholeOf(condition, tokens, used)
  try {
    return found && mapCondition(found, resolverOf({ ...draft.where(sentence), declares: false }))
  } catch (error) {
    if (error instanceof Unresolved) return undefined
    throw error
  }
}

/** "special leave", "dogs and cats": what something can be, each by its name. */
function optionsIn({ draft }: Field, tokens: readonly Token[]): Condition | undefined {
  const names = wordsOf(tokens)
    .split(/,? (?:and|or) |, /)
    .map((one) => one.replace(/^(?:the|an?|all) /i, ''))
  const owners = names.map(
    (one) => draft.vocabulary.withOption(one) ?? draft.vocabulary.withOption(one.replace(/s$/, '')),
  )
  const [owner] = owners
  if (!owner || owners.some((one) => one !== owner)) return undefined
  const values = names.flatMap((one) => owner.options?.filter((option) => sameName(option, one)) ?? [])
  return { kind: 'one-of', subject: owner.id, values: values.map((value) => ({ type: 'text', value })) }
}

const sameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() || `${one.toLowerCase()}s` === other.toLowerCase()

export function wholeOf<T>(parser: Parser<T>, tokens: readonly Token[], used: Set<string>): T | undefined {
  const input = inputOf(tokens, 5000)
  const found = tokens.length > 0 ? whole(parser, input) : undefined
  if (found !== undefined) for (const one of input.used) used.add(one)
  return found
}

/** A quoted text alone, or behind "otherwise" and "message", is shown for whatever is wrong. */
function takeMessage(field: Field, part: readonly Token[]): boolean {
  const text = part.at(-1)
  const lead = wordsOf(part.slice(0, -1)).toLowerCase()
  if (
    text?.kind !== 'quoted' ||
    !/^(?:(?:otherwise|else|if not|message|error|error message|hint)?(?: the (?:message|form|page|app|system|screen))?(?: (?:is|says|shows|reads))?:?)?$/.test(
      lead,
    )
  )
    return false
  answerWith(field, text.value)
  return true
}

export function answerWith({ draft, sentence, subject }: Field, text: string): void {
  draft.answers.push({
    scope: draft.vocabulary.place,
    subjects: [subject.id],
    then: [{ kind: 'shows', text: [text], as: 'message' }],
    from: spanOf(sentence),
  })
}

/** "default: Full", "Yes is preset", "20 by default". */
function takeDefault(field: Field, part: readonly Token[]): boolean {
  const isMark = ({ text }: Token): boolean =>
    /^(?:default|defaults|preset|preselected|pre-selected|prefilled|initially)$/i.test(text)
  const at = part.findIndex(isMark)
  const rest = part.filter((token) => !isMark(token) && !/^(?:the|is|to|by|value|:|=)$/i.test(token.text))
  if (at < 0 || rest.length === 0 || rest.length > 4) return false
  if (!/^(?:nothing|none)$/i.test(wordsOf(rest))) beginWith(field, rest)
  return true
}

export function beginWith({ subject, used }: Field, tokens: readonly Token[]): void {
  const words = tokens[0]?.kind === 'quoted' ? tokens[0].value : wordsOf(tokens)
  const option = subject.options?.find((one) => one.toLowerCase() === words.toLowerCase())
  const found = option === undefined ? valueOf(tokens, used) : undefined
  subject.initial = found?.kind === 'value' ? found.value : { type: 'text', value: option ?? words }
}

export const valueOf = (tokens: readonly Token[], used: Set<string>): Expression<Reference> | undefined =>
  wholeOf(expression, tokens, used)

/** What a sentence with this label before it would say. */
function takeClauses(field: Field, part: readonly Token[]): boolean {
  const { clauses, left, used } = readClauses(part, { ...field.reference, quoted: true })
  if (left.length > 0 || clauses.length === 0 || !clauses.every((clause) => isAbout(clause, field.reference)))
    return false
  const { draft, sentence } = field
  const before = draft.rules.length
  const statement = { sentence, clauses, left: [], taken: 0, unknown: [] }
  draft.memory.subjects = [field.subject]
  take(draft, statement)
  if (field.also) for (const rule of draft.rules.slice(before)) rule.from.unshift(spanOf(field.also))
  for (const one of used) field.used.add(one)
  return statement.taken === clauses.length
}

function isAbout(clause: Clause, field: Field['reference']): boolean {
  if (clause.kind !== 'constraint' && clause.kind !== 'options' && clause.kind !== 'initial')
    return clause.kind === 'sample'
  return clause.subject.kind === 'spoken-of' || clause.subject.words === field.words
}

const kinds: [Subject['kind'], RegExp][] = [
  [
    'number',
    /^(?:positive )?(?:number|integer|whole number|int|decimal|numeric|amount|money|currency|float)\b/,
  ],
  ['date', /^(?:date|day)\b/],
  ['time', /^time\b/],
  ['boolean', /^(?:boolean|checkbox|check box|tick ?box|flag|switch|toggle|yes ?\/ ?no|yes or no)\b/],
  ['choice', /^(?:choice|selection|drop-?down|select|enum|radio|list)\b/],
  ['file', /^(?:(?:a )?file|upload)\b/],
  ['text', /^(?:(?:free )?text|string|alphanumeric)\b/],
]

function takeType(field: Field, part: readonly Token[], key: string): boolean {
  const kind = kinds.find(([, words]) => words.test(key))?.[0]
  const noun = roleAhead(part, /^an?$/i.test(part[0]?.text ?? '') ? 1 : 0)
  const role = roleOf(noun?.role)
  const colon = part.findIndex(({ text }) => text === ':')
  if ((!kind && !role) || (part.length > 3 && colon < 0)) return false
  if (kind) field.subject.kind = kind
  if (/\b(?:integer|whole|int)\b/.test(key)) wholeNumber(field)
  if (role) declareControl(field.draft, field.reference, role, field.draft.where(field.sentence))
  if (colon > 0) return takeOptions(field, wordsOf(part.slice(colon + 1)))
  return true
}

function wholeNumber(field: Field): true {
  field.subject.step = '1'
  return limit(field, { kind: 'form', subject: field.subject.id, form: 'whole' })
}

/** "EUR with cents", "one decimal", "whole numbers". */
function takeDecimals(field: Field, key: string): boolean {
  const unit = /^(.{1,12}?) with /.exec(key)?.[1]
  const places = /\b(?:cents?|(?:two|2) decimals?(?: places?)?)$/.test(key)
    ? '0.01'
    : /\b(?:one|1|a) decimal(?: place)?$/.test(key)
      ? '0.1'
      : undefined
  const step = /^steps? (?:of )?(\d+(?:\.\d+)?)$/.exec(key)?.[1]
  if (unit !== undefined && places) setUnit(field, unit)
  field.subject.step = places ?? step ?? field.subject.step
  if (/^(?:whole|integers?|full)\b/.test(key) && key.split(' ').length < 4) return wholeNumber(field)
  return places !== undefined || step !== undefined
}

export function setUnit({ subject }: Field, unit: string): void {
  subject.unit = unit
  subject.kind = 'number'
}

/** "Small / Medium / Large", "Wrong size, Damaged, Not as described": names with capitals, and nothing that is counted or compared. */
function takeOptions({ subject }: Field, said: string): boolean {
  const names = said
    .replace(/^(?:one of|either|values|options):? /i, '')
    .split(/\s*(?:,|;|\/|\bor\b)\s*/)
    .filter((one) => one !== '')
    .map((one) => one.replaceAll(/^["“„]|["”]$/g, ''))
  const isName = (one: string): boolean =>
    /^(?:\p{Lu}|\d{1,5}(?:\.\d+)?(?: \p{L}{1,4})?$)/u.test(one) && one.split(' ').length <= 4
  if (names.length < 2 || !names.every(isName)) return false
  subject.kind = 'choice'
  subject.options = [...new Set([...(subject.options ?? []), ...names])]
  return true
}

export type { Rule }
