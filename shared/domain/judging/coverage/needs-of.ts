import { sameUnit, unitAhead } from '../../english/units.ts'
import type { Marks, RoleTag } from '../../marking/tags.ts'
import { quoted } from '../../text/quoted.ts'
import { figuresIn, valuesIn, type Figure } from './figures.ts'
import type { Need } from './types.ts'

const longest = 4000
const mostNeeds = 60
const kinds: Partial<Record<RoleTag, Need['kind']>> = {
  N: 'figure',
  M: 'text',
  O: 'alternative',
  S: 'alternative',
  NEG: 'negation',
}
const counted = new Set(['character', 'char', 'letter', 'digit', 'symbol'])
/** Of JSON Schema (draft 2020-12, validation 6.3): they count characters. */
const lengthKeyword = /(?:min|max)Length["']?\s*:\s*$/
const shares = new Set(['%', 'percent', 'per cent'])

/**
 * What cases have to try of a sentence or row: itself, each quoted text, each figure outside of quotes, and what the tagger marked as figure, message, option,
 * state or negation. Numbers of lists, names such as REQ-1 and the figures that start at `running` (a column that only counts its rows) are none. The same part
 * counts once; at most 60.
 */
export function needsOf(sentence: string, marks?: Marks, running: ReadonlySet<number> = new Set()): Need[] {
  const text = sentence.slice(0, longest)
  const whole: Need = { kind: 'sentence', text, start: 0, end: text.length }
  const texts = [...text.matchAll(quoted)].map(({ 0: mark, index }): Need => {
    const end = index + mark.length
    return { kind: 'text', text: mark.slice(1, -1).trim(), start: index, end }
  })
  const marked = (marks?.roles ?? []).flatMap(({ tag, start, end }): Need[] => {
    const kind = kinds[tag]
    if (kind === 'figure' && isArticle(text.slice(start, end))) return []
    return kind && end <= text.length ? [{ kind, text: text.slice(start, end).trim(), start, end }] : []
  })
  const roles = marked.filter((need) => !texts.some((other) => overlap(need, other)))
  const figures = figuresIn(text)
    .filter((figure) => !running.has(figure.start) && !isName(text, figure))
    .map(({ written, start, end }): Need => ({ kind: 'figure', text: written, start, end }))
    .filter((need) => ![...texts, ...roles].some((other) => overlap(need, other)))
  const needs = measured(text, [...texts, ...roles, ...figures])
  return [whole, ...once(needs).toSorted((one, other) => one.start - other.start)].slice(0, mostNeeds)
}

/** "One", spelled out, counts nothing: "the clerk enters one item". */
const isArticle = (words: string): boolean => !/\d/.test(words) && valuesIn(words).join(' ') === '1'

type Place = Pick<Need, 'start' | 'end'>

const overlap = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end

/** The number of a list item, or a figure that is part of a name: "2. ", "REQ-1", "#12", "A4", "2FA". */
function isName(text: string, { start, end }: Figure): boolean {
  const before = text.slice(Math.max(0, start - 3), start)
  if (/[\p{L}_#]$|\p{L}-$/u.test(before)) return true
  if (/^\s*(?:[-*•]\s*)?$/.test(text.slice(0, start)) && /^[.)]\s/.test(text.slice(end, end + 2))) return true
  return /^\p{Lu}/u.test(text.slice(end, end + 1)) && unitAhead(text.slice(end)) === undefined
}

/** Figures with what they count. "8 to 64 characters" says it of both. */
function measured(text: string, needs: readonly Need[]): Need[] {
  const unitOf = ({ end }: Need) => {
    const unit = unitAhead(text.slice(end, end + 30))?.unit
    return unit === undefined ? undefined : sameUnit(unit)
  }
  const units = new Map(needs.map((need) => [need, need.kind === 'figure' ? unitOf(need) : undefined]))
  const isOfLength = [...units.values()].some((unit) => unit !== undefined && counted.has(unit))
  return needs.map((need) => {
    const unit = units.get(need)
    if (need.kind !== 'figure') return need
    if (lengthKeyword.test(text.slice(Math.max(0, need.start - 20), need.start)))
      return { ...need, measure: 'characters' as const }
    if (unit !== undefined && shares.has(unit)) return { ...need, measure: 'percent' as const }
    const isLength = unit === undefined ? isOfLength : counted.has(unit)
    return isLength ? { ...need, measure: 'characters' as const } : need
  })
}

function once(needs: readonly Need[]): Need[] {
  const byText = new Map<string, Need>()
  for (const need of needs) {
    const key = `${need.kind} ${need.text.toLowerCase()}`
    if (need.text !== '' && !byText.has(key)) byText.set(key, need)
  }
  return [...byText.values()]
}
