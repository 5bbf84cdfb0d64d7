import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

interface TokenBox {
  field: Element
  texts: string[]
}

const unsure = (reason: string): Verdict => ({ passed: false, actual: '', reason })
const called = /^(?:tags?|tagbox|tokens?|tokenfield|chips?|pills?|multi|multivalue|choice|choices)$/
const removing = /^(?:remove|delete|close|clear|destroy|times|cancel|deselect|unselect|dismiss|cross)$/
const crosses = /^[×✕✖⨯xX]$/u

/** What stands in a field that holds several values: those that are named, only these, none of them, how many. */
export function checkTokens(page: InPage, { collection: fact = {}, target }: Check): Verdict {
  const { members = [], extent, count, at, surely } = fact
  const found = page.tokensMeant(target)
  if ('verdict' in found) return found.verdict
  const { texts, field } = found.box
  page.seen(field)
  const actual = texts.length === 0 ? 'nothing' : texts.join(' | ')
  const places = members.map((name) => {
    const own = texts.findIndex((text) => [0, 1, 2].includes(page.matchLevel(text, name, false)))
    return own >= 0 ? own : texts.findIndex((text) => page.holdsWords(page.wordsOf(text), page.wordsOf(name)))
  })
  const missing = members.filter((_name, index) => (places[index] ?? -1) < 0)
  const isLiteral = (name: string): boolean => surely === true || /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(name)
  if (extent === 'none') {
    if (missing.length < members.length) return { passed: false, actual }
    return surely
      ? { passed: true, actual }
      : unsure(`It holds ${actual}. Put what must not be there in quotes.`)
  }
  if (missing.some(isLiteral)) return { passed: false, actual }
  if (missing.length > 0) return unsure(`It holds ${actual}. Put what must be there in quotes.`)
  if (count !== undefined && texts.length !== count) return { passed: false, actual }
  if (at !== undefined) return { passed: places[0] === (at < 0 ? texts.length - 1 : at - 1), actual }
  return { passed: (extent !== 'only' && extent !== 'these') || texts.length === members.length, actual }
}

/** The one field that is meant, with what it holds; where none is named, the only one of the page that holds values one by one. */
export function tokensMeant(page: InPage, target: Check['target']): { box: TokenBox } | { verdict: Verdict } {
  const named = target && page.resolve(target, 'read')
  const element = named?.status === 'found' ? page.at(named.id) : undefined
  const own = element && page.tokensAt(element)
  if (own) return { box: own }
  // "The field" is any, "the Tags field" is one.
  const isNamed = target?.name !== undefined && target.or?.some(({ name }) => name === undefined) !== true
  if (named && target && isNamed && named.status !== 'found')
    return { verdict: page.undecided(named, target) }
  const boxes = new Map<string, TokenBox>()
  for (const field of page.elementsIn()) {
    const isField = [...page.rolesFor('fill', undefined)].includes(page.roleOf(field)) && page.rendered(field)
    const box = isField ? page.tokensAt(field) : undefined
    if (box && box.texts.length > 0) boxes.set(box.texts.join('\n'), box)
  }
  const [only] = boxes.values()
  if (only && boxes.size === 1 && !isNamed) return { box: only }
  return {
    verdict: unsure('Nobody can tell which field of several values is meant. Name it, as the page calls it.'),
  }
}

/** The values that stand in or around a field one by one; undefined for a field that holds none so. */
export function tokensAt(page: InPage, field: Element): TokenBox | undefined {
  if (page.tagOf(field) === 'select') {
    const list = field as unknown as HTMLSelectElement
    return list.multiple && page.visible(field)
      ? { field, texts: [...list.selectedOptions].map((one) => page.tidy(one.label || one.text)) }
      : undefined
  }
  const isOther = (one: Element): boolean =>
    one !== field &&
    !page.contains(field, one) &&
    !page.contains(one, field) &&
    page.rolesFor('fill', undefined).includes(page.roleOf(one)) &&
    page.visible(one) &&
    !['listbox', 'slider'].includes(page.roleOf(one))
  for (let at: Element | undefined = field, up = 0; at && up < 5; at = page.parentOf(at), up++) {
    if (['form', 'body', 'fieldset', 'main', 'table'].includes(page.tagOf(at))) return undefined
    const inside = page.elementsIn(at)
    if (inside.some(isOther)) return undefined
    const tokens = inside.filter((one) => page.isToken(one, field))
    const outer = tokens.filter((one) => !tokens.some((other) => other !== one && page.contains(other, one)))
    if (outer.length > 0) return { field, texts: outer.map((one) => page.tokenText(one)) }
  }
  return undefined
}

/** The values that stand in or around a field, if there are any. */
export function tokensIn(page: InPage, field: Element): string[] {
  return page.once('tokens', field, () => page.tokensAt(field)?.texts ?? [])
}

/** Whether an element is one value of several: it can be taken out by itself, or the page calls it so. */
export function isToken(page: InPage, element: Element, field: Element): boolean {
  if (page.contains(element, field) || !page.visible(element)) return false
  const role = page.roleOf(element)
  if (!['', 'button', 'listitem', 'option', 'link', 'generic'].includes(role)) return false
  for (let up = page.parentOf(element); up && !page.contains(up, field); up = page.parentOf(up))
    if (['menu', 'tree'].includes(page.roleOf(up)) || (page.roleOf(up) === 'listbox' && page.floats(up)))
      return false
  const text = page.tokenText(element)
  if (text === '' || text.length > 80) return false
  const removers = removersIn(page, element)
  const isCalled = page
    .attribute(element, 'class')
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => called.test(word))
  const isOne = removers.length === 1
  return (isOne && removers[0] !== element) || (isCalled && page.attribute(element, 'data-value') !== '')
}

/** What a value says, without what takes it out. */
export function tokenText(page: InPage, element: Element): string {
  const removers = removersIn(page, element).map((one) => page.textOf(one))
  let text = page.textOf(element)
  for (const one of removers) if (one !== '') text = text.replace(one, ' ')
  return page.tidy(text.replace(/[×✕✖⨯]/gu, ' '))
}

function removersIn(page: InPage, element: Element): Element[] {
  const all = page.elementsIn(element).filter((one) => {
    if (one === element || !page.visible(one)) return false
    const text = page.tidy(page.rawText(one))
    if (crosses.test(text)) return true
    const words = [...page.wordsOn(one)]
    return (
      words.some((word) => removing.test(word)) &&
      ['button', 'i', 'svg', 'span', 'a', 'div'].includes(page.tagOf(one))
    )
  })
  return all.filter((one) => !all.some((other) => other !== one && page.contains(other, one)))
}
