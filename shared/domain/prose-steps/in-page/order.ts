import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

/**
 * Whether texts stand one after another in reading order: all that holds the first comes before all that holds the second, and so on. Where they stand
 * several times (labels of a form and heads of its table), each time they do; where only some of these times are so, nobody knows which are meant.
 */
export function checkOrder(page: InPage, wanted: Check): Verdict {
  const blocks = page.blocksIn(document.documentElement)
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

  const isApart = shown.every(({ at }, index) => {
    const next = shown[index + 1]
    return !next || (at.at(-1) ?? 0) < (next.at[0] ?? 0)
  })
  let place = -1
  const isAnywhere = shown.every(({ at }) => {
    place = at.find((each) => each > place) ?? Infinity
    return place < Infinity
  })
  const isCertain = isApart || !isAnywhere || isInEachRun(shown.map(({ at }) => at))
  if (!isCertain)
    return { passed: false, actual, reason: `They stand several times, in different orders: ${actual}` }
  return { passed: isAnywhere !== (wanted.negated === true), actual }

  /** Whether all places fall into runs that have each text once, in this order. */
  function isInEachRun(all: number[][]): boolean {
    const [first = []] = all
    return (
      all.every(({ length }) => length === first.length) &&
      first.every((_start, run) =>
        all.every((at, index) => {
          const [own, before] = [
            at[run] ?? 0,
            index > 0 ? (all[index - 1]?.[run] ?? 0) : (all.at(-1)?.[run - 1] ?? -1),
          ]
          return own > before
        }),
      )
    )
  }
}
