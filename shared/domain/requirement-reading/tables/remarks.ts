import { withoutS } from '../../english/without-s.ts'
import type { Condition } from '../../requirement-model/index.ts'
import { hasPart } from '../../requirement-model/references.ts'
import type { Clause } from '../grammar/clause.ts'
import { readClauses } from '../grammar/clauses.ts'
import { wordsOf } from '../grammar/names.ts'
import { inputOf, words } from '../grammar/parser.ts'
import { spanOf } from '../resolve/draft.ts'
import { take } from '../resolve/take.ts'
import type { Reference, Token } from '../tokens.ts'
import { answerWith, type Field, type Remark } from './field.ts'
import { beginning, decimals, kind, options } from './field-kinds.ts'
import { partsOf, slice } from './parts.ts'
import { required, whenRequired } from './presence.ts'
import { inFullWords } from './short-words.ts'

export interface Remarks {
  remarks: Remark[]
  /** Parts that say nothing known, in their words. */
  unread: string[]
}

/** More than any remark about a field has: then parts are read one by one, or nothing is. */
const mostParts = 12
const mostTokens = 80

/** What the words about a field say, part by part: "required, 3 to 20 characters (default: "Ann"); otherwise "…"". */
export function remarksIn(field: Field, tokens: readonly Token[], asksRequired = false): Remarks {
  if (tokens.length > mostTokens) return { remarks: [], unread: [wordsOf(tokens.slice(0, mostTokens))] }
  const parts = partsOf(inFullWords(tokens))
  const remarks: Remark[] = []
  const unread: Token[][] = []
  for (let at = 0; at < parts.length;) {
    let end = parts.length > mostParts ? at + 1 : parts.length
    let found: Remark | undefined
    for (; end > at && !found; end -= 1)
      found = remarkIn(field, slice(parts, at, end), asksRequired && at === 0)
    const both = found ? [] : inTwo(field, slice(parts, at, at + 1))
    if (found) remarks.push(found)
    else if (both.length > 0) {
      remarks.push(...both)
      at += 1
      continue
    } else unread.push(slice(parts, at, at + 1))
    // A text in brackets answers what stands before it, and nothing else.
    if (!found) remarks.push({ is: 'unread', take: () => void (field.last = []) })
    at = found ? end + 1 : at + 1
  }
  // "Two letters and five stars": half of what is counted is not what is demanded.
  const isCut = unread.some((part) => part.some(({ text }) => turning.test(text)))
  const isHalf = unread.some((part) => part.some(isPartOfCount))
  const isKept = ({ is, counts }: Remark): boolean => is !== 'limit' || !(isCut || (isHalf && counts))
  return { remarks: remarks.filter(isKept), unread: unread.map(wordsOf) }
}

/** "steps of 0.5 from 1 to 10": two things without a mark between them. */
function inTwo(field: Field, part: Token[]): Remark[] {
  for (let at = 1; at < Math.min(part.length, 16); at += 1) {
    if (!leading.test(part[at]?.text ?? '')) continue
    const [one, other] = [remarkIn(field, part.slice(0, at), false), remarkIn(field, part.slice(at), false)]
    if (one && other) return [one, other]
  }
  return []
}

const leading = /^(?:from|between|with|in|up|at|of|required|optional|mandatory)$/i
const counts = new Set('one two three four five six seven eight nine ten letter digit character capital number space hyphen dash dot underscore apostrophe'.split(' ')) // prettier-ignore
const isCount = (word: string): boolean => counts.has(withoutS(word.toLowerCase()))
const isCounted = (one: Token): boolean =>
  isCount(one.text) || (one.kind === 'number' && isCount(one.unit ?? ''))
const isPartOfCount = (one: Token): boolean =>
  /^(?:number|quoted)$/.test(one.kind) || isCount(one.text) || /^[A-Z]{1,6}[-/.#]?$/.test(one.text)
const turning = /^(?:not|only|unless|except|never|other)$/i

/** Takes up what is said of a field; the parts that say nothing known come back. */
export function takeRemarks(field: Field, tokens: readonly Token[], asksRequired = false): string[] {
  const { remarks, unread } = remarksIn(field, tokens, asksRequired)
  for (const remark of remarks) remark.take()
  return unread
}

function remarkIn(field: Field, part: Token[], asksRequired: boolean): Remark | undefined {
  const said = wordsOf(part)
  const key = said.toLowerCase()
  return (
    required(field, key, asksRequired) ??
    (/^(?:e\.?g\.?|for example|for instance|example|like)\b/.test(key) && part.length < 16
      ? { is: 'sample', take: () => undefined }
      : undefined) ??
    message(field, part) ??
    beginning(field, part) ??
    kind(field, part, key) ??
    (/^\d/.test(key) ? options(field, said) : undefined) ??
    clauses(field, part) ??
    decimals(field, key) ??
    whenRequired(field, part, asksRequired) ??
    options(field, said) ??
    withUnit(field, part)
  )
}

/** "10 to 600 mg/dl": what stands behind the last number and is no other word is what it is measured in. */
function withUnit(field: Field, part: readonly Token[]): Remark | undefined {
  const last = part.findLastIndex(({ kind: is }) => is === 'number')
  const unit = part.slice(last + 1)
  const isUnit =
    unit.length > 0 &&
    unit.length < 4 &&
    unit.every((one, at) => (at % 2 === 1 ? one.text === '/' : /^\p{L}{1,4}$/u.test(one.text)))
  if (last < 0 || !isUnit || unit.length === 1) return undefined
  const own = clauses(field, part.slice(0, last + 1))
  return (
    own && {
      ...own,
      take: () => {
        own.take()
        field.subject.unit ??= unit.map(({ text }) => text).join('')
      },
    }
  )
}

/** "Below that the form says …" answers the limit before it. */
const beyond = words('below', 'above', 'beyond', 'outside', 'outside of', 'over', 'under', 'less than', 'more than', 'later than', 'earlier than') // prettier-ignore
const pointing = words('that', 'it', 'this', 'these')

function isBeyond(part: readonly Token[]): boolean {
  const input = inputOf(part, 200)
  const side = beyond(input, words('anything')(input, 0)?.end ?? 0)
  return side !== undefined && pointing(input, side.end) !== undefined
}

const wrong =
  /\b(?:otherwise|else|other|others|not|n't|wrong|invalid|message|error|hint|missing|without|too)\b/

/** A quoted text alone answers what was said before it; behind "otherwise", "anything else", "message" whatever is wrong. */
function message(field: Field, part: readonly Token[]): Remark | undefined {
  const at = part.findIndex(({ kind: is }) => is === 'quoted')
  const text = part[at]
  if (text?.kind !== 'quoted') return undefined
  const lead = wordsOf(part.slice(0, at)).toLowerCase()
  const tail = wordsOf(part.slice(at + 1)).toLowerCase()
  if (part.length > 14 || !/^(?:otherwise|else)?$/.test(tail) || /\b(?:if|when)\b.*,/.test(lead))
    return undefined
  if (lead === '' && tail === '')
    return { is: 'message', take: () => answerWith(field, text.value, field.last) }
  const isAnswer =
    /(?::|→|->|shows?|says?|gives?|reads?|with|to|displays?|displayed|gets?|is)$/.test(lead) || lead === ''
  if (!isAnswer && !/^(?:otherwise|else)$/.test(lead)) return undefined
  if (isBeyond(part) && field.last && field.last.length > 0)
    return { is: 'message', take: () => answerWith(field, text.value, field.last) }
  return wrong.test(`${lead} ${tail}`) || /^(?:→|->|:)$/.test(lead)
    ? { is: 'message', take: () => answerWith(field, text.value) }
    : undefined
}

/** What a sentence with this label before it would say. */
function clauses(field: Field, part: readonly Token[]): Remark | undefined {
  const skipped = part.findIndex(
    (one) => !/^(?:and|but|also|then|when|if|filled|given|entered|in|it|has|must|shall|to)$/i.test(one.text),
  )
  for (const from of skipped > 0 ? [0, skipped] : [0]) {
    const read = readClauses(part.slice(from), { ...field.reference, quoted: true })
    const isRead = read.left.length === 0 && read.clauses.length > 0
    const said = read.clauses.map((clause) => withForm(clause, field))
    if (isRead && said.every((clause) => isAbout(clause, field)))
      return {
        is: 'limit',
        counts: part.some(isCounted),
        take: () => takeClauses(field, said, read.used),
      }
  }
  return undefined
}

function takeClauses(field: Field, all: Clause[], used: ReadonlySet<string>): void {
  const { draft, sentence, subject, also } = field
  const before = draft.rules.length
  draft.memory.subjects = [subject]
  take(draft, { sentence, clauses: all, left: [], taken: 0, unknown: [] })
  field.last = draft.rules.slice(before)
  if (also) for (const rule of field.last) rule.from.unshift(spanOf(also))
  for (const one of used) field.used.add(one)
}

/** "E-mail: a valid address" is the form of an address; any other "valid" says nothing of when it is. */
function withForm(clause: Clause, { reference }: Field): Clause {
  const isMail =
    clause.kind === 'constraint' && clause.holds.kind === 'valid' && /\be-?mail/i.test(reference.words)
  return isMail ? { ...clause, holds: { kind: 'form', subject: clause.subject, form: 'e-mail' } } : clause
}

/** "Valid" says nothing of when it is so, and "five stars" alone no more than the words do. */
const isNoLimit = (one: Condition<Reference>): boolean =>
  one.kind === 'valid' || (one.kind === 'compare' && one.operator === '=' && one.left.kind === 'subject')

function isAbout(clause: Clause, { reference }: Field): boolean {
  if (clause.kind === 'constraint' && hasPart(clause.holds, isNoLimit)) return false
  if (clause.kind !== 'constraint' && clause.kind !== 'options' && clause.kind !== 'initial')
    return clause.kind === 'sample'
  return clause.subject.kind === 'spoken-of' || clause.subject.words === reference.words
}
