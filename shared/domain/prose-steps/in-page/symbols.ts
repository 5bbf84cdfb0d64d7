import type { Check, Target } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

type Scored = ReturnType<InPage['scored']>[number]

/**
 * What shows a symbol, such as an arrow or a cross, that the words of the target tell of: the character itself goes before a name of it, and that before
 * a word in the markup of what has no text. It has to be a control, or to show that it takes clicks.
 */
export function symbolsIn(page: InPage, { name = '', signs = [] }: Target, scope: Element): Scored[] {
  const words = [name, ...signs].map((word) => page.tidy(word).toLowerCase())
  const grips = words.includes('handle')
  const controls = page.rolesFor('state', 'control')
  const found: Scored[] = []
  for (const element of page.elementsIn(scope)) {
    const isControl = controls.includes(page.roleOf(element))
    if (element === scope || !(isControl || page.mayTakeClicks(element) || (grips && page.isGrip(element))))
      continue
    // A symbol is for the eye: what assistive technology is not told of it counts, too, and what shows itself to the pointer.
    if (!page.rendered(element)) continue
    const rank = page.symbolRank(element, words)
    if (rank >= 0) found.push({ element, rank: rank + (isControl ? 0 : 1), matched: page.nameOf(element) })
  }
  // Of what stands in one another the outer one takes the click: the picture in a button is the button.
  return found
    .filter(
      ({ element }) =>
        !found.some((other) => other.element !== element && page.contains(other.element, element)),
    )
    .toSorted((a, b) => a.rank - b.rank)
}

/** What shows that it takes clicks, or is marked up as what does: a link without an address, what has a tip or can be focused. */
export function mayTakeClicks(page: InPage, element: Element): boolean {
  const marked = page.attribute(element, 'title') !== '' || page.attribute(element, 'tabindex') !== ''
  return marked || ['a', 'button'].includes(page.tagOf(element)) || page.takesClicks(element)
}

/** 0 a character, 2 the name, 4 a word of the name, 6 a word in the markup of what has no text; -1 none of them. */
export function symbolRank(page: InPage, element: Element, words: string[]): number {
  const text = page.tidy(page.textOf(element)).toLowerCase()
  const named = [page.nameOf(element), page.attribute(element, 'title'), page.attribute(element, 'alt')]
  const all = [text, ...named.map((name) => page.tidy(name).toLowerCase()), ...page.drawnSigns(element)]
  const names = all.filter((name) => name !== '')
  const isLetter = (word: string): boolean => /[\p{L}\p{N}]/u.test(word)
  if (words.some((word) => !isLetter(word) && names.includes(word))) return 0
  const spelled = words.filter(isLetter)
  if (spelled.some((word) => names.includes(word))) return 2
  const parts = names.map((name) => name.split(/[^\p{L}\p{N}]+/u))
  const short = parts.filter((all) => all.length <= 4)
  if (spelled.some((word) => word.length > 1 && short.some((all) => all.includes(word)))) return 4
  // A name in words says what it is, whatever its markup is called.
  if (names.some(isLetter)) return -1
  const inside = page.elementsIn(element).slice(0, 8)
  const marks = inside.flatMap((at) => page.markupWords(at))
  return spelled.some((word) => word.length > 1 && marks.includes(word)) ? 6 : -1
}

/** The single characters that the style sheet draws in an element: it may be all that is seen of a button. */
export function drawnSigns(page: InPage, element: Element): string[] {
  return page
    .elementsIn(element)
    .slice(0, 8)
    .flatMap((at) => ['::before', '::after'].map((part) => getComputedStyle(at, part).content))
    .map((content) => page.tidy(/^"(.*)"$/.exec(content)?.[1] ?? '').toLowerCase())
    .filter((sign) => /^(?:x|[^\p{L}\p{N}\s\\]\uFE0F?)$/u.test(sign))
}

/**
 * Whether a control is shown that a sign stands on. What shows the sign itself is it; what only goes by one of its names, or shows nothing that could be
 * read, may be it.
 */
export function checkSign(page: InPage, wanted: Check, scope: Element): Verdict {
  const { name = '', signs = [] } = wanted.target ?? {}
  const marks = [name, ...signs].map((sign) => sign.toLowerCase()).filter((sign) => /^.\uFE0F?$/u.test(sign))
  const seen = page
    .symbolsIn(wanted.target ?? {}, scope)
    .map(({ element }) => element)
    .filter((element) => page.facesOf(element).length > 0)
  const textOf = (element: Element): string => page.tidy(page.textOf(element)).toLowerCase()
  const hit = seen.find((element) =>
    [textOf(element), ...page.drawnSigns(element)].some((text) => marks.includes(text)),
  )
  const unread = page
    .elementsIn(scope)
    .filter((at) => page.roleOf(at) === 'button' && page.nameOf(at) === '' && textOf(at) === '')
    .filter((at) => page.facesOf(at).length > 0 && page.drawnSigns(at).length === 0)
  const [maybe] = [...seen, ...unread]
  if (!hit && maybe)
    return {
      passed: false,
      actual: '',
      reason: `Nothing that is shown is called “${name}”, and a ${page.candidate(maybe).role} may be what is meant. Say what it is called.`,
    }
  const passed = (hit !== undefined) !== (wanted.negated === true)
  return { passed, actual: hit ? `“${name}” shown` : 'not shown', ...(hit ? { box: page.seen(hit) } : {}) }
}

/** The words in the classes and other marks of an element: "arrowUp" and "ui-spinner-up" hold "up". */
export function markupWords(page: InPage, element: Element): string[] {
  return ['class', 'id', 'data-icon', 'data-action', 'name']
    .map((name) => page.attribute(element, name))
    .join(' ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
}

/** Whether an element shows that things are taken hold of at it. */
export function isGrip(page: InPage, element: Element): boolean {
  const { cursor } = getComputedStyle(element)
  return (
    ['grab', 'grabbing', 'move', 'row-resize', 'ns-resize'].includes(cursor) ||
    page.markupWords(element).some((word) => ['handle', 'grip', 'grabber', 'dragger', 'mover'].includes(word))
  )
}
