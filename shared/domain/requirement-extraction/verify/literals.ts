import { turned } from '../language/conditions.ts'
import type { IsKnown } from '../language/effects.ts'
import { Misfit } from '../language/misfit.ts'
import { nodesIn, type Node } from '../language/parse.ts'
import { contradictedBy, turnsRound } from './bounds.ts'
import type { Evidence } from './evidence.ts'
import { folded } from './texts.ts'

const quoting = new Set(['message', 'text', 'heading', 'starts', 'hides', 'shown', 'hidden'])
const listing = new Set(['only', 'has', 'never'])
const naming = new Set(['do', 'goes', 'open'])
const spans = /^(?:day|week|month|year|character|time|attempt|entr)/i

/** Throws a `Misfit` unless everything that a string of an answer says literally stands in its evidence. Gives what it used of it. */
export function literalsIn(node: Node, evidence: Evidence, isKnown: IsKnown): string[] {
  const used: string[] = []
  look(node, undefined)
  return used

  function look(one: Node, parent: Node | undefined): void {
    const inside = parent?.is === 'call' ? parent.name : ''
    if (one.is === 'number') used.push(number(one, evidence, parent))
    else if (one.is === 'text') used.push(...text(one.value, evidence, inside))
    else if (one.is === 'name') {
      if (!isKnown(one.value)) throw new Misfit(`nothing is declared with the name [${one.value}]`)
      used.push(one.value)
    } else if ('args' in one) for (const arg of one.args) look(arg, one)
  }
}

function number({ value, unit }: Extract<Node, { is: 'number' }>, evidence: Evidence, parent?: Node): string {
  const isCompared =
    parent?.is === 'op' && !parent.args.some((one) => one.is === 'call' && one.name === 'count')
  // What is counted up or down goes by one without saying so.
  const isCounted = parent?.is === 'op' && (parent.op === '+' || parent.op === '-') && value === '1'
  const isStep = parent?.is === 'call' && parent.name === 'round' && stepIn(evidence, value)
  if (!isStep && !isCounted && !evidence.hasNumber(value, { loosely: !isCompared }))
    throw new Misfit(`${value} does not stand in the sentences that it names`)
  if (unit !== undefined && !spans.test(unit) && !evidence.hasUnit(unit))
    throw new Misfit(`the unit ${unit} does not stand in the sentences that it names`)
  return value
}

function text(value: string, evidence: Evidence, inside: string): string[] {
  const written = inside === 'date' || inside === 'time' ? evidence.spellingOf(inside, value) : undefined
  if (written !== undefined) return [written]
  const stands =
    inside === 'pattern'
      ? patternStands(value, evidence)
      : quoting.has(inside)
        ? evidence.quotes(value)
        : naming.has(inside)
          ? evidence.names(value)
          : listing.has(inside)
            ? Array.from(value).every((one) => evidence.text.includes(one))
            : evidence.says(value)
  if (value.length > 500 || !stands)
    throw new Misfit(`"${value.slice(0, 80)}" does not stand in the sentences that it names`)
  return inside === 'pattern' ? [value, ...(value.match(/\d+/g) ?? [])] : [value]
}

/** Of a regular expression its letters, as far as they are no class, and its counts. */
function patternStands(expression: string, evidence: Evidence): boolean {
  const counts = [...expression.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(([, least, most]) => [least, most])
  const rest = expression.replaceAll(/\{[^}]*\}|\\[dDwWsSb]|\[[^\]]*\]|\\/g, ' ')
  const literals = rest.match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    counts.every((one) => !one || evidence.hasNumber(one)) &&
    literals.every((one) => folded(evidence.text).toLowerCase().includes(one.toLowerCase()))
  )
}

const whole = /\b(?:whole|integer|full|digits?|ganze|entier|entero|intero|heel)/i
const stepWords: Record<string, RegExp> = {
  '1': whole,
  '0.1': /\b(?:one|1) decimal|\btenth/i,
  '0.01': /\bcents?\b|\b(?:two|2) decimal|\bhundredth/i,
  '0.001': /\b(?:three|3) decimal|\bthousandth/i,
  '0.5': /\bhalf|\bhalves/i,
}

/** Whether the text says a least difference: as a number, in words, or by the places of the numbers that it writes. */
export function stepIn(evidence: Evidence, step: string): boolean {
  if (stepWords[step]?.test(evidence.text)) return true
  if (step !== '1' && evidence.hasNumber(step)) return true
  const places = step.split('.')[1]?.length ?? 0
  const written = [...evidence.text.matchAll(/\d+[.,](\d+)(?!\d)/g)].map(
    ([, decimals = '']) => decimals.length,
  )
  return /^0\.0*1$/.test(step) && written.includes(places)
}

/** Throws where a comparison parts the values elsewhere than the words of the text do. */
export function boundsIn(node: Node, evidence: Evidence, { demands }: { demands: boolean }): void {
  const turns = !demands && turnsRound(evidence.text)
  for (const one of nodesIn(node)) {
    if (one.is !== 'op') continue
    const [left, right] = one.args
    const amount = right?.is === 'number' ? right : left?.is === 'number' ? left : undefined
    if (!amount || !['<', '<=', '>=', '>'].includes(one.op)) continue
    const operator = right === amount ? one.op : turned[one.op as '<']
    const against = contradictedBy(evidence.text, operator, amount.value, { turned: turns })
    if (against !== undefined)
      throw new Misfit(`${one.op} ${amount.value} is not what the text says there: "${against}"`)
  }
}

const demanding =
  /requir|mandatory|compulsory|obligat|empty|blank|missing|without|must|has to|have to|need|shall|filled|given|left|\byes\b|enter|nothing|pflicht|leer|erforderlich|requis|vide|obligator|vací|vuot|verplicht|leeg/i
const allowing =
  /optional|may|can\b|need not|not required|not mandatory|not necessary|\bno\b|empty|blank|where|if\b|any|kann|freiwillig|faculta|puede|può|mag\b/i
const words = new Map<string, RegExp>([
  ['empty', demanding],
  ['blank', demanding],
  ['whole', whole],
  ['number', /numb|numer|digit|decimal|amount|whole|integer/i],
  ['date', /date|day/i],
  ['time', /time|clock|hour/i],
  ['email', /mail/i],
  ['url', /url|web|link|http|address/i],
  ['digits', /digit|numb|numer|figure/i],
  ['letters', /letter|alpha|character/i],
  ['capitals', /capital|upper/i],
  ['small_letters', /small|lower/i],
  ['spaces', /space|blank/i],
  ['special', /special|symbol|punct/i],
  ['repeats', /already|twice|unique|same|exist|duplicat|taken|once|another|again/i],
  ['age', /\bage|old|year|birth/i],
])

/** Throws where a demand or an effect that is no literal has no word in the text. Only words of a language that is known can be missed. */
export function wordsFor(node: Node, evidence: Evidence): void {
  if (!evidence.isEnglish) return
  for (const one of nodesIn(node)) {
    const name = one.is === 'call' ? one.name : one.is === 'word' ? one.value : ''
    const needed = words.get(name)
    if (needed && !needed.test(evidence.text))
      throw new Misfit(`no word of the sentences that it names says "${name}"`)
  }
}

export const mayBeEmpty = (evidence: Evidence): boolean => !evidence.isEnglish || allowing.test(evidence.text)
