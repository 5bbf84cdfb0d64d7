import type { Check, Target } from '../types.ts'
import type { InPage, TextBlock, Verdict } from './kit.ts'

/** The texts among which a check looks: those of the page, of a named place, or beside a field; or why that place is unknown. */
export function textsAt(
  page: InPage,
  target: Target | undefined,
): { blocks: TextBlock[] } | { verdict: Verdict } {
  if (!target) return { blocks: page.blocksIn(document.documentElement) }
  if (target.role === 'near' && target.within) {
    const field = page.resolve(target.within, 'state')
    const element = field.status === 'found' ? page.at(field.id) : undefined
    if (field.status !== 'found' || !element) return { verdict: page.undecided(field, target.within) }
    return { blocks: page.nearField(element) }
  }
  if (target.role === 'live region') return { blocks: page.announced() }
  const side = target.role === 'above' || target.role === 'below' ? target.role : undefined
  const places = page.regions((side && target.within) || target, document.documentElement)
  const [place] = places
  if (!place || places.length > 1) {
    const candidates = page.candidates(places)
    return { verdict: page.undecided({ status: place ? 'ambiguous' : 'missing', candidates }, target) }
  }
  if (side) return { blocks: page.besides(place, side) }
  const blocks = page.blocksIn(place)
  if (target.role !== 'row') return { blocks }
  // A row is read across its cells.
  const line = page.tidy(blocks.map((block) => block.text).join(' '))
  return { blocks: [...blocks, { text: line, parts: [], element: place }] }
}

/** Whether a text is visible: on the page, in a named place, or beside a field; with `exact` as a whole message. */
export function checkText(page: InPage, wanted: Check): Verdict {
  const expected = page.tidy(wanted.expected ?? '')
  const negated = wanted.negated === true
  const place = page.textsAt(wanted.target)
  if ('verdict' in place) return place.verdict
  const { blocks } = place
  const holds = (text: string): boolean =>
    wanted.exact ? page.hasMessage(text, expected) : page.hasWhole(text, expected)
  const hit = blocks.find(
    ({ text, parts }) => holds(text) || parts.some((part) => holds(part) && page.standsApart(text, part)),
  )
  const showing = blocks.filter(({ text }) => holds(text)).map(({ element }) => element)
  const elsewhere = hit && page.standsElsewhere(showing.length > 0 ? showing : [hit.element], wanted)
  if (elsewhere !== undefined) return { passed: false, actual: elsewhere, reason: elsewhere }
  // "The list shows Milk and it says …" may speak of the list or of the page.
  const isOnPage = (): boolean =>
    page.blocksIn(document.documentElement).some(({ text, parts }) => holds(text) || parts.some(holds))
  if (!hit && wanted.beside !== undefined && wanted.target && isOnPage())
    return {
      passed: false,
      actual: '',
      reason: `“${expected}” is shown, but not in ${wanted.beside}. Say where it stands.`,
    }
  // A page that shows nothing at all proves no absence.
  const blank = negated && blocks.length === 0 && !wanted.target
  const near = wanted.target
    ? blocks.map((block) => block.text).join(' | ')
    : page.closestText(
        blocks.map((block) => block.text),
        expected,
      )
  const actual = blank ? 'the page is blank' : (hit?.text ?? near)
  return {
    passed: !blank && (hit !== undefined) !== negated,
    actual: actual === '' ? 'not shown' : actual.length > 300 ? `${actual.slice(0, 297)}...` : actual,
    ...(hit ? { box: page.seen(hit.element) } : {}),
  }
}

/** Why a text is not surely what is said of something, or of the whole page: all that shows it are rows and items of other things. */
export function standsElsewhere(
  page: InPage,
  elements: readonly Element[],
  { beside, target, expected = '' }: Check,
): string | undefined {
  if (beside === undefined || target || elements.length === 0) return undefined
  const entries = page.entriesIn('entry', document.documentElement)
  const isOther = (element: Element): boolean => {
    const own = entries.findLast((entry) => entry.contains(element))
    return own !== undefined && !page.hasWhole(page.textOf(own), page.tidy(beside))
  }
  return elements.every(isOther)
    ? `“${expected}” stands beside something else than “${beside}”. Say what shows it: the row “${beside}”, or the page.`
    : undefined
}

/** Whether an inline element's text reads as a text of its own beside its neighbours: no joint cuts a word or a number. */
export function standsApart(_page: InPage, text: string, part: string): boolean {
  const start = text.indexOf(part)
  const joins = (one: string, other: string): boolean =>
    /\p{L}{2}|\p{N}{2}|[.,]\p{N}|\p{N}[.,]/u.test(one + other)
  const before = start > 0 && joins(text.charAt(start - 1), part.charAt(0))
  return start >= 0 && !before && !joins(part.slice(-1), text.charAt(start + part.length))
}

/** The text that an expected one was most likely meant to be, for the message; empty when none is close. */
export function closestText(page: InPage, texts: string[], expected: string): string {
  const wordsOf = (text: string): string[] =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  const wanted = wordsOf(expected)
  const key = page.loose(expected)
  const score = (text: string): number => {
    if (key !== '' && page.loose(text).includes(key)) return 1
    const words = new Set(wordsOf(text))
    return wanted.filter((word) => words.has(word)).length / Math.max(wanted.length, 2)
  }
  const best = texts.map((text) => ({ text, score: score(text) })).toSorted((a, b) => b.score - a.score)[0]
  return best && best.score >= 0.5 ? best.text : ''
}
