import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

/** Whether texts stand one after another in reading order: all that holds the first comes before all that holds the second, and so on. */
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
    const within = holding.map((at) => at + (blocks[at]?.text.indexOf(text) ?? 0) / 1e6)
    return { text, first: Math.min(...within), last: Math.max(...within) }
  })
  const missing = places.filter(({ first }) => first === Infinity).map(({ text }) => `“${text}” is not shown`)
  const found = places.filter(({ first }) => first !== Infinity)
  const holds =
    missing.length === 0 && found.every(({ last }, at) => last < (found[at + 1]?.first ?? Infinity))
  const seen = found.toSorted((a, b) => a.first - b.first).map(({ text }) => text)
  return {
    passed: holds !== (wanted.negated === true),
    actual: [seen.join(', '), ...missing].filter((part) => part !== '').join('; '),
  }
}
