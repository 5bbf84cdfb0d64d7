import type { Check } from '../types.ts'
import type { InPage, PartList, Verdict } from './kit.ts'

/** What holds of a list as a whole, where only a part of it is drawn: by what it says itself, else undecided, unless what is drawn decides it. */
export function checkWhole(page: InPage, verdict: Verdict, wanted: Check): Verdict {
  const kinds = ['assert_count', 'assert_entries', 'assert_collection']
  if (!kinds.includes(wanted.kind) || verdict.problem || page.partLists().length === 0) return verdict
  const list = page.wholeOf(wanted)
  if (!list) return verdict
  const { collection: fact = {}, texts, negated } = wanted
  const shown = list.members.filter((one) => page.visible(one)).length
  const isCount = wanted.kind === 'assert_count' || (fact.count !== undefined && !fact.members && !fact.each)
  if (isCount) return page.wholeCount(verdict, wanted, list, shown)
  const doubt: Verdict = { passed: false, actual: '', reason: page.notAllDrawn(list, shown) }
  if (verdict.reason) return verdict
  if (fact.members && !['only', 'these'].includes(fact.extent ?? '')) {
    const isEnd = fact.at !== undefined && fact.at < 0
    return isEnd || fact.times !== undefined ? doubt : verdict
  }
  // What is drawn may contradict, but not confirm, what is said of all.
  const isContrary = !verdict.passed && negated !== true
  const isMore = texts !== undefined ? shown > texts.length : true
  return isContrary && isMore ? verdict : doubt
}

/** The list that a check is about, where it is there in part. */
export function wholeOf(page: InPage, wanted: Check): PartList | undefined {
  const target = wanted.target ?? {}
  const where = page.scopeOf(target)
  if ('missed' in where) return undefined
  const { collection: fact } = wanted
  if (fact) {
    const meant = page.meantBy(fact, where.scope)
    if ('reason' in meant) return undefined
    const { members, holder } = meant.found
    return page
      .partLists()
      .find((one) => one.holder === holder || one.members.some((member) => members.includes(member)))
  }
  const counted =
    wanted.kind === 'assert_count'
      ? page.countedIn(target, where.scope)
      : page.entriesIn(target.role ?? 'entry', where.scope)
  return page.partLists().find(({ members }) => members.some((one) => counted.includes(one)))
}

/** How many there are of a list that is there in part. */
export function wholeCount(
  page: InPage,
  verdict: Verdict,
  wanted: Check,
  list: PartList,
  shown: number,
): Verdict {
  const { collection: fact, comparison, negated, expected, target } = wanted
  const count = fact?.count ?? Number(expected)
  // The page itself said it, in words.
  if (verdict.actual.startsWith('the page says') && verdict.passed && !verdict.reason) return verdict
  if (target?.name !== undefined && !fact)
    return { passed: false, actual: '', reason: page.notAllDrawn(list, shown) }
  const is = (amount: number): boolean => page.compares(amount, count, comparison)
  const { stated } = list
  const say = (holds: boolean): Verdict => ({
    passed: holds !== (negated === true),
    actual: stated === undefined ? `at least ${shown}` : `${stated}, of which ${shown} are drawn`,
  })
  if (stated !== undefined && is(stated)) return say(true)
  if (stated !== undefined && !is(shown)) return say(false)
  if (comparison === 'at_least' && is(shown)) return say(true)
  if (stated === undefined && comparison !== 'at_least' && shown > count) return say(false)
  return { passed: false, actual: '', reason: page.notAllDrawn(list, shown) }
}

/** Why nothing is decided by what is drawn of a list. */
export function notAllDrawn(page: InPage, { holder, stated }: PartList, shown: number): string {
  const name = page.nameOf(holder) || page.headingOf(holder)
  const all = stated === undefined ? 'and it does not say how many there are' : `of ${stated}`
  return `Only a part of the list${name === '' ? '' : ` “${name}”`} is drawn: ${shown} entries, ${all}. What is not drawn decides nothing.`
}
