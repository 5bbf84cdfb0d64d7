import type { Effect, Rule } from '../../requirement-model/index.ts'
import { spanOf, type Draft, type Statement } from '../resolve/draft.ts'
import { addSpan } from '../resolve/vocabulary.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import type { Table } from './columns.ts'

const kinds = /^(?:rules?|rows?|cases?|lines?)$/i
const leading = /^(?:in|for|under|with|on|by|the|all|any|of)$/i
const turning =
  /^(?:if|when|unless|until|after|before|only|except|not|no|never|without|instead|while|once|cannot|but)$/i
const refusing = /^(?:refus|reject|declin|deni)/i
const showing = /^(?:show|display|say|read|get|see|appear|tell|told|come|answer|print|give|output)/i

/** "In the rules 1 to 7 the screen shows "Queued"", "Rule 8 is a refusal": what the text says of rows of a table joins them. */
export function takeSpokenRows(
  draft: Draft,
  tables: readonly Table[],
  statements: readonly Statement[],
): void {
  for (const statement of statements) {
    const { tokens } = statement.sentence as TaggedSentence
    const at = tokens.slice(0, 5).findIndex(({ text }) => kinds.test(text))
    if (at < 0 || !tokens.slice(0, at).every(({ text }) => leading.test(text))) continue
    const said = numbersAt(tokens, at + 1)
    const rules = said && rulesOf(draft, tables, statement, said.numbers)
    const then = said && effectsIn(tokens.slice(said.end))
    if (!rules || !then) continue
    for (const rule of rules) join(rule, then, statement)
    statement.clauses = []
    statement.left = []
    statement.unknown = []
    statement.part = true
  }
}

/** "8", "1 to 7", "2, 3 and 5". */
function numbersAt(tokens: readonly Token[], from: number): { numbers: string[]; end: number } | undefined {
  const numbers: string[] = []
  let at = from
  for (; at < tokens.length; at += 1) {
    const own = tokens[at]
    if (own?.kind === 'number' && own.unit === undefined && /^\d{1,3}$/.test(own.value)) {
      const isReach = /^(?:to|-|–|through)$/i.test(tokens[at - 1]?.text ?? '')
      const low = Number(numbers.at(-1))
      if (isReach && numbers.length > 0)
        for (let next = low + 1; next < Number(own.value); next += 1) numbers.push(String(next))
      numbers.push(own.value)
    } else if (!/^(?:,|and|or|to|-|–|through)$/i.test(own?.text ?? '') || tokens[at + 1]?.kind !== 'number')
      break
  }
  return numbers.length > 0 ? { numbers, end: at } : undefined
}

/** The rules of these rows, in the last table before the sentence that has all of them. */
function rulesOf(
  draft: Draft,
  tables: readonly Table[],
  { sentence }: Statement,
  numbers: readonly string[],
): Rule[] | undefined {
  const table = tables.findLast(
    ({ header, rows }) => ((header ?? rows[0])?.number ?? Infinity) < sentence.number,
  )
  const all = draft.rules.filter((rule) => rule.table === `t${(table?.number ?? -1) + 1}`)
  const isCounted = table?.rows.every(({ cells }, at) => numberIn(cells?.[0]?.text) === String(at + 1))
  const found = numbers.map((number) => {
    if (!isCounted) return all[Number(number) - 1]
    const row = table?.rows[Number(number) - 1]
    return all.find(({ from }) => from.some((span) => span.sentence === row?.number))
  })
  const isWhole = isCounted || all.length === (table?.columns.length ?? 0) - 1
  return isWhole && found.every((rule) => rule !== undefined) ? found : undefined
}

const numberIn = (text: string | undefined): string | undefined =>
  /^\p{L}{0,5} ?(\d+)[.)]?$/u.exec(text ?? '')?.[1]

/** Texts that are shown, and refusals; nothing where something turns them round. */
function effectsIn(tokens: readonly Token[]): Effect[] | undefined {
  const colon = tokens.findIndex(({ text }) => text === ':')
  const said =
    colon > 0 && !tokens.slice(colon).some(({ kind }) => kind === 'quoted') ? tokens.slice(0, colon) : tokens
  if (said.some(({ text }) => turning.test(text))) return undefined
  const isRefused = said.some(({ text }) => refusing.test(text))
  const isShown = said.some(({ text }) => showing.test(text))
  const texts = said.flatMap((one) => (one.kind === 'quoted' && (isShown || isRefused) ? [one.value] : []))
  const then: Effect[] = [
    ...(isRefused ? [{ kind: 'refused' as const }] : []),
    ...texts.map((text): Effect => ({ kind: 'shows', text: [text], as: 'message' })),
  ]
  return then.length > 0 ? then : undefined
}

/** What is refused gives no amount. */
function join(rule: Rule, then: readonly Effect[], { sentence }: Statement): void {
  const isRefused = then.some(({ kind }) => kind === 'refused')
  rule.then = [
    ...then.filter(({ kind }) => kind === 'refused' && !rule.then.some((own) => own.kind === kind)),
    ...rule.then.filter(({ kind }) => !isRefused || kind !== 'set'),
    ...then.filter(({ kind }) => kind !== 'refused'),
  ]
  addSpan(rule.from, spanOf(sentence))
}
