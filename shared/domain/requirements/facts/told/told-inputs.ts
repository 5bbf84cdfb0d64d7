import { readConstraints, saysSomething } from '../fields/constraints.ts'
import { field } from '../fields/declared-fields.ts'
import { subjectKind } from '../labels.ts'
import { blank, slice, type Masked } from '../mask.ts'
import { pieces } from '../pieces.ts'
import { valuesIn } from '../fields/value-lists.ts'
import type { Constraints, FieldFact } from '../types.ts'
import { readEither } from './either-input.ts'
import { limitedName } from './limited-names.ts'
import { nameOf, withSharedHeads } from './names.ts'

const heading =
  /^\W*(?:the )?(?:all (?:the )?(?:following )?(?:fields|inputs) are )?(required|mandatory|compulsory|obligatory|optional)(?: (?:fields?|inputs?|entries|data|details|information))?\s*(?::|\bare\b:?|\bis\b:?)\s*/i
const typing = 'enters?|fills? in|types? in|keys? in'
const giving = `${typing}|provides?|suppl(?:y|ies)|specif(?:y|ies)|states?|gives?|indicates?|leaves?|submits?`
const told = new RegExp(
  `^\\W*(?:(?:on|in) the [\\w -]{2,40}?(?:page|form|screen|dialog),? )?((?:the |an? |each |every |all )?[\\p{L}][\\p{L} -]{0,30}?) (?:(must|has to|have to|needs? to|shall|should|can|may) )?(?:first |then |also )?(${giving}) `,
  'iu',
)
const choosing = /\b(?:selects?|chooses?|picks?|sets?) $/i
const chosen = new RegExp(
  `^\\W*((?:the |an? |each |every )?[\\p{L}][\\p{L} -]{0,30}?) (?:must |has to |have to |needs? to |shall |should |can |may )?(?:first |then |also )?(?:selects?|chooses?|picks?|sets?) (?=[^"]{3,})`,
  'iu',
)
const byEntering = /\bby (?:entering|filling in|providing|specifying|stating|giving) /i
const listEnd =
  /[.;:"]|\s(?:to|so that|in order|which|that|who|when|if|unless|on|into|in|as|before|after|then|for|with)\s|,?\s(?:and|then)\s(?:then\s)?(?:pays?|submits?|confirms?|clicks?|press(?:es)?|saves?|sends?|continues?|logs?|signs?|receives?|gets?|sees?|goes|returns?|waits?|opens?|books?|orders?|starts?|finish(?:es)?|hits?|taps?)\b/i
const verb =
  /^(optionally\s+)?(?:(?:(picks?|chooses?|selects?)|(adds?|uploads?|attaches|attach)|(ticks?|checks?)|leaves?|enters?|gives?|fills? in|provides?|states?|specif(?:y|ies)|optionally)\s+)?/i

/**
 * The inputs that a sentence lists by what somebody enters: "Required: name, e-mail", "Parents fill in the name and the date of birth, pick an
 * instrument (piano, violin) and leave their e-mail". One name alone is no list.
 */
export function readToldInputs(part: Masked): FieldFact[] {
  const either = readEither(part)
  if (either) return either.flatMap((label) => field(label, {}))
  const listed = heading.exec(part.masked)
  if (listed) {
    const required = !/^optional$/i.test(listed[1] ?? '')
    return fieldsOf(slice(part, listed[0].length, endOf(part, listed[0].length)), { required })
  }
  const by = byEntering.exec(part.masked)
  const start = by ? by.index + by[0].length : startOf(part)
  if (start === undefined) return []
  const several = by ? 2 : leastOf(part.masked.slice(0, start))
  const must = !by && /\b(?:must|has to|have to|needs? to)\b/i.test(part.masked.slice(0, start))
  return fieldsOf(slice(part, start, endOf(part, start)), must ? { required: true } : {}, several)
}

/** "Selects a product and a size" may speak of two things of a shop; three names in a row are a form. */
function leastOf(lead: string): number {
  return choosing.test(lead) ? 3 : 2
}

/** Where the list begins, when somebody enters it. */
function startOf({ masked }: Masked): number | undefined {
  const found = told.exec(masked) ?? chosen.exec(masked)
  if (!found || /^\W*(?:if|when|whenever|once|after|before|unless|while|as|given|until)\b/i.test(masked))
    return undefined
  const kind = subjectKind(found[1] ?? '')
  // Only a person chooses several things at once.
  if (choosing.test(found[0]) && kind !== 'actor') return undefined
  const typed = new RegExp(`^(?:${typing})$`, 'i').test(found[3] ?? '')
  return kind === 'actor' || (kind === 'thing' && typed) ? found[0].length : undefined
}

/** The end of the list: what stands in brackets does not end it. */
function endOf({ masked }: Masked, start: number): number {
  const open = masked.slice(start).replace(/\([^()]{0,200}\)/g, (inner) => 'x'.repeat(inner.length))
  const end = listEnd.exec(open)?.index
  return end === undefined ? masked.length : start + end
}

function fieldsOf(list: Masked, constraints: Constraints, least = 2): FieldFact[] {
  const brackets = /\([^()]{0,200}\)/g
  const listed = list.masked.replace(brackets, (inner) => blank.repeat(inner.length))
  const found = pieces({ ...list, masked: listed }).map((piece) => read(piece, constraints, least > 2))
  const labels = withSharedHeads(found.map((one) => one?.label))
  if (found.length < least || labels.some((label) => label === undefined)) return []
  // Of "a passport or an ID card", neither alone is required.
  const open = /\sor\s/i.test(list.masked.replace(brackets, ''))
  if (open && found.length === 2) return []
  return found.flatMap((one, at) => field(labels[at], open ? withoutRequired(one) : (one?.constraints ?? {})))
}

function withoutRequired(one: { constraints: Constraints } | undefined): Constraints {
  const constraints = { ...one?.constraints }
  if (constraints.required === true) delete constraints.required
  return constraints
}

function read(
  piece: Masked,
  all: Constraints,
  selecting: boolean,
): { label: string; constraints: Constraints } | undefined {
  const bracket = /\(([^()]{2,200})\)/.exec(piece.raw)
  const lead = verb.exec(piece.masked.trimStart())
  const skipped = piece.masked.length - piece.masked.trimStart().length + (lead?.[0].length ?? 0)
  const end = Math.max(skipped, bracket ? bracket.index : piece.raw.length)
  const { name, limit } = limitedName(piece.raw.slice(skipped, end), lead?.[2] !== undefined)
  const label = nameOf(name)
  if (label === undefined) return undefined
  const inner = bracket?.[1] ?? ''
  const own =
    inner === ''
      ? {}
      : constraintsIn({ raw: inner, masked: inner, quotes: [] }, selecting || lead?.[2] !== undefined)
  const optional = /^optionally/i.test(lead?.[0] ?? '') || /^\s*(?:an? |the )?optional\b/i.test(piece.masked)
  const control = controlOf(label, lead)
  return {
    label,
    constraints: { ...all, ...limit, ...own, ...control, ...(optional ? { required: false } : {}) },
  }
}

const files = /\b(?:files?|photos?|pictures?|images?|documents?|scans?|attachments?|PDF|CV)$/i

// Nobody goes on without them; any other box may be left as it is.
const agreed = /\b(?:declaration|terms|consent|conditions|privacy|agreement|policy)\b/i

/** "Adds the report file" uploads one, "ticks the declaration" is done in a checkbox. */
function controlOf(label: string, lead: RegExpExecArray | null): Constraints {
  if (lead?.[4] !== undefined)
    return { control: 'checkbox', ...(agreed.test(label) ? { required: true } : {}) }
  return lead?.[3] !== undefined && files.test(label) ? { file: {} } : {}
}

// "(Travel, Meals, Other)": three names in brackets are what there is to choose from.
const named = /^\s*\p{Lu}[\p{L} -]{1,30}(?:, ?\p{Lu}[\p{L} -]{1,30}){2,20}\s*$/u

function constraintsIn(inner: Masked, chosen: boolean): Constraints {
  const found = readConstraints(inner)
  if (saysSomething(found)) return found
  const values =
    chosen || /\bor\b/i.test(inner.masked) || named.test(inner.masked) ? valuesIn(inner) : undefined
  return values ? { choices: values } : {}
}
