import type { Check, Target } from '../types.ts'
import type { Collection, InPage, Verdict } from './kit.ts'

/** How many members a collection has now, as a value that may change. */
export function amountOf(
  page: InPage,
  target: Target,
): { value: string; field: boolean } | { verdict: Verdict } {
  const where = page.scopeOf(target)
  if ('missed' in where) return { verdict: page.undecided(where.missed, target) }
  const { scope } = where
  const meant = page.meantBy(target.name === undefined ? {} : { noun: target.name }, scope)
  if ('reason' in meant) return { verdict: { passed: false, actual: '', reason: meant.reason } }
  const { holder, members } = meant.found
  const list = page
    .partLists()
    .find((one) => one.holder === holder || one.members.some((at) => members.includes(at)))
  if (list && list.stated === undefined)
    return { verdict: { passed: false, actual: '', reason: page.notAllDrawn(list, members.length) } }
  return { value: String(list?.stated ?? members.length), field: false }
}

/** Whether an amount is what was expected. */
export function compares(
  _page: InPage,
  amount: number,
  expected: number,
  comparison: Check['comparison'],
): boolean {
  if (comparison === 'at_least') return amount >= expected
  return comparison === 'at_most' ? amount <= expected : amount === expected
}

/** How many members there are, or what the page itself says about that. */
export function countOf(page: InPage, wanted: Check, scope: Element): Verdict {
  const { collection: fact = {}, comparison } = wanted
  const { count = 0, noun, tail } = fact
  const said = noun === undefined && tail === undefined ? [] : page.statements(noun, tail, scope)
  const [stated] = said
  const words = `the page says ${said.join(' and ')} ${noun ?? ''} ${tail ?? ''}`.trim()
  const say = (amount: number, actual: string): Verdict => ({
    passed: page.compares(amount, count, comparison) !== (wanted.negated === true),
    actual,
  })
  if ((tail !== undefined || fact.stated) && stated !== undefined)
    return said.length === 1 ? say(stated, words) : undecided(`${words}, and which is meant is not clear.`)
  if (fact.stated) return undecided(`Nothing here says how many ${noun ?? 'there are'}.`)
  const meant = page.meantBy(fact, scope)
  if ('reason' in meant) {
    if (stated !== undefined && said.length === 1 && page.compares(stated, count, comparison))
      return say(stated, words)
    return undecided(meant.reason)
  }
  const { members } = meant.found
  for (const one of members) page.seen(one)
  const verdict = say(
    members.length,
    `${members.length}${members.length === 0 ? '' : `: ${page.told(members)}`}`,
  )
  const whole = isPart(page, scope, said, members.length) ? stated : undefined
  const isTotal = fact.total === 'said' || (fact.total === 'likely' && !verdict.passed)
  const all = whole === undefined ? undefined : say(whole, `${words}, ${members.length} of them are shown`)
  if (all && isTotal && (all.passed || fact.total === 'said')) return all
  if (all && fact.total === 'likely' && verdict.passed)
    return undecided(`${words}, but only ${members.length} of them are shown. Say how many are shown.`)
  const doubt = doubtOf(page, wanted, meant.found, verdict)
  if (doubt !== undefined) return undecided(doubt)
  // Which of them are open or done is not said by how many there are.
  const isSome =
    tail !== undefined && tail !== 'found' && (!verdict.passed || !/^(?:left|remaining)$/.test(tail))
  if (isSome || (!verdict.passed && !page.isSurelyMeant(fact, scope)))
    return undecided(notSurely(verdict.actual))
  const saysOther = said.length > 0 && !said.includes(members.length) && whole === undefined
  if (saysOther && said.some((amount) => page.compares(amount, count, comparison)))
    return undecided(`${words}, but there are ${verdict.actual}`)
  return verdict
}

const notSurely = (actual: string): string =>
  `There are ${actual}, and nobody can tell whether those are meant. Name the list or table, as the page calls it.`

// "Showing 1 to 10 of 23": what is shown is a part of all there is.
function isPart(page: InPage, scope: Element, [stated = 0, other]: number[], amount: number): boolean {
  return (
    other === undefined &&
    stated > amount &&
    amount > 0 &&
    page
      .blocksIn(scope)
      .some(({ text }) => page.hasWhole(text, String(stated)) && page.hasWhole(text, String(amount)))
  )
}

// Why a number of members may not be that of what is meant.
function doubtOf(
  page: InPage,
  { collection: { count = 0, noun, anything } = {} }: Check,
  found: Collection,
  { passed }: Verdict,
): string | undefined {
  const { members, holder } = found
  const [sole] = members
  const text = sole ? page.textOf(sole) : ''
  if (members.length === 1 && count !== 1 && /^(?:no|there (?:is|are) no|nothing|none)\b/i.test(text))
    return `“${text}” is shown, and nobody can tell whether that is counted.`
  if (members.length === 0 && count > 0 && !page.visible(holder))
    return 'There is a list here, but it is not shown. Say what else the page shows.'
  const named = noun === undefined || anything === true || page.goesBy(found, noun)
  if (named || found.sort === 'columns' || ['row', 'column', 'page', 'option', 'tab'].includes(noun))
    return undefined
  const some = page.isSomeOf(found, noun)
  if (some === 'said' || (!passed && (some === 'filtered' || count === 0)))
    return `There are ${members.length} here, but which of them are meant by “${noun}” is not clear: ${page.told(members)}`
  return undefined
}

/** The numbers that texts of the page give for a noun: 23 of "Showing 1 to 10 of 23 entries", 2 of "2 items left", 55 of "55 characters left" for what is left. */
export function statements(
  page: InPage,
  noun: string | undefined,
  tail: string | undefined,
  scope: Element,
): number[] {
  const escaped = (noun ?? '').replace(/[^\p{L}\p{N}]+/gu, '\\W+')
  const many = `(?:${escaped}|${escaped.replace(/y$/i, '')}ie|${escaped}e)s?\\b`
  const after = tail === undefined ? '' : `\\s+(?:\\w+\\s+)?${tail}\\b`
  const what = noun === undefined ? `(?:\\s+\\p{L}+){0,2}?` : `\\s+(?:total\\s+)?${many}`
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.,])(\\d[\\d.,]*|no)${what}${after}`, 'giu')
  const found = page
    .blocksIn(scope)
    .flatMap(({ text }) =>
      [...text.matchAll(pattern)].map(([, amount = '']) =>
        /^no$/i.test(amount) ? 0 : Number(amount.replaceAll(/[.,]/g, '')),
      ),
    )
  return [...new Set(found)]
}

const undecided = (reason: string): Verdict => ({ passed: false, actual: '', reason })
