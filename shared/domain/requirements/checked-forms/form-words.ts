import { escaped } from '../../escaped.ts'
import { readPattern } from '../../patterns/index.ts'
import { maskQuotes } from '../facts/mask.ts'
import { readPatternRule } from '../facts/patterns/read-pattern-rule.ts'
import { setOf } from './character-sets.ts'
import { take, type Condition } from './condition-words.ts'
import type { Wrong } from './parts.ts'

/** "More than two decimals". */
export function readDecimals(condition: Condition): Wrong[] {
  const found = take(
    condition,
    /\b(?:more than|at most|up to|no more than|max(?:imum|\.)?) (\d) (?:decimals?|decimal places|digits after the (?:decimal )?point)\b/i,
  )
  const most = found?.[1]
  return most === undefined ? [] : [{ wrong: 'form', source: `^-?\\d+(?:\\.\\d{1,${most}})?$` }]
}

/** "Not of the form AB-1234", "two capital letters followed by four digits". */
export function readPatterns(condition: Condition, right: boolean): Wrong[] {
  if (!/\b(?:form|format|pattern|like|followed|then|consists? of)\b/i.test(condition.words)) return []
  const whole = condition.words.replace(
    /Q(\d+)/g,
    (_, at: string) => `"${condition.quotes[Number(at)] ?? ''}"`,
  )
  const told =
    /\b(?:not|wrong|invalid|other than|anything but)\b/i.test(whole) || right || !/\bnot\b/i.test(whole)
  const found = told ? readPatternRule(maskQuotes(whole.replaceAll('~', ' '))) : undefined
  // What the engine for expressions does not take could never be judged.
  if (!found || !readPattern(found.rule.source)) return []
  condition.words = ''
  return [{ wrong: 'form', source: found.rule.source }]
}

/** "Does not start with a letter", "must begin with "https://"", "ends with a hyphen". */
export function readEdges(condition: Condition, right: boolean): Wrong[] {
  const found = take(
    condition,
    /\b(?<not>(?:does|do|must|may|should) not |not )?(?:must |has to )?(?<verb>starts?|begins?|ends?|starting|beginning|ending) with (?:an? |the )?(?<what>Q\d+|(?:capital |small |upper-?case |lower-?case )?letter|digit|number|space|hyphen|dash)s?\b/i,
  )
  if (!found) return []
  const { not, verb = '', what = '' } = found.groups ?? {}
  const quote = /^Q(\d+)$/.exec(what)?.[1]
  const source = quote === undefined ? setOf(what, condition.quotes) : undefined
  const piece =
    quote === undefined
      ? source === undefined
        ? undefined
        : `[${source}]`
      : escaped(condition.quotes[Number(quote)] ?? '')
  if (piece === undefined) return []
  const must = /\bmust\b/i.test(found[0]) || right
  const wanted = must ? !/\bnot\b/i.test(not ?? '') : not !== undefined
  const last = /^end/i.test(verb)
  if (wanted) return [{ wrong: 'form', source: last ? `^[\\s\\S]*${piece}$` : `^${piece}[\\s\\S]*$` }]
  return [{ wrong: 'form', source: last ? `^(?![\\s\\S]*${piece}$)[\\s\\S]*$` : `^(?!${piece})[\\s\\S]*$` }]
}
