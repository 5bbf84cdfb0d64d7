import { maskQuotes, type Masked } from '../facts/mask.ts'
import { readFacts } from '../facts/read-facts.ts'
import type { Fact } from '../facts/types.ts'
import type { Line } from './step-lines.ts'
import { constantsIn } from './constants.ts'
import { shapeOf } from '../facts/mask.ts'

const refers = /^\W*(?:It|This|The (?:value|entry|number))\b/
const demands =
  /^\W*(?:It|This|The (?:value|entry|number)) ((?:needs|has|must|takes|consists of|contains|may only|can only)\b[^.]*?)(?: and nothing (?:else|more))?,? (?:otherwise|or else|else|if not)\b[^"]{0,40}Q0\.?$/
const bounded =
  /\b(?:may|can|must|should)\b[^.]*?\b(?:not|never) (?:be )?(lower|less|smaller|higher|greater|larger|more)\b( than ([^:;,]{2,60}))?\s*(?:[:;,–—-]|Q)/i
const beyond =
  /^\W*(?:(Above|Beyond|Over|More than|Higher than)|(Below|Under|Less than|Lower than)) (?:that|this|it)\b[^"]{0,30}Q0\.?$/i
const reach = /\b(?:go|goes|run|runs|count|counts|reach|reaches|is|are) (?:only )?(?:up )?to (\d[\d,]*)\W*$/i
const begin = /\b(?:start|starts|begin|begins) (?:at|with|from) (\d[\d,]*)\W*$/i

/**
 * What a sentence of a step says of the input that was named last: "It needs 6 to 9 digits, otherwise …", "It may be equal to the last stand but not
 * lower: …", "Our scales go up to 200. Above that: …". Each is read as the plain sentence with the name and the number. Such an order has one input.
 */
export function saidOfLast(lines: Line[]): Map<number, Fact[]> {
  const found = new Map<number, Fact[]>()
  const constants = constantsIn(lines)
  let last: { label: string; scope: number } | undefined
  lines.forEach((line, index) => {
    const { scope, sentence, at } = line
    if (scope === undefined || sentence.table || sentence.kind === 'heading') return
    if (last && last.scope !== scope) last = undefined
    const named = [...new Set(sentence.facts.flatMap((fact) => (fact.kind === 'field' ? [fact.label] : [])))]
    const leading = line.part.quotes[0]
    const own = named.filter((label) => label === leading?.value && leading.start < 6)
    if (own.length === 1 && own[0] !== undefined) last = { label: own[0], scope }
    else if (named.length > 0 && !refers.test(line.part.raw)) last = undefined
    else if (last) {
      const facts = demanded(line, last.label) ?? bounds(line, lines[index - 1], last.label, constants)
      if (facts) found.set(at, joined(facts, found))
    }
  })
  return found
}

/** "It needs 6 to 9 digits, otherwise …" is read with the name in the place of "it". */
function demanded({ part }: Line, label: string): Fact[] | undefined {
  const message = onlyMessage(part)
  const demand = demands.exec(shapeOf(part))?.[1]
  if (message === undefined || demand === undefined) return undefined
  const plain = demand.replace(
    /^(?:needs|has|takes|consists of|contains|must (?:have|consist of))(?= \d)/,
    'must be',
  )
  const facts = readFacts(maskQuotes(`"${label}" ${plain}, otherwise: "${message}"`), {
    previous: [],
    stated: [],
    afterMessage: false,
  })
  const says = facts.some(
    (fact) => fact.kind === 'field' && fact.label === label && !isEmpty(fact.constraints),
  )
  return says && facts.some(({ kind }) => kind === 'message') ? facts : undefined
}

/** Both bounds of an input are one range, also where two sentences tell them; the same bound told twice stays as it is told. */
function joined(facts: Fact[], found: Map<number, Fact[]>): Fact[] {
  const [field] = facts
  if (field?.kind !== 'field' || !field.constraints.number) return facts
  const { number } = field.constraints
  const earlier = [...found].find(
    ([, [one]]) => one?.kind === 'field' && one.label === field.label && one.constraints.number,
  )
  const [at, [first, ...rest]] = earlier ?? [-1, []]
  const known = first?.kind === 'field' ? first.constraints.number : undefined
  if (
    !known ||
    (known.min !== undefined && number.min !== undefined) ||
    (known.max !== undefined && number.max !== undefined)
  )
    return facts
  const both: Fact = { ...field, constraints: { number: { ...known, ...number } } }
  found.set(at, [both, ...rest])
  return [both, ...facts.slice(1)]
}

function isEmpty(constraints: object): boolean {
  return Object.keys(constraints).length === 0
}

/** The text that ends a sentence, where it is the only one in quotes. */
function onlyMessage({ quotes: [message, more] }: Masked): string | undefined {
  return message && !more && /[.!]$/.test(message.value) ? message.value : undefined
}

function bounds(
  { part }: Line,
  before: Line | undefined,
  label: string,
  constants: Map<string, string>,
): Fact[] | undefined {
  const shape = shapeOf(part)
  const text = onlyMessage(part)
  if (text === undefined) return undefined
  const bound = refers.test(shape) ? bounded.exec(shape) : null
  const side = bound ? null : beyond.exec(shape)
  const above = bound ? !/lower|less|smaller/i.test(bound[1] ?? '') : side?.[1] !== undefined
  const said = before?.scope !== undefined && before.part.quotes.length === 0 ? before.part.masked : ''
  const limit = bound
    ? limitOf(part, bound[3], constants)
    : side && (above ? reach : begin).exec(said)?.[1]?.replace(/,/g, '')
  if (limit === undefined || limit === null || !/^\d{1,12}$/.test(limit)) return undefined
  const number = { scale: 0, step: 1n, numeric: true, whole: false, [above ? 'max' : 'min']: BigInt(limit) }
  return [
    { kind: 'field', label, constraints: { number } },
    {
      kind: 'message',
      text,
      labels: [label],
      violations: [above ? 'above' : 'below'],
      about: 'named',
      condition: label,
    },
  ]
}

/** The number that a bound is told by: written there, or that of a text of the page with this name: "Last stand: 12 km". */
function limitOf(
  { masked }: Masked,
  told: string | undefined,
  constants: Map<string, string>,
): string | undefined {
  const written = /^(?:the )?(\d[\d,.]*)/.exec(told?.trim() ?? '')?.[1]
  if (written !== undefined) return written
  const lower = masked.toLowerCase()
  const named = [...constants].filter(([name]) => lower.includes(`the ${name}`))
  return named.length === 1 ? named[0]?.[1] : undefined
}
