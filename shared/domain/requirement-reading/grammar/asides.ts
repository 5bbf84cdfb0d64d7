import type { Expression } from '../../requirement-model/index.ts'
import type { Reference, Token } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { inputOf, words, type Input, type Match } from './parser.ts'

const introducing = words('for example', 'e.g .', 'e.g.', 'e.g', 'for instance', 'such as', 'example :')

/** The tokens without "for example …" and what it gives as examples; commas around it stay as one. */
export function withoutSamples(tokens: readonly Token[]): { tokens: Token[]; samples: Clause[] } {
  const samples: Clause[] = []
  const kept: Token[] = []
  const input = inputOf(tokens, tokens.length * 8)
  let at = 0
  while (at < tokens.length) {
    const opens = /^[,(]$/.test(tokens[at]?.text ?? '') ? at + 1 : at
    const lead = introducing(input, opens)
    const found = lead && values(tokens, lead.end)
    if (!lead || !found || found.values.length === 0) {
      const token = tokens[at]
      if (token) kept.push(token)
      at += 1
      continue
    }
    samples.push({ kind: 'sample', values: found.values })
    at = tokens[at]?.text === '(' && tokens[found.end]?.text === ')' ? found.end + 1 : found.end
  }
  return { tokens: kept, samples }
}

function values(tokens: readonly Token[], from: number): { values: Expression<Reference>[]; end: number } {
  const found: Expression<Reference>[] = []
  let end = from
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'quoted') found.push({ kind: 'value', value: { type: 'text', value: token.value } })
    else if (token?.kind === 'number')
      found.push({
        kind: 'value',
        value: { type: 'number', value: token.value },
        ...(token.unit ? { unit: token.unit } : {}),
      })
    else if (token?.kind === 'date')
      found.push({ kind: 'value', value: { type: 'date', value: token.value } })
    else if (token && found.length > 0 && /^(?:,|or|and)$/.test(token.text)) continue
    else if (token && found.length === 0 && /^(?:,|the|a|an)$/i.test(token.text)) continue
    else if (token && found.length === 0 && isCode(token))
      found.push({ kind: 'value', value: { type: 'text', value: token.text } })
    else break
    end = at + 1
  }
  return { values: found, end }
}

/** "MU4711": letters and digits in one word. */
function isCode(token: Token): boolean {
  return token.kind === 'word' && /\d/.test(token.text) && /\p{L}/u.test(token.text)
}

/** Words that say nothing of what is demanded, wherever they stand. */
const fillers = words('please', 'as well', 'in addition', 'of course', 'right away', 'straight away', 'by itself', 'by themselves', 'then also', 'simply', 'just', 'really', 'instead', 'kindly', 'in red', 'either way', 'after all', 'in writing', 'to them', 'in any case', 'at all times', 'at any time', 'any more', 'any longer', 'likewise', 'additionally', 'however', 'therefore', 'for now', 'all the same', 'nonetheless', 'nevertheless', 'where it be need', 'where need', 'where require', 'where it be require', 'if need', 'where applicable', 'in question') // prettier-ignore
/** These only where nothing follows that they are said of: "mandatory too", but "too long". */
const closingFillers = words(
  'too',
  'also',
  'again',
  'though',
  'either',
  'anyway',
  'not fewer',
  'not more',
  'not less',
  'no fewer',
  'no more',
  'no less',
  'neither more nor less',
)
/** These only at the beginning of a sentence. */
const openers = words('for this', 'for that', 'first of all', 'finally', 'usually', 'in particular', 'besides', 'moreover', 'furthermore', 'also', 'so', 'and', 'oh', 'now and then', 'sometimes', 'naturally', 'normally', 'in general', 'generally', 'basically', 'note that', 'please note that', 'it is important that', 'this means that', 'that means', 'in other words') // prettier-ignore
const reasons = words('because', 'since', 'so that', 'which be why', 'as otherwise', 'in order to', 'in order that') // prettier-ignore
const isEnd = (token: Token | undefined): boolean => !token || /^[,.;:!?)]$|^(?:and|but)$/.test(token.text)

/** The tokens without what says nothing of a demand: courtesies, "as well", and the reason for it. */
export function withoutFillers(tokens: readonly Token[]): Token[] {
  const input = inputOf(tokens, tokens.length * 8)
  const kept: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    const opens = kept.length === 0 || kept.at(-1)?.text === ';'
    const reason =
      at > 0 && !opens && (kept.at(-1)?.text === ',' || token?.text.toLowerCase() === 'because')
        ? reasons(input, at)
        : undefined
    const beside =
      kept.at(-1)?.kind === 'quoted' ? words('together with', 'along with')(input, at) : undefined
    if (beside) {
      at = pastReason(tokens, beside.end)
      continue
    }
    const filler = (opens ? openers(input, at) : undefined) ?? fillers(input, at) ?? closingAt(input, at)
    if (
      reason &&
      !tokens.slice(reason.end, pastReason(tokens, reason.end)).some(({ kind }) => kind === 'quoted')
    ) {
      at = pastReason(tokens, reason.end)
    } else if (filler && (opens || token?.kind === 'word')) {
      at = filler.end
      if (opens && tokens[at]?.text === ',') at += 1
    } else {
      if (token) kept.push(token)
      at += 1
    }
  }
  return kept
}

function closingAt(input: Input, at: number): Match<string> | undefined {
  const found = at > 0 ? closingFillers(input, at) : undefined
  return found && isEnd(input.tokens[found.end]) ? found : undefined
}

function pastReason(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < tokens.length && !/^[.;,:()]$/.test(tokens[at]?.text ?? '')) at += 1
  return at
}

const leading = words('if', 'when', 'after', 'while', 'once', 'as long as')

/** "Invoice is only offered if …": "only" belongs to the condition behind it. */
export function withOnlyMoved(tokens: readonly Token[]): Token[] {
  const input = inputOf(tokens, tokens.length * 4)
  const at = tokens.findIndex(
    ({ text }, index) => index > 0 && text.toLowerCase() === 'only' && !leading(input, index + 1),
  )
  if (at < 0) return [...tokens]
  for (let next = at + 2; next <= at + 3; next += 1) {
    const only = tokens[at]
    if (only && leading(input, next))
      return [...tokens.slice(0, at), ...tokens.slice(at + 1, next), only, ...tokens.slice(next)]
  }
  return [...tokens]
}
