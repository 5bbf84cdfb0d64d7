import type { Check, Target } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'
import type { Said } from './told-shapes.ts'

const fieldRoles = [
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'slider',
  'spinbutton',
  'focused',
  'radiogroup',
  'group',
]

/**
 * Whether something says what is expected, where its name or what is expected is in words of the prose. Found with another value it does not; what cannot be
 * found, and words that may only describe the value, leave it undecided.
 */
export function checkSaid(page: InPage, wanted: Check): Verdict {
  const target = wanted.target ?? {}
  const isNamed = wanted.attribute === 'name'
  const found = page.saidBy(target, isNamed)
  if ('verdict' in found) return found.verdict
  const { value, by, element } = found
  const expected = page.tidy(wanted.expected ?? '')
  const [own, words] = [page.wordsOf(value), page.wordsOf(expected)]
  const actual = value === '' ? 'empty' : value.length > 300 ? `${value.slice(0, 297)}...` : value
  const field = by === 'field'
  const say = (holds: boolean): Verdict => ({
    passed: holds !== (wanted.negated === true),
    actual,
    field,
    box: page.seen(element),
  })
  const undecided = (): Verdict => ({
    passed: false,
    actual,
    reason: `It shows “${actual}”, and nobody can tell whether that is “${expected}”. Put the value in quotes, as the page shows it.`,
  })
  const isEqual = words.length > 0 ? own.join(' ') === words.join(' ') : page.tidy(value) === expected
  const isHeld = page.holdsWords(own, words)
  if (wanted.comparison === 'starts_with') return say(words.every((word, at) => own[at] === word))
  if (isEqual || (isHeld && wanted.comparison === 'contains')) return say(true)
  // In small letters it may be a description; as a name, number or quote it is the value itself.
  const isLiteral = !wanted.unquoted || /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(expected)
  const other = page.otherValues(value, words) !== undefined
  if (by === 'place' || (by === 'control' && !isNamed)) {
    if (isHeld) return say(true)
    return other || !wanted.unquoted ? say(false) : undecided()
  }
  if (isHeld) {
    const rest = own.filter((word) => !words.includes(word))
    const isWithUnit =
      by === 'value' && /\d/.test(expected) && rest.every((word) => page.wordKind(word) === 'word')
    if (isWithUnit || (field && page.offersOnce(element, words))) return say(true)
    return wanted.unquoted ? undecided() : say(false)
  }
  if (own.length === words.length && own.every((word, at) => page.mayBeEqual(word, words[at] ?? '')))
    return undecided()
  // A native field for dates shows them as its owner is used to, whatever it holds.
  const shown = page.tagOf(element) === 'input' ? (element as HTMLInputElement).type : ''
  if (['date', 'month', 'week', 'time', 'datetime-local'].includes(shown) && value !== '' && !other)
    return undecided()
  return isLiteral ? say(false) : undecided()
}

/** What says something: a field, a value beside its label, a cell, a control, a place, or what bears the word in the markup. */
export function saidBy(page: InPage, target: Target, isNamed: boolean): Said | { verdict: Verdict } {
  const { role, name } = target
  if (role === 'cell') {
    const cell = page.cellOf(target)
    if ('missed' in cell) return { verdict: page.undecided(cell.missed, target) }
    const { value, field } = page.cellValue(cell.element)
    return { value, by: field ? 'field' : 'value', element: cell.element }
  }
  const where = page.scopeOf(target)
  if ('missed' in where) return { verdict: page.undecided(where.missed, target) }
  const { scope } = where
  if (!isNamed && (role === undefined || fieldRoles.includes(role))) {
    const field = page.resolve(target, 'read')
    const element = field.status === 'found' ? page.at(field.id) : undefined
    // What stands in a field value by value is what it holds.
    if (element)
      return {
        value: page.tidy(page.valueOf(element)) || page.tokensIn(element).join(', '),
        by: 'field',
        element,
      }
    if (role !== undefined || field.status === 'ambiguous') return { verdict: page.undecided(field, target) }
  }
  if (!isNamed && role === undefined) {
    const all = page
      .labelledValues(target, scope)
      .filter(({ values }) => values.some((value) => value !== ''))
    const values = [...new Set(all.flatMap((one) => one.values))]
    const [value] = values
    const [first] = all
    if (first && value !== undefined && values.length === 1)
      return { value, by: first.field ? 'field' : 'value', element: first.element }
    const candidates = values.slice(0, 6).map((one) => ({ role: 'text', name: `${name ?? ''}: ${one}` }))
    if (first) return { verdict: page.undecided({ status: 'ambiguous', candidates }, target) }
  }
  const control = page.resolve(target, 'state')
  const held = control.status === 'found' ? page.at(control.id) : undefined
  if (held) return { value: page.textOf(held) || page.nameOf(held), by: 'control', element: held }
  const places = page.regions(target, document.documentElement).filter((place) => page.visible(place))
  const marked = places.length === 0 && name !== undefined && !isNamed ? page.markedAs(name, scope) : places
  const [place] = marked
  if (place && marked.length === 1)
    return { value: page.spokenBy(place), by: isNamed ? 'control' : 'place', element: place }
  if (!place) return { verdict: page.undecided(control, target) }
  const candidates = page.candidates(marked)
  return { verdict: page.undecided({ status: 'ambiguous', candidates }, target) }
}

/** What an element shows: what it holds as a field, or its text. */
export function spokenBy(page: InPage, element: Element): string {
  const isField = ['input', 'select', 'textarea'].includes(page.tagOf(element))
  return isField ? page.tidy(page.valueOf(element)) : page.textOf(element)
}

/**
 * What the page says of a value whose label in words of the prose stands nowhere beside one: the same words in a sentence, with this value or another one, or
 * what the markup calls so. Undecided where the value stands somewhere else; undefined where it is not there at all.
 */
export function saidInstead(
  page: InPage,
  name: string,
  expected: string,
  scope: Element,
): Verdict | undefined {
  const value = page.wordsOf(expected)
  const words = [...page.wordsOf(page.withoutArticles(name)), ...value]
  const blocks = page.blocksIn(scope)
  const pieces = page.piecesIn(scope)
  const told = blocks.find(({ text }) => page.holdsWords(page.wordsOf(text), words))
  if (told) return { passed: true, actual: told.text, box: page.seen(told.element) }
  const isThere =
    blocks.some(({ text }) => page.holdsWords(page.wordsOf(text), value)) ||
    pieces.some(({ text }) =>
      page
        .wordsOf(text)
        .some((word) => value.some((one) => page.wordKind(one) !== 'word' && page.mayBeEqual(word, one))),
    )
  const [marked, ...more] = page.markedAs(name, scope)
  if (marked && more.length === 0) {
    const isSame = page.holdsWords(page.wordsOf(page.spokenBy(marked)), value)
    if (isSame || !isThere) return { passed: isSame, actual: page.spokenBy(marked), box: page.seen(marked) }
  }
  const [other] = page.contraryTo(words, blocks, pieces)
  if (other) return { passed: false, actual: other.text, box: page.seen(other.element) }
  if (!isThere) return undefined
  const reason = `“${expected}” is shown, but nothing here is called “${name}”. Put its name in quotes, as the page shows it.`
  return { passed: false, actual: '', reason }
}

/** What the markup calls so, by its id, class or test id, where it shows a text. */
export function markedAs(page: InPage, name: string, scope: Element): Element[] {
  const key = page.loose(name)
  const marks = (element: Element): string[] =>
    ['id', 'class', 'data-testid', 'data-test', 'name'].flatMap((one) =>
      page.attribute(element, one).split(/\s+/),
    )
  const all = page
    .elementsIn(scope)
    .filter(
      (element) =>
        element !== scope &&
        page.visible(element) &&
        marks(element).some((mark) => page.loose(mark) === key) &&
        page.spokenBy(element) !== '',
    )
  return key === ''
    ? []
    : all.filter((one) => !all.some((inner) => inner !== one && page.contains(one, inner)))
}

/** Whether a list offers words in one of its options only, which is then the one that is meant. */
export function offersOnce(page: InPage, element: Element, words: readonly string[]): boolean {
  if (page.tagOf(element) !== 'select') return false
  const options = [...(element as unknown as HTMLSelectElement).options]
  return options.filter((option) => page.holdsWords(page.wordsOf(option.text), words)).length === 1
}
