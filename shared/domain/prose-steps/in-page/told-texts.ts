import { singular } from '../../english/plural.ts'
import type { Check } from '../types.ts'
import type { InPage, TextBlock, Verdict } from './kit.ts'
import type { Piece } from './told-shapes.ts'

const mostPieces = 6

/** Whether a check on a text is about words of the prose, a beginning, or a position, which no plain text check knows. */
export function isTold(_page: InPage, { unquoted, comparison, target }: Check): boolean {
  return unquoted === true || comparison !== undefined || target?.role === 'half' || target?.role === 'side'
}

/**
 * Whether words of the prose are shown, as whole words in one text, or in one line of neighbouring elements and fields. That they are not shown proves
 * nothing, for the page may say it in other words; that the same words are shown with another number or date does.
 */
export function checkWords(page: InPage, wanted: Check): Verdict {
  const expected = page.tidy(wanted.expected ?? '')
  const { target } = wanted
  const position = target?.role === 'half' || target?.role === 'side' ? target : undefined
  const where = position ? page.standsWhere(position) : (): boolean => true
  if ('verdict' in where) return where.verdict
  const place = page.placedTexts(position ? undefined : target)
  if ('verdict' in place) return place.verdict
  const words = page.wordsOf(expected)
  const isStart = wanted.comparison === 'starts_with'
  const fits = (text: string): boolean => {
    if (!wanted.unquoted)
      return isStart ? page.tidy(text).startsWith(expected) : page.hasWhole(text, expected)
    const own = page.wordsOf(text)
    return isStart ? words.every((word, at) => own[at] === word) : page.holdsWords(own, words)
  }
  const undecided = (why: string): Verdict => ({ passed: false, actual: '', reason: why })
  const showing = place.blocks.filter(({ text, parts }) => fits(text) || (isStart && parts.some(fits)))
  const hit = showing.find(({ element }) => where(element))
  const elsewhere = page.standsElsewhere(
    showing.map(({ element }) => element),
    wanted,
  )
  if (elsewhere !== undefined) return undecided(elsewhere)
  if (hit) return { passed: true, actual: hit.text, box: page.seen(hit.element) }
  if (showing.length > 0)
    return undecided(`“${expected}” is shown, but nobody can tell whether it stands where the step says.`)
  if (isStart || !wanted.unquoted) {
    const near = page.closestText(
      place.blocks.map(({ text }) => text),
      expected,
    )
    return wanted.unquoted
      ? undecided(page.unshown(expected))
      : { passed: false, actual: near || 'not shown' }
  }
  const pieces = page.piecesIn(place.scope)
  const lines = page.linesOf(pieces, mostPieces, (own) => page.holdsWords(own, words))
  const line = lines.find(
    (one) => page.isWholeLine(one, pieces) && one.every(({ element }) => where(element)),
  )
  const other = page.standsElsewhere(
    (line ?? []).map(({ element }) => element),
    wanted,
  )
  if (other !== undefined) return undecided(other)
  if (line) {
    for (const one of line) page.seen(one.element)
    const field = line.length === 1 && line[0]?.field === true
    return { passed: true, actual: line.map(({ text }) => text).join(' '), ...(field ? { field } : {}) }
  }
  if (lines.length > 0) return undecided(page.unshown(expected))
  const others = page.contraryTo(words, place.blocks, pieces).filter(({ element }) => where(element))
  for (const { element } of others) page.seen(element)
  if (others.length === 0) return undecided(page.unshown(expected))
  return { passed: false, actual: [...new Set(others.map(({ text }) => text))].join(' | ') }
}

/**
 * Where the page says the same as some words with another number or date in them. Nothing is contrary where all that is expected stands close together in
 * another form; of a mere date or amount another one of its kind is contrary only where it is the only one.
 */
export function contraryTo(
  page: InPage,
  words: readonly string[],
  blocks: readonly TextBlock[],
  pieces: readonly Piece[],
): { text: string; element: Element }[] {
  if (words.every((word) => page.wordKind(word) === 'word')) return []
  const said = blocks.map((block) => ({ ...block, other: page.otherValues(block.text, words) }))
  const stems = words.map((word) => singular(word))
  // Texts beside one another, without those that are contrary themselves: the word in them is theirs.
  const others = said.filter(({ other }) => other === undefined)
  const around = (element: Element): Element => page.parentOf(element) ?? element
  const groups = [
    ...Map.groupBy(others, ({ element }) => around(element)).values(),
    ...Map.groupBy(others, ({ element }) => around(around(element))).values(),
  ]
  const isSaidSomehow = groups.some((group) => {
    const text = group.map((block) => block.text).join(' ')
    const own = text.length > 200 ? [] : page.wordsOf(text).map((word) => singular(word))
    return own.length > 0 && stems.every((stem) => own.some((one) => page.mayBeEqual(one, stem)))
  })
  if (isSaidSomehow) return []
  const isAlike = (own: string[]): boolean => own.length === words.length && page.sameButValues(own, words)
  const lines = page
    .linesOf(pieces, words.length, isAlike)
    .filter((one) => page.isWholeLine(one, pieces))
    .flatMap((run) =>
      run[0] ? [{ text: run.map(({ text }) => text).join(' '), element: run[0].element }] : [],
    )
  const shown = said.flatMap(({ other, element }) => (other === undefined ? [] : [{ text: other, element }]))
  const all = [
    ...shown,
    ...lines.filter(({ element }) => !shown.some((one) => page.contains(one.element, element))),
  ]
  const small = [
    'of',
    'to',
    'the',
    'an',
    'in',
    'on',
    'at',
    'for',
    'and',
    'from',
    'is',
    'per',
    'by',
    'with',
    'until',
  ]
  const isNamed = words.some(
    (word) => page.wordKind(word) === 'word' && /\p{L}{2}/u.test(word) && !small.includes(word),
  )
  return isNamed || all.length === 1 ? all : []
}

/** What is shown, piece by piece in the order of the document; passwords are not read. */
export function piecesIn(page: InPage, scope: Element): Piece[] {
  return page.once('pieces', scope, () =>
    [scope, ...page.elementsIn(scope)].flatMap((element) => {
      const tag = page.tagOf(element)
      if (['option', 'optgroup', 'datalist'].includes(tag) || !page.visible(element)) return []
      const type = tag === 'input' ? (element as HTMLInputElement).type : ''
      if (['password', 'checkbox', 'radio', 'hidden', 'range', 'color', 'file'].includes(type)) return []
      const isField = ['input', 'select', 'textarea'].includes(tag)
      const own = isField
        ? page.valueOf(element)
        : page
            .childrenOf(element)
            .map((node) => (node.nodeType === 3 ? (node.nodeValue ?? '') : ''))
            .join(' ')
      const text = page.tidy(own)
      return text === '' ? [] : [{ text, element, field: isField }]
    }),
  )
}

/** Runs of pieces that stand beside one another in a line and whose words fit, each as short as it can be. */
export function linesOf(
  page: InPage,
  pieces: readonly Piece[],
  length: number,
  fits: (words: string[]) => boolean,
): Piece[][] {
  const words = (run: readonly Piece[]): string[] => run.flatMap(({ text }) => page.wordsOf(text))
  return pieces.flatMap((_first, at) => {
    for (let end = at + 1; end <= Math.min(at + length, pieces.length); end++) {
      const run = pieces.slice(at, end)
      if (!fits(words(run))) continue
      const isShortest = run.length === 1 || !fits(words(run.slice(1)))
      const boxes = run.map(({ element }) => page.boxOf(element))
      const isLine = boxes.every((box, place) => {
        const next = boxes[place + 1]
        return next === undefined || page.beside(box, next)
      })
      return isShortest && (isLine || page.isWhole(run, pieces)) ? [run] : []
    }
    return []
  })
}

/** Whether a run with a field in it is all that stands with it: of "Show [10] entries", "[10] entries" says something else. */
export function isWholeLine(page: InPage, run: readonly Piece[], pieces: readonly Piece[]): boolean {
  return run.length === 1 || !run.some(({ field }) => field) || page.isWhole(run, pieces)
}

/** Whether a run is all that the element around it shows. */
export function isWhole(page: InPage, run: readonly Piece[], pieces: readonly Piece[]): boolean {
  let around = run[0]?.element
  while (around && !run.every(({ element }) => around && page.contains(around, element)))
    around = page.parentOf(around)
  return pieces.every((one) => run.includes(one) || !around || !page.contains(around, one.element))
}

/** Why it proves nothing that words are not shown. */
export function unshown(_page: InPage, expected: string): string {
  return `“${expected}” is not shown in these words, and they need not be those of the page. Put what must be shown in quotes.`
}
