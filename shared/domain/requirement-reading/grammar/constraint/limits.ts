import { timeWords } from '../../../english/units.ts'
import { isNoun } from '../deed/nouns.ts'
import type { Reference } from '../../tokens.ts'
import { alternative, first, map, words, type Parser } from '../parser.ts'
import { amount, type Amount } from './amounts.ts'
import { bounds, measuring, type Bound, type Bounds } from './bounds.ts'
import { allOf, not, type Condition, type Expression, type Group, type Said } from './said.ts'
import { wordTable } from '../../../basics/word-table.ts'

const lengths = new Set(['character', 'char', 'letter', 'digit', 'symbol'])
const sets = wordTable<'digits' | 'letters'>({ digit: 'digits', letter: 'letters' })

/** What an ordered bound, or an exact amount, says of a subject. */
export function limits(group: Group): Parser<Said> {
  return first(
    map(ofItself, ({ of, measure }) => saidOf(of, measure, group)),
    alternative('bounds: exact amount', (input, at) => {
      const found = amount(input, at)
      const said = found && exact(found.value, group)
      return said && { value: said, end: measuring(input, found.end)?.end ?? found.end }
    }),
  )
}

/** "Digits only, at least 9 of them" counts what was said before, and is no bound of the value. */
const ofItself: Parser<Bounds> = (input, at) => {
  const found = bounds(input, at)
  return found && !words('of them', 'of these', 'of those')(input, found.end) ? found : undefined
}

function saidOf(of: Bound[], measure: string | undefined, group: Group): Said | undefined {
  const bare = of.some(({ value }) => value.kind === 'subject') && of.length > 1
  if (bare) return undefined
  return {
    limits: true,
    of: (subject) => {
      const left = measuredOf(countedIn(subject, of), of[0], measure, group)
      const held = of.map(({ operator, value }): Condition => ({
        kind: 'compare',
        left,
        operator,
        right: value,
      }))
      const kind = kindOf(subject, of[0])
      const inside = tooFew(kind, of) ?? (kind ? allOf([...held, kind]) : allOf(held))
      return group.isDenied ? not(inside) : inside
    },
  }
}

function exact(found: Amount, group: Group): Said | undefined {
  // "Is the start date" works something out, and ", the seats from 6 to 30" begins a claim of its own.
  if (found.value.kind !== 'value') return undefined
  // "Enters a wrong password five times": so often something is done, and no value is that.
  if (/^times?$/i.test(found.counts?.words ?? '')) return undefined
  const bound: Bound = { ...found, operator: group.isMost ? '<=' : '=' }
  const said = saidOf([bound], undefined, group)
  if (!said) return undefined
  const { limits: _, ...loose } = said
  const isLength = found.unit !== undefined && lengths.has(found.unit)
  if (group.verb === 'accept' && !isLength && !group.isMost) return undefined
  if (group.verb === 'have' && !isLength && !found.counts) return undefined
  return group.isMost || isLength ? said : loose
}

/** "From 100 guests on" is said of the guests, whatever was spoken of before. */
function countedIn(subject: Reference, of: Bound[]): Reference {
  const counts = of.findLast((each) => each.counts)?.counts
  return subject.kind === 'spoken-of' && counts ? { kind: 'named', ...counts, quoted: false } : subject
}

/** Digits and letters limit what may be written as well as how much of it. */
function kindOf(
  subject: Reference,
  bound: Bound | undefined,
): Extract<Condition, { kind: 'characters' }> | undefined {
  const set = sets[bound?.unit ?? '']
  return set && { kind: 'characters', subject, which: 'only', sets: [set] }
}

/** "Fewer than 7 digits" counts these, whatever else is written. */
function tooFew(kind: ReturnType<typeof kindOf>, of: readonly Bound[]): Condition | undefined {
  const [only, other] = of
  const least =
    only?.operator === '<' && other === undefined && only.value.kind === 'value' && only.value.value
  if (!kind || !least || least.type !== 'number') return undefined
  return not({ ...kind, which: 'has', count: Number(least.value) })
}

/** What is compared: the subject itself, its length, what it counts, or the measure that an adjective names. */
function measuredOf(
  subject: Reference,
  bound: Bound | undefined,
  measure: string | undefined,
  group: Group,
): Expression {
  const own: Expression = { kind: 'subject', subject }
  if (bound?.unit !== undefined && lengths.has(bound.unit))
    return { kind: 'length', of: withoutLength(subject) }
  if (bound?.counts && group.verb === 'have') {
    const { words, start, end } = bound.counts
    const owner = subject.kind === 'named' && !isNoun('system', subject.words) ? ` of ${subject.words}` : ''
    return { kind: 'count', list: { kind: 'named', words: `${words}${owner}`, quoted: false, start, end } }
  }
  const lasts = measure === 'length' && bound?.unit !== undefined && timeWords.has(bound.unit)
  if (measure === undefined || lasts || subject.kind !== 'named' || subject.quoted) return own
  const has = subject.words.toLowerCase().split(' ').includes(measure)
  return has || measure === 'total' || measure === 'value' || measure === 'size'
    ? own
    : { kind: 'subject', subject: { ...subject, words: `${subject.words} ${measure}` } }
}

/** "The length of the code is 4 digits" speaks of the code. */
function withoutLength(subject: Reference): Expression {
  if (subject.kind !== 'named' || subject.quoted) return { kind: 'subject', subject }
  const words = subject.words.replace(/^length of (?:the |an? )?/i, '').replace(/(?:['’]s)? length$/i, '')
  return { kind: 'subject', subject: words === '' ? subject : { ...subject, words } }
}
