import type { Check, Target } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

const unsure = (reason: string): Verdict => ({ passed: false, actual: '', reason })
const lost = 'Nobody can tell which ones on this page are meant. Name them, in quotes.'

/** Whether as many of several are so as are told. More than told is false only where the words say that it is of no more. */
export function checkSome(page: InPage, wanted: Check): Verdict {
  const { condition = { is: 'ticked' }, target = {}, negated = false } = wanted
  const { is, role, count = 0, exactly } = condition
  const named =
    target.name === undefined && target.held === undefined ? undefined : page.conditioned(target, { is })
  const anchors = named && 'elements' in named ? named.elements : []
  const sets = role === 'star' ? page.starSets() : page.membersAround(anchors, role, undefined)
  const [members] = sets
  if (!members || sets.length > 1) return unsure(lost)
  const states = members.map((element) => page.conditionOf(element, is))
  const unknown = members.find((_element, at) => states[at] === undefined)
  if (unknown) return unsure(`The page does not plainly show it of “${page.candidate(unknown).name}”.`)
  for (const element of members) page.seen(element)
  const amount = states.filter((so) => so !== negated).length
  const actual = `so of ${amount} of ${members.length}`
  if (count > members.length) return unsure(`There are only ${members.length} of them here.`)
  if (amount > count && !exactly)
    return unsure(`It is so of ${amount}. Say “exactly” if it must be of no more.`)
  return { passed: amount === count, actual }
}

/** Whether nothing is chosen in a place: no box, no option, no entry of a list. Without a place, what the page shows as chosen may be something else. */
export function checkNothingChosen(page: InPage, { target = {} }: Check): Verdict {
  const isPlace = target.role === 'about'
  const places = isPlace ? page.placeAbout(target.name ?? '') : [document.documentElement]
  const [place] = places
  if (!place || places.length > 1)
    return page.undecided(
      { status: place ? 'ambiguous' : 'missing', candidates: page.candidates(places) },
      { name: target.name ?? '' },
    )
  const choices = page.choicesIn(place)
  const taken = choices.filter((element) => page.checkedOf(element) === true)
  const [first] = taken
  if (choices.length === 0) return unsure('There is nothing here of which one could be chosen.')
  for (const element of choices) page.seen(element)
  const actual = first ? `“${page.candidate(first).name}” is chosen` : 'nothing is chosen'
  if (!isPlace && page.mayBeChosen(target))
    return unsure('Nobody can tell of what nothing is chosen. Say it.')
  if (isPlace || !first) return { passed: !first, actual, box: page.boxOf(first ?? place) }
  return unsure(`${actual}, which may be meant or not. Say of what nothing is chosen.`)
}

/** Whether something else may be what is chosen or not: a day, a row, whatever is marked, or what the step was about. */
export function mayBeChosen(page: InPage, { name, held }: Target): boolean {
  const frame = ['tab', 'link', 'navigation', 'menuitem', 'checkbox', 'radio', 'option', 'switch']
  const marked = page
    .elementsIn()
    .some(
      (one) =>
        page.isMarked(one) &&
        page.visible(one) &&
        !frame.includes(page.roleOf(one)) &&
        one.closest('nav, [role=navigation], [role=tablist], label, html > head') === null &&
        !['html', 'body'].includes(page.tagOf(one)),
    )
  if (marked || name === undefined || held !== undefined) return marked
  const about = page.resolve({ name }, 'point')
  const element = about.status === 'found' ? page.at(about.id) : undefined
  const isUsual =
    element !== undefined &&
    ['button', 'link', 'checkbox', 'radio', 'option', 'switch'].includes(page.roleOf(element))
  // A number that is clicked is a day or a page.
  return element !== undefined && (!isUsual || /^\d+$/.test(name))
}

/** What can be chosen in a place: boxes and radio buttons, and the options of lists but for the one that stands for none. */
export function choicesIn(page: InPage, scope: Element): Element[] {
  const roles = ['checkbox', 'radio', 'switch', 'option', 'menuitemradio', 'menuitemcheckbox']
  return page.elementsIn(scope).filter((element) => {
    if (page.tagOf(element) === 'option') {
      const list = element.closest('select') as Element | null
      return list !== null && page.visible(list) && (element as HTMLOptionElement).value !== ''
    }
    return roles.includes(page.roleOf(element)) && page.isPresent(element)
  })
}

/** The smallest places with choices whose name, legend or heading is about some words. */
export function placeAbout(page: InPage, name: string): Element[] {
  const words = page.wordsOf(name)
  const roles = ['group', 'radiogroup', 'listbox', 'combobox', 'region', 'table', 'form', 'list']
  const isAbout = (text: string): boolean => words.length > 0 && page.holdsWords(page.wordsOf(text), words)
  const called = page
    .elementsIn()
    .filter(
      (element) =>
        roles.includes(page.roleOf(element)) &&
        page.visible(element) &&
        isAbout(page.nameOf(element)) &&
        page.choicesIn(element).length > 0,
    )
  const headed = called.length > 0 ? called : page.regions({ role: 'place', name }, document.documentElement)
  const all = headed.filter((one) => page.visible(one) && page.choicesIn(one).length > 0)
  return all.filter((one) => !all.some((inner) => inner !== one && page.contains(one, inner)))
}

/** Whether a box is ticked for some of what it stands for, as it says itself. */
export function isMixed(page: InPage, element: Element): boolean {
  const isBox = page.tagOf(element) === 'input' && (element as HTMLInputElement).type === 'checkbox'
  return (
    (isBox && (element as HTMLInputElement).indeterminate) ||
    page.attribute(element, 'aria-checked') === 'mixed'
  )
}

const starWords = /^(?:stars?|rating|rate|ratings)$/
const litWords = /^(?:active|selected|filled|full|on|lit|checked|solid|highlighted|yellow|gold|rated)$/

/** The rows of stars of the page, each with its stars in their order. */
export function starSets(page: InPage): Element[][] {
  const isStar = (element: Element): boolean => {
    const text = page.tidy(page.rawText(element))
    const marked = [...page.wordsOn(element)].some((word) => starWords.test(word))
    return page.visible(element) && (/^[★☆⭐]$/u.test(text) || (marked && text === ''))
  }
  const byParent = new Map<Element, Element[]>()
  for (const element of page.elementsIn()) {
    const parent = page.parentOf(element)
    if (parent && isStar(element)) byParent.set(parent, [...(byParent.get(parent) ?? []), element])
  }
  return [...byParent.values()].filter(
    (stars) => stars.length >= 3 && new Set(stars.map((star) => page.tagOf(star))).size === 1,
  )
}

/** Whether a star counts: all before it do, and it is painted as they are. Undefined where all are painted alike and nothing says it. */
export function isLit(page: InPage, star: Element): boolean | undefined {
  const parent = page.parentOf(star)
  const stars = page.starSets().find((set) => set[0] && page.parentOf(set[0]) === parent)
  if (!stars) return undefined
  const at = stars.indexOf(star)
  const says = stars.map(
    (one) => page.stateWords(one, litWords) || /^[★⭐]$/u.test(page.tidy(page.rawText(one))),
  )
  const told = says.some(Boolean) ? says : undefined
  // Lit are the first ones, and nobody counts from the end.
  const rises = told?.every((so, index) => index === 0 || !so || told[index - 1] === true)
  if (told) return rises === true ? told[at] : undefined
  const looks = stars.map((one) => page.looksOf(one))
  const [first] = looks
  const amount = looks.findIndex((look) => look !== first)
  if (amount < 0)
    return stars.every((one) => !page.stateWords(one, litWords)) && saysState(page, stars) ? false : undefined
  const rest = new Set(looks.slice(amount))
  return rest.size === 1 ? at < amount : undefined
}

const saysState = (page: InPage, stars: Element[]): boolean =>
  stars.some((star) => page.attribute(star, 'aria-checked') !== '')

/** The headings of parts that fold, where the page does not say that they do: each stands before its own part, and some of these are hidden or were. */
export function foldHeads(page: InPage, anchor: Element | undefined): Element[] {
  for (let at = anchor, up = 0; at && up < 4; at = page.parentOf(at), up++) {
    const parent = page.parentOf(at)
    const shape = page.shapeOf(at)
    const heads = parent ? [...parent.children].filter((one) => page.shapeOf(one) === shape) : []
    const parts = heads.map((one) => one.nextElementSibling)
    const [part] = parts
    if (heads.length < 2 || !part || page.shapeOf(part) === shape) continue
    const alike = parts.every((one) => one !== null && page.shapeOf(one) === page.shapeOf(part))
    const folds = parts.some(
      (one) => one !== null && (!page.isShown(one) || page.cameOrWent?.has(one) === true),
    )
    if (alike && folds) return heads
  }
  return []
}
