import { fileWords, readConstraints, saysSomething } from './constraints.ts'
import { labelOf, subjectKind } from '../labels.ts'
import { maskQuotes, slice, type Masked } from '../mask.ts'
import { withFile } from './named-files.ts'
import { pieces } from '../pieces.ts'
import { datedBy } from '../temporal/dated-label.ts'
import { withRemark } from './trailing-bracket.ts'
import { typedInto } from './typed-values.ts'
import { validAs } from './valid-by-name.ts'
import { spelledOut, valuesIn } from './value-lists.ts'
import { limitedName } from '../told/limited-names.ts'
import type { Constraints, FieldFact } from '../types.ts'

const listLead =
  /\b(?:fields?|inputs?|entries|text boxes)\b(?: (?:are|is|for|on|of)(?: [\w-]{1,20}){0,4})?\s*:?\s*|\b(?:enter|provide|supply|specify|fill in|asks? for:?|collects?:?|contains?|consists? of)\s+/i

const fieldLead = /\b(?:following )?(?:input )?(?:fields?|inputs?)\b(?: (?:are|is))?\s*:?\s*(?=[\p{Lu}"])/u

/** A field fact, or none when the phrase named no label. */
export function field(label: string | undefined, constraints: Constraints): FieldFact[] {
  if (label === undefined) return []
  const typed = typedInto(label, constraints)
  if (!typed) return []
  const dated = datedBy(label, typed)
  const { number, ...rest } = dated
  const sized = number?.unit !== undefined && /^[KMGT]i?B|bytes?$/i.test(number.unit) && fileWords.test(label)
  return [{ kind: 'field', label, constraints: sized ? rest : dated }]
}

const choosingVerb = /\b(?:chooses?|selects?|picks?) (?:an?|the|one|their|his|her)? ?$/i

/** "Name (required, 2 to 40 characters)". */
export function readParentheses(part: Masked): FieldFact[] {
  const single = part.masked.indexOf('(') === part.masked.lastIndexOf('(')
  if (single && /^[^(]{1,52}?:\s/.test(part.masked) && withRemark(afterColon(part))) return []
  const listing = /\b(?:fields?|inputs?|asks for|collects|form)\b/i.test(part.masked)
  return [...part.masked.matchAll(/\(([^()]{2,300})\)/g)].flatMap((match) => {
    const inner = slice(part, match.index + 1, match.index + match[0].length - 1)
    const constraints = listing ? withValues(readConstraints(inner), inner) : readConstraints(inner)
    if (!saysSomething(constraints)) return []
    const before = part.masked.slice(Math.max(0, match.index - 70), match.index)
    const from =
      /(?:^|[,:;.)]|\band\b|\bor\b|\bfields?\b|\b(?:an?|the|enters?|provides?|with|has|have)\b)\s*([^,:;.()]*?)\s*$/i
    const words = lastPhrase(before, from)
    if (words !== undefined && subjectKind(words) === 'actor' && !listing) return []
    if (words === undefined || isType(words, before)) return []
    const chosen = choosingVerb.test(part.masked.slice(0, match.index - words.length))
    const { name, limit } = limitedName(part.raw.slice(match.index - words.length, match.index), chosen)
    const label = labelOf(slice(part, match.index - words.length, match.index - words.length + name.length))
    const others = /^\s*(?:both|each|all)\b/i.test(inner.masked)
      ? namedBefore(slice(part, 0, match.index - words.length))
      : []
    const said = { ...limit, ...constraints }
    return [...others, label].flatMap((one) => field(one, withFile(one ?? '', inner.masked, said)))
  })
}

/** "First name and Last name (both mandatory)": the names before the last one, back to where the list begins. */
function namedBefore(part: Masked): (string | undefined)[] {
  const list = slice(part, leadEnd(part.masked), part.masked.length)
  return pieces(list).map((piece) => labelOf(piece))
}

/** Behind the last word that opens a list of inputs. */
function leadEnd(text: string): number {
  const leads = [
    ...text.matchAll(
      /[:;.()]|\b(?:fields?|inputs?|enters?|provides?|with|has|have|contains?|for|asks? for|collects?)\b/gi,
    ),
  ]
  const last = leads.at(-1)
  return last ? last.index + last[0].length : 0
}

function afterColon(part: Masked): Masked {
  return slice(part, part.masked.indexOf(':') + 1, part.masked.length)
}

/** "Website: URL (https only)" qualifies the kind of text, not an input of that name. */
function isType(words: string, before: string): boolean {
  return (
    /^(?:url|text|string|number|integer|date|time|e-?mail|file|decimal|selection)$/i.test(words.trim()) &&
    before
      .slice(0, before.length - words.length)
      .trimEnd()
      .endsWith(':')
  )
}

/** "Type (Vacation, Sick leave, Unpaid)" in a list of fields names the values of a selection. */
function withValues(found: Constraints, inner: Masked): Constraints {
  const values = spelledOut(pieces(inner).map(({ raw }) => raw.trim()))
  const plain = values.length > 1 && values.every((value) => /^[A-Z][\w-]*(?: [\w-]+){0,3}$/.test(value))
  return !saysSomething(found) && plain ? { choices: values } : found
}

/** The text after the last delimiter, found from the right so that the cost stays linear. */
function lastPhrase(before: string, delimiter: RegExp): string | undefined {
  const pieces = before.split(
    /[,:;.)(]|\b(?:and|or|fields?|(?<!\bof )(?:an?|the)|enters?|provides?|with|has|have|contains?|for)\s/i,
  )
  const last = pieces.at(-1)
  return last?.trim() ? last : delimiter.exec(before)?.[1]
}

const byFormat = /(?:^|[,;]) ?(?:must (?:be|have) )?(?:an? )?(?:valid|correct)(?: format)?\s*(?:[,;.]|$)/i

/** "Age: 18 to 120", "**Name** – required". */
export function readColon(part: Masked): FieldFact[] {
  const match =
    /^[^\s:.([|][^:–—.(]{0,50}?(?:\s?\([^():]{1,40}\))?(?:\*\*)?(?:\s*:(?:\*\*)?\s|\s+[–—-]\s)/.exec(
      part.masked,
    )
  if (!match) return []
  const rest = slice(part, match[0].length, part.masked.length)
  const named = match[0].replace(/[\s:–—*-]+$/, '').replace(/\s?\([^()]{1,40}\)$/, '')
  const allowed = beforeOutcome(rest)
  const own = readConstraints(allowed)
  const summary = own.length !== undefined && /^\W*summary$/i.test(named) ? 'Summary' : undefined
  const label = summary ?? labelOf(slice(part, 0, named.length), { measured: isMeasured(own) })
  const limits = withRemark(allowed) ?? withChosen(match[0], allowed) ?? own
  const told = saysSomething(limits) ? limits : plainValues(allowed)
  // "Email: valid format, required": the form of the value follows from the name.
  const byName = byFormat.test(allowed.masked) && label !== undefined ? validAs(label, told) : undefined
  const constraints = withFile(label ?? '', allowed.masked, byName ?? told)
  if (!saysSomething(constraints)) return []
  // "Start and end: both mandatory" are two inputs, "Terms and conditions: mandatory" is one.
  const several = /^\W*(?:both|all|each)\b/i.test(allowed.masked) ? pieces(slice(part, 0, named.length)) : []
  return several.length > 1
    ? several.flatMap((one) => field(labelOf(one), constraints))
    : field(label, constraints)
}

/** "Category (drop-down): Furniture, Paintings, Jewellery": the bracket behind the name says that the values are chosen. */
function withChosen(lead: string, allowed: Masked): Constraints | undefined {
  const bracket = /\(([^()]{1,40})\)/.exec(lead)?.[1]
  if (bracket === undefined || !choosing.test(bracket)) return undefined
  const list = /^[^.;()]*/.exec(allowed.masked)?.[0].length ?? 0
  const choices = valuesIn(slice(allowed, 0, list))
  const said = { ...readConstraints(allowed), ...readConstraints(maskQuotes(bracket)) }
  const control = /radio/i.test(bracket) ? ('radio' as const) : ('select' as const)
  return choices ? { ...said, choices, control } : undefined
}

const choosing =
  /\b(?:drop-?down|selection|select|combo ?box|pick ?list|list|radio(?: buttons?)?|choice|choose one|one of|options?|menu)\b/i

/** "Payment: cash, card or invoice" names the values, although none is written like a name. */
function plainValues(allowed: Masked): Constraints {
  const list = /^\s*([^,;:.()]{1,30}(?:, [^,;:.()]{1,30}){1,20},? or [^,;:.()]{1,30}?)\s*[.;]?\s*$/.exec(
    allowed.masked,
  )?.[1]
  const at = list === undefined ? 0 : allowed.masked.indexOf(list)
  const values = list === undefined ? undefined : valuesIn(slice(allowed, at, at + list.length))
  return values ? { choices: values } : {}
}

/** The typed value is a number, not the length of a text. */
export function isMeasured({ number, length }: Constraints): boolean {
  return number !== undefined && length === undefined
}

/** "The form has the fields Name, Email and Comment." */
export function readPlainList(part: Masked, declared: FieldFact[]): FieldFact[] {
  if (
    !/\b(?:has|have|contains?|includes?|consists? of|with|offers?|shows?|there are|following)\b[^.]{0,60}\b(?:fields?|inputs?|text boxes)\b|\b(?:form|page|dialog) (?:asks for|collects|requests)\b/i.test(
      part.masked,
    )
  )
    return []
  const lead = [listLead, fieldLead]
    .map((one) => one.exec(part.masked))
    .find((one) => one && /\bfields?\b|\basks? for|\bcollects?/i.test(one[0]))
  if (!lead) return []
  const from = lead.index + lead[0].length
  const open = part.masked.slice(from).replace(/\([^()]{0,300}\)/g, (inner) => ' '.repeat(inner.length))
  const length = /[.;]|\b(?:which|that|when|if)\b/i.exec(open)?.index ?? open.length
  const known = new Set(declared.map((one) => one.label))
  return pieces(slice({ ...part, masked: part.masked.slice(0, from) + open }, from, from + length)).flatMap(
    (piece) => {
      const control = /\b(?:button|link|heading|logo|image|menu)s?\s*$/i.test(piece.masked)
      const label = control ? undefined : labelOf(piece)
      return label && !known.has(label) && label.split(' ').length <= 4 ? field(label, {}) : []
    },
  )
}

/** "The reader shall confirm … by ticking the box": without the tick nothing goes on. */
function mustTick({ masked }: Masked): Constraints {
  return /\b(?:must|shall|has to|have to|needs? to)\b/i.test(masked) ? { required: true } : {}
}

/** 'The page has a "Name" field and a "Country" dropdown.' */
export function readNamed(part: Masked): FieldFact[] {
  const ticked = part.quotes.filter((quote) =>
    /\b(?:with|via|using|by) (?:(?:ticking |checking )(?:an? |the )?(?:(?:check|tick) ?)?box|(?:an? |the )?(?:check|tick) ?box)\s*$/i.test(
      part.masked.slice(0, quote.start),
    ),
  )
  if (ticked.length > 0)
    return ticked.flatMap(({ value }) => field(value, { control: 'checkbox', ...mustTick(part) }))
  if (
    !/\b(?:has|have|contains?|includes?|shows?|offers?|displays?|there (?:is|are)|consists? of)\b/i.test(
      part.masked,
    )
  )
    return []
  if (/\b(?:must|shall|should|may|can|required|when|if)\b/i.test(part.masked)) return []
  return part.quotes.flatMap((quote) => {
    const noun =
      /^\s*(?:text |input )?(field|box|input|drop-?down|(?:selection )?list|check ?box|text ?area)\b/i.exec(
        part.masked.slice(quote.end, quote.end + 24),
      )?.[1]
    if (noun === undefined) return []
    const control = /^drop|list$/i.test(noun)
      ? ('select' as const)
      : /^check/i.test(noun)
        ? ('checkbox' as const)
        : undefined
    return field(quote.value, control ? { control } : {})
  })
}

/** Cuts what follows ", otherwise …" or "; if not, …": that part speaks about messages. */
export function beforeOutcome(part: Masked): Masked {
  const cut =
    /(?:[,;.–—-]\s*|\s)(?:otherwise|or else|else|if not)\b|[,;]\s*(?:if|when)\b|\((?:error|message)/i.exec(
      part.masked,
    )
  return cut ? slice(part, 0, cut.index) : part
}
