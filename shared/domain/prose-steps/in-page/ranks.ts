import type { Target } from '../types.ts'
import type { InPage } from './kit.ts'

type Scored = ReturnType<InPage['scored']>[number]

// A part of a name counts less than any whole one.
const part = 100

/** The rank of a class of names and a level of match. */
export function rankOf(_page: InPage, base: number, level: number): number {
  return level === 3 ? part + base + level : base + level
}

/**
 * How well an element answers to a target's name; lower is better. Classes: accessible name or the text shown in its stead 0-3, placeholder 10-13, title or alternative
 * text 30-33, text that stands where a label would 40-42; the last digit is the match level, and 100 more is a part of a name, level 3. Without a name every element of
 * the right kind matches.
 */
export function rank(
  page: InPage,
  element: Element,
  target: Target,
): { rank: number; matched: string } | undefined {
  if (target.name === undefined) return { rank: 0, matched: '' }
  const sources: [number, string][] = [
    [0, page.kindOf(element) === 'combobox' ? page.calledBy(element) : ''],
    [0, page.nameOf(element)],
    [10, page.attribute(element, 'placeholder')],
    [30, page.attribute(element, 'title') || page.attribute(element, 'alt')],
  ]
  const same = (text: string, name: string): number =>
    target.whole
      ? page.matchLevel(page.withoutArticles(text), page.withoutArticles(name), false)
      : page.nameLevel(text, name, target.exact === true)
  // What a control shows as a whole names it as well as what it is called.
  const shown = page.shownName(element)
  const [called, seen] = [same(page.nameOf(element), target.name), same(shown, target.name)]
  if (seen >= 0 && seen <= 2 && (called < 0 || seen < called)) return { rank: seen, matched: shown }
  // Whoever sees "Delete account" does not press it for its title "Delete".
  const wanted = target.name
  const isOtherAct = (): boolean =>
    page.destroys(wanted) || [page.nameOf(element), shown].some((text) => page.actsOnMore(wanted, text))
  const more = [called, seen].includes(3) && isOtherAct()
  const levels = sources
    .map(([base, text]) => ({ rank: page.rankOf(base, same(text, target.name ?? '')), base, text }))
    .filter(({ rank, base }) => rank >= base)
    .map((one) => (more && one.rank < part ? { ...one, rank: page.rankOf(one.base, 3) } : one))
    .toSorted((a, b) => a.rank - b.rank)
  const [best] = levels
  if (best && best.rank < part) return { rank: best.rank, matched: page.tidy(best.text) }
  if (page.holdsWhole(element, target.name)) return { rank: 2, matched: target.name }
  const kind = page.kindOf(element)
  const beside = kind === 'other' || kind === 'option' ? '' : page.nearbyLabel(element)
  const level = beside === '' ? -1 : same(beside, target.name)
  if (level >= 0 && level <= 2) return { rank: 40 + level, matched: beside }
  return best && { rank: best.rank, matched: page.tidy(best.text) }
}

/** Text that can be pointed at though no control is named so: the smallest visible element that holds it, or the control around it. */
export function texts(page: InPage, target: Target, scope: Element): Scored[] {
  const { name, exact } = target
  if (name === undefined) return []
  const found: Scored[] = []
  const controls = page.rolesFor('state', undefined)
  const destroys = page.destroys(name)
  for (const { text, element } of page.blocksIn(scope)) {
    const level = page.nameLevel(text, name, exact === true)
    if (level < 0 || !page.reachable(element)) continue
    // A word of "Delete everything" that stands in an element of its own is a part of it all the same.
    const isWord = destroys || page.actsOnMore(name, text)
    // An inline part that is the text itself is meant rather than the block around it.
    const inner = page.elementsIn(element).map((at) => ({
      at,
      level: page.matchLevel(page.textOf(at), name, exact === true),
    }))
    const best = Math.min(level, ...inner.map((one) => one.level).filter((one) => one >= 0))
    const fitting = inner.filter((one) => one.level === best).map((one) => one.at)
    const smallest = fitting.filter(
      (one) => !fitting.some((other) => other !== one && page.contains(one, other)),
    )
    for (const piece of smallest.length > 0 ? smallest : [element]) {
      let control: Element | undefined = piece
      while (control && !controls.includes(page.roleOf(control))) control = page.parentOf(control)
      const isLine = isWord && page.takesClicks(control ?? piece)
      found.push({
        element: control ?? piece,
        rank: page.rankOf(20, isLine || control ? level : Math.min(level, best)),
        matched: text,
      })
    }
  }
  const images = page
    .elementsIn(scope)
    .filter((element) => page.roleOf(element) === 'img' && page.exposed(element))
  for (const element of images) {
    const ranked = page.rank(element, target)
    if (ranked) found.push({ element, rank: page.rankOf(30, ranked.rank % 10), matched: ranked.matched })
  }
  return found
}
