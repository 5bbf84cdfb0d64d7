import { readConstraints, saysSomething } from './constraints.ts'
import { labelOf, singular, subjectKind } from '../labels.ts'
import { readSentenceDefault, withDefault } from './defaults.ts'
import { blanked, slice, type Masked } from '../mask.ts'
import {
  beforeOutcome,
  field,
  isMeasured,
  readColon,
  readNamed,
  readParentheses,
  readPlainList,
} from './declared-fields.ts'
import { readDuration } from '../quantities/durations.ts'
import { readEqual } from './equal-fields.ts'
import { merged } from './merged-fields.ts'
import { pieces } from '../pieces.ts'
import { limitsLeft } from '../rules/rules.ts'
import { readSetting } from './settings.ts'
import { withSharedHeads } from '../told/names.ts'
import { readToldInputs } from '../told/told-inputs.ts'
import { readValueLists } from './value-lists.ts'
import type { Constraints, FieldFact } from '../types.ts'

const clause =
  /(?:;|,?\s+(?:and|but|while|whereas))\s+(?=(?:the\s|an?\s|its\s)?(?!(?:must|shall|should|may|can|cannot|will|is|are|has|have|needs?|not|at|up|no|contains?|includes?)\b)[^\s\d.;:,()][^.;:,()]{0,40}?\s(?:must|shall|should|may|can|cannot|is|are|has|have|needs?)\s)|;\s+/gi
const verb =
  /\b(?:must|shall|should|may|can|cannot|will|needs? to|has to|have to|is|are|accepts?|allows?|takes?|requires?|consists? of|has|have|contains?|ranges?|lies|equals?|holds?)\b(?:\s+not\b)?|(?=[≥≤<>])/i
const accept =
  /^(?:only\s+)?(?:be able to\s+)?(?:accept|allow|require|support|validate|verify|ensure|check|limit|restrict|enforce|permit|ask for|request|contain|have|provide|offer|take|reject|refuse|be|prevent|deny|enter|specify|type|input|fill in|supply|give|set|choose|select|pick|state|order|book|buy|transfer|add|withdraw|deposit|submit|reserve|rent|invite|send)s?\b(?:\s+(?:that|only|the|an?|for|in)\b)*\s*/i
const cutObject =
  /\s(?:of|with|between|from|to|that|which|in the range|must|is|are|shall|should|can|may|at least|at most|up to|not|no|having|over|above|under|below|greater|less|more|fewer|exactly|longer|shorter|containing|consisting|only|as|into|for|in|on|when|if|per|and)\b|[(,:;.≥≤<>]/i

/**
 * Reads the inputs that one sentence declares or limits. `previous` are the labels of the sentence before, for "it must …".
 * Understands lists with parentheses, "Label: attributes", "A, B and C are required", and modal sentences of several clauses.
 */
export function readFields(part: Masked, previous: string[]): FieldFact[] {
  const preset = readSentenceDefault(part)
  const rest = preset ? blanked(part, preset) : part
  // "Language: …; German is preselected" is about the language, also where its values are not understood.
  const own = /^\W*[\p{L}][^:.;]{1,50}:\s/u.test(part.masked)
  return withDefault(fieldsIn(rest, previous), preset, own ? [] : previous)
}

function fieldsIn(part: Masked, previous: string[]): FieldFact[] {
  // "A reservation must not last longer than 7 days" bounds the time between two inputs.
  if (readDuration(part).length > 0) return []
  const equal = readEqual(part)
  if (equal.length > 0) return equal
  const listing = [...readValueLists(part), ...readSetting(part)]
  if (listing.length > 0) return listing
  const told = readToldInputs(part)
  if (told.length > 0) return merged(told)
  const declared = [...readParentheses(part), ...readColon(part)]
  if (declared.length > 0) return merged([...declared, ...readPlainList(part, declared)])
  const named = readNamed(part)
  if (named.length > 0) return merged(named)
  const listed = readPlainList(part, [])
  if (listed.length > 0) return merged(listed)
  const found: FieldFact[] = []
  for (const one of clauses(part))
    found.push(...readClause(one, found.length > 0 ? found.map(({ label }) => label) : previous))
  return merged(found)
}

function clauses(part: Masked): Masked[] {
  const parts: Masked[] = []
  let from = 0
  for (const match of part.masked.matchAll(clause)) {
    const before = slice(part, from, match.index)
    if (!verb.test(before.masked) || goesOn.test(part.masked.slice(match.index + match[0].length))) continue
    parts.push(before)
    from = match.index + match[0].length
  }
  return [...parts, slice(part, from, part.masked.length)]
}

// "letters and digits and must be long": "digits" ends the list before it and is the subject of nothing.
const goesOn = /^[^.;:,()]{1,40}?\s(?:and|or)\s(?:must|shall|should|may|can|cannot|has|have|is|are|needs?)\s/i

function readClause(part: Masked, previous: string[]): FieldFact[] {
  const characters = onlyCharacters(part, previous)
  if (characters) return characters
  const box = boxToTick(part)
  if (box) return field(box, { required: true, control: 'checkbox' })
  const lead = /^\s*(?:if|when)\s+(?:provided|given|entered|filled in|present|specified|set)\s*,\s*/i.exec(
    part.masked,
  )
  const body = beforeOutcome(slice(part, lead?.[0].length ?? 0, part.masked.length))
  if (/^\s*(?:if|when|whenever|unless|while|after|once|before|otherwise|for)\b/i.test(body.masked)) return []
  const found = verb.exec(body.masked)
  if (!found) return []
  const subject = slice(body, 0, found.index)
  const predicate = slice(body, found.index, body.masked.length)
  const constraints = inverted(readConstraints(predicate), predicate.masked)
  if (lead) constraints.required ??= false
  // "The system shall require a pilot number of …": without it nothing goes on.
  else if (subjectKind(subject.raw) === 'system' && requiring.test(predicate.masked))
    constraints.required ??= true
  if (
    entering.test(predicate.masked) &&
    subjectKind(subject.raw) === 'actor' &&
    !/\bor\b/i.test(predicate.masked)
  )
    constraints.required ??= true
  // "The discount is 10 % for orders of 100 EUR or more" states an outcome, not a limit of the discount.
  const outcome =
    /^(?:is|are|costs?|equals?)\s+(?:€|\$|£)?\d[\d.,]*\s*\S{0,8}\s+(?:for|when|if|on|per)\b/i.test(
      predicate.masked,
    )
  if (outcome || byPeople.test(predicate.masked)) return []
  if (!saysSomething(constraints) || onlyControl(constraints)) return []
  const labels = labelsFor(
    subject,
    slice(body, found.index + (taking.test(found[0]) ? 0 : found[0].length), body.masked.length),
    previous,
    constraints,
  )
  return labels.flatMap((label) => field(label, constraints))
}

/** "I must enter the code: …" does not leave it empty. */
const entering =
  /^(?:must|has to|have to|needs? to) (?:also |always )?(?:enter|provide|specify|state|give|fill in|supply|type(?: in)?|choose|select|pick) (?:the|an?|my|his|her|their|our|one) /i

const requiring = /^(?:shall|must|should|will) require (?:an?|the) (?!new\b|second\b)/i

/** "Only letters and hyphens are allowed" is about the input named before. */
function onlyCharacters(part: Masked, previous: string[]): FieldFact[] | undefined {
  if (
    !/^\W*only\b[^.;"]{3,100}\b(?:is|are|may be|can be) (?:allowed|permitted|accepted|possible|used|valid)\b/i.test(
      part.masked,
    )
  )
    return undefined
  const { pattern, format } = readConstraints(part)
  const [only, more] = previous
  if (only === undefined || more !== undefined || (!pattern && format === undefined)) return undefined
  return field(only, pattern ? { pattern } : format === undefined ? {} : { format })
}

// "Drums can only be chosen by children of 8 or older" limits who chooses, not what.
const byPeople =
  /^(?:can|may|must|shall|should|cannot) (?:not |only )?be (?:only )?[a-z]+(?:ed|en|t|ght|ven) (?:only )?by (?!(?:the|an?) (?:system|application|form|page)\b)[a-z]/i

/** "The user must accept the terms", "The privacy policy checkbox must be checked". */
function boxToTick(part: Masked): string | undefined {
  const accepted =
    /\b(?:must|shall|has to|have to|needs? to) (?:accept|agree to|check|tick|confirm) (?:the |our )?((?:terms|conditions|privacy|policy|agreement|rules|data protection|checkbox|"\W*")[^,.;]{0,60})/i.exec(
      part.masked,
    )
  const checked = /^\W*(?:the )?(.{2,60}?)(?: check ?box)? must be (?:checked|ticked)\b/i.exec(part.masked)
  const found = accepted ?? checked
  if (!found?.[1]) return undefined
  const at = found.index + found[0].indexOf(found[1])
  return labelOf(slice(part, at, at + found[1].length))
}

/** "rejects weights above 30 kg" limits the weight to 30 kg. */
function inverted(found: Constraints, text: string): Constraints {
  const { number } = found
  if (
    !number ||
    !/\b(?:reject|refuse|prevent|den(?:y|ie)|disallow|block)s?\b|\bnot (?:accept|allow|permit)\b/i.test(text)
  )
    return found
  const both = limitsLeft(text)
  if (both?.min !== undefined && both.max !== undefined)
    return { ...found, number: { ...number, min: both.min, max: both.max, scale: both.scale } }
  if (number.min !== undefined && number.max !== undefined) return found
  const { min, max, ...rest } = number
  const flipped = {
    ...(max === undefined ? {} : { min: max + number.step }),
    ...(min === undefined ? {} : { max: min - number.step }),
  }
  return { ...found, number: { ...rest, ...flipped } }
}

function onlyControl(found: Constraints): boolean {
  return (
    Object.keys(found).every((key) => key === 'control' || key === 'format') &&
    found.format !== 'email' &&
    found.format !== 'iban' &&
    found.format !== 'url' &&
    found.format !== 'phone'
  )
}

// "The device accepts a temperature": the verb says that what follows is the input.
const taking = /^(?:accepts?|allows?|takes?)$/i

function labelsFor(subject: Masked, rest: Masked, previous: string[], found: Constraints): string[] {
  if (
    /^\W*(?:all|both|each|every|these)\b.*\b(?:fields?|inputs?|of them|values)\b|^\W*(?:all|both|each|everything)\W*$/i.test(
      subject.raw,
    )
  )
    return withoutExcepted(subject, previous)
  if (
    /^\W*(?:all|both|each|every|these|the)\s(?:\w+\s)?(?:drop-?downs?|lists|selections|check ?boxes|text ?boxes|selection lists|radio buttons)\W*$/i.test(
      subject.raw,
    )
  )
    return []
  const kind = subjectKind(subject.raw)
  if (kind === 'pronoun') return previous
  // "The thermostat shall accept a temperature from …": what is accepted is the input, not what accepts it.
  const accepting =
    /^\s*(?:only\s+)?(?:accept|allow|take|support|validate|verify|check|ensure|reject|refuse|restrict|limit|require)s?\b/i.test(
      rest.masked,
    )
  const object = kind === 'thing' && accepting ? objectOf(rest, found) : []
  if (kind === 'thing')
    return object.length > 0
      ? object
      : listOf(subject, isMeasured(found)).map((label) =>
          Object.keys(found).some((key) => key !== 'required') &&
          /^\s*[A-Z]?[a-z]+s\s*$/.test(subject.raw) &&
          /^\s*(?:be|have|contain|consist)\b/.test(rest.masked)
            ? singular(label)
            : label,
        )
  if (/\b(?:years?(?: of age| old)?|older|younger)\b/i.test(rest.masked) && /^\s*be\b/i.test(rest.masked))
    return [/\b(?:date of birth|birth ?date|birthday)\b/i.test(rest.masked) ? 'Date of birth' : 'Age']
  return objectOf(rest, found)
}

/** "All fields except Note and Phone". */
function withoutExcepted(subject: Masked, labels: string[]): string[] {
  const cut = /\b(?:except|but|besides|other than|apart from|with the exception of)(?: for)?\s/i.exec(
    subject.masked,
  )
  if (!cut) return labels
  const left = slice(subject, cut.index + cut[0].length, subject.masked.length)
  const out = new Set(listOf(left, false).map((label) => label.toLowerCase()))
  return labels.filter((label) => !out.has(label.toLowerCase()))
}

function objectOf(rest: Masked, found: Constraints): string[] {
  const spoken = accept.exec(rest.masked.trimStart())
  if (!spoken) return []
  const skipped = rest.masked.length - rest.masked.trimStart().length + spoken[0].length
  const object = slice(rest, skipped, rest.masked.length)
  // "allows a customer to book …" speaks of who acts.
  const doer = /^([^,;:.]{2,40}?)\s+to\s+[a-z]/i.exec(object.masked)?.[1]
  if (doer !== undefined && subjectKind(doer) === 'actor') return []
  const end = cutObject.exec(object.masked)?.index ?? object.masked.length
  const label = /^(?:between|from|at|up|no|not|more|less|over|exactly|\d)\b/i.test(object.masked)
    ? undefined
    : labelOf(slice(object, 0, end))
  if (label) return [singular(label)]
  const unit = /\d\s+(?!and\b|to\b|or\b)([a-z]{3,20})\b/.exec(rest.masked)?.[1]
  if (found.number && unit && found.number.floor !== undefined)
    return [unit.charAt(0).toUpperCase() + unit.slice(1)]
  return []
}

function listOf(subject: Masked, measured: boolean): string[] {
  return withSharedHeads(pieces(subject).map((piece) => labelOf(piece, { measured }))).flatMap(
    (label) => label ?? [],
  )
}
