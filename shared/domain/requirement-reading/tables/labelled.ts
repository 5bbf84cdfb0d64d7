import { wordsOf } from '../grammar/names.ts'
import { Draft, spanOf, type Statement } from '../resolve/draft.ts'
import { isNameable } from '../resolve/naming.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Reference, Token } from '../tokens.ts'
import type { Field, Remark } from './field.ts'
import { remarksIn, type Remarks } from './remarks.ts'

type Named = Extract<Reference, { kind: 'named' }>

/** "Age – mandatory, 16 to 79. Otherwise: "…"": a line that begins with the name of a field says of it what a row of a table would. */
export function labelledTaker(draft: Draft, statements: readonly Statement[], used: Set<string>) {
  const fields = labelledFields(statements)
  let block: number | undefined
  let field: Field | undefined
  return (statement: Statement): boolean => {
    const sentence = statement.sentence as TaggedSentence
    const isNext = field !== undefined && sentence.block !== undefined && sentence.block === block
    const label = fields.get(sentence.number)
    if (!isNext) field = undefined
    if (label) {
      const subject = draft.where(sentence).vocabulary.declare(label.reference.words, spanOf(sentence))
      draft.fieldsDescribed.push({ subject, span: spanOf(sentence) })
      field = { draft, sentence, subject, reference: label.reference, used }
      block = sentence.block
      return takeSentence(field, statement, label.rest, false)
    }
    if (!isNext || !field) return false
    field = { ...field, sentence }
    draft.memory.subjects = [field.subject]
    draft.memory.before = draft.limitsOf(field.subject.id)
    return takeSentence(field, statement, sentence.tokens, true)
  }
}

/** What is said of the field alone is taken up; else what the sentence says by itself; else, of the first, what part of it is. */
function takeSentence(
  field: Field,
  statement: Statement,
  tokens: readonly Token[],
  isWhole: boolean,
): boolean {
  const { remarks, unread } = remarksIn(field, tokens)
  const isRead = statement.clauses.length > 0 && statement.left.length === 0
  if (tokens.length > 0 && unread.length > 0 && (isRead || isWhole)) return false
  // "More than 30: "…"" in a sentence of its own names what is wrong, and no limit.
  if (isWhole && remarks.some(({ is }) => is === 'limit') && isAnswered(tokens)) return false
  for (const remark of remarks) remark.take()
  statement.unknown.push(...unread)
  statement.clauses = []
  statement.left = []
  statement.part = unread.length === 0 || undefined
  statement.taken = 1
  field.draft.memory.before = field.draft.limitsOf(field.subject.id)
  return true
}

const isAnswered = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind }, at) => kind === 'quoted' && /^(?::|→|->)$/.test(tokens[at - 1]?.text ?? ''))

interface Label {
  reference: Named
  rest: Token[]
}

/** The lines that describe a field: what stands behind the label limits something; beside such lines, what it can be is enough. */
function labelledFields(statements: readonly Statement[]): Map<number, Label> {
  const found = new Map<number, Label>()
  const perhaps = new Set<number>()
  const lists = new Map<string, [number, Label][]>()
  for (const [index, { sentence }] of statements.entries()) {
    const own = sentence as TaggedSentence
    const before = statements[index - 1]?.sentence
    const label = own.block !== undefined && own.block !== before?.block ? labelOf(own.tokens) : undefined
    if (!label) continue
    const next = statements[index + 1]?.sentence as TaggedSentence | undefined
    const said = label.rest.length > 0 ? label.rest : next?.block === own.block ? next?.tokens : undefined
    if (!said || said.length === 0) continue
    const key = `${own.scope}/${own.is}/${own.lead ?? ''}`
    const list = lists.get(key) ?? []
    list.push([own.number, label])
    lists.set(key, list)
    const { remarks, unread } = triedOn(own, label, said)
    const says = (...kinds: Remark['is'][]): boolean => remarks.some(({ is }) => kinds.includes(is))
    // "Search (required)" may be anything; only beside lines that limit something it is a field.
    if (
      remarks.length > unread.length &&
      (says('limit') || (says('required') && says('type', 'options', 'message')))
    )
      found.set(own.number, label)
    else if (remarks.length >= unread.length && says('type', 'options', 'required')) perhaps.add(own.number)
  }
  for (const list of lists.values()) {
    if (list.filter(([number]) => found.has(number)).length < 2) continue
    for (const [number, label] of list) if (perhaps.has(number)) found.set(number, label)
  }
  return found
}

/** Outside of the model, only to look at it. */
function triedOn(sentence: TaggedSentence, { reference }: Label, tokens: readonly Token[]): Remarks {
  const draft = new Draft()
  const subject = draft.where(sentence).vocabulary.declare(reference.words, spanOf(sentence))
  return remarksIn({ draft, sentence, subject, reference, used: new Set() }, tokens)
}

/** Up to five words with a capital, or one before a bracket, before a colon, a dash or a stop, with what stands in brackets behind them. */
function labelOf(tokens: readonly Token[]): Label | undefined {
  const mark = tokens.findIndex((token, index) => isEnd(tokens, index) || token.kind === 'quoted')
  const [first] = tokens
  const end = tokens[0]?.kind === 'quoted' ? 1 : mark
  const last = tokens[end - 1]
  if (!first || !last || end < 1 || end > 5 || !isEnd(tokens, end)) return undefined
  const words = tokens.slice(0, end)
  if (first.kind === 'word' && first.classes[0] === 'determiner') return undefined
  const isOpen = tokens[end]?.text === '('
  // "quantity (required): …" names a property.
  const isProperty = isOpen && end === 1
  if (first.kind !== 'quoted' && (first.kind !== 'word' || !(isProperty || /^\p{Lu}/u.test(first.text))))
    return undefined
  if (
    words.some(
      (one) =>
        /^(?:and|or|if|when)$/i.test(one.text) || (one.kind === 'word' && one.classes.includes('auxiliary')),
    )
  )
    return undefined
  const reference: Named = {
    kind: 'named',
    words: first.kind === 'quoted' ? first.value : wordsOf(words),
    quoted: first.kind === 'quoted',
    start: first.start,
    end: last.end,
  }
  if (!isNameable(reference)) return undefined
  const rest = tokens.slice(isOpen ? end : end + 1)
  return { reference, rest: rest.filter(({ text }, index) => index < rest.length - 1 || text !== '.') }
}

/** A colon, an opening bracket, the end, or a dash between blanks. */
function isEnd(tokens: readonly Token[], at: number): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!own) return true
  if (own.text === ':' || own.text === '(') return true
  if (own.text === '.') return next === undefined
  return /^[-–—]$/.test(own.text) && before?.end !== own.start && next?.start !== own.end
}
