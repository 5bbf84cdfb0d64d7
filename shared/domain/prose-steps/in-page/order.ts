import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

/**
 * Whether texts stand one after another in reading order, on the page or in a part of it: all that holds the first comes before all that holds the second, and so on. Where they stand
 * several times (labels of a form and heads of its table), each time they do; where only some of these times are so, nobody knows which are meant.
 */
export function checkOrder(page: InPage, wanted: Check): Verdict {
  const { target } = wanted
  const resolution = target && page.resolve(target, 'state')
  const place = resolution?.status === 'found' ? page.at(resolution.id) : document.documentElement
  if (target && (resolution?.status !== 'found' || !place))
    return page.undecided(resolution ?? { status: 'missing', candidates: [] }, target)
  const blocks = page.blocksIn(place ?? document.documentElement)
  const texts = (wanted.texts ?? []).map((text) => page.tidy(text))
  const places = texts.map((text) => {
    // A text that stands alone somewhere is meant there, not where it is a part of another one.
    const alone = blocks.flatMap((block, at) => (block.text === text ? [at] : []))
    const holding =
      alone.length > 0 ? alone : blocks.flatMap((block, at) => (page.hasWhole(block.text, text) ? [at] : []))
    const [first] = holding.flatMap((at) => blocks[at] ?? [])
    if (first) page.seen(first.element)
    return { text, at: holding.map((at) => at + (blocks[at]?.text.indexOf(text) ?? 0) / 1e6) }
  })
  const missing = places.filter(({ at }) => at.length === 0).map(({ text }) => `“${text}” is not shown`)
  const shown = places.filter(({ at }) => at.length > 0)
  const seen = shown.toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0)).map(({ text }) => text)
  const actual = [seen.join(', '), ...missing].filter((part) => part !== '').join('; ')
  if (missing.length > 0) return { passed: wanted.negated === true, actual }

  const all = shown.map(({ at }) => at)
  const count = all[0]?.length ?? 0
  const runs = Array.from({ length: count }, (_none, run) => all.map((at) => at[run] ?? -1))
  const areRuns =
    all.every(({ length }) => length === count) &&
    runs.every((run, at) => at === 0 || Math.max(...(runs[at - 1] ?? [])) < Math.min(...run))
  const right = runs.filter((run) => run.every((each, at) => at === 0 || (run[at - 1] ?? 0) < each)).length
  const isApart = all.every((at, index) => index === 0 || (all[index - 1]?.at(-1) ?? 0) < (at[0] ?? 0))
  let last = -1
  const isAnywhere = all.every((at) => {
    last = at.find((each) => each > last) ?? Infinity
    return last < Infinity
  })
  const holds = isApart || (areRuns && right === count)
  const isFalse = !isAnywhere || (areRuns && right === 0)
  if (!holds && !isFalse)
    return { passed: false, actual, reason: `They stand several times, in different orders: ${actual}` }
  return { passed: holds !== (wanted.negated === true), actual }
}
