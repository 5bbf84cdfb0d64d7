import type { Target } from '../types.ts'
import type { Candidate, InPage, Purpose } from './kit.ts'

const mostListed = 10

/**
 * Elements that one target may mean, as people are told of them: each with its place in the count of its kind, in the document and in the named place
 * around it, so that those without a name can be told apart, too.
 */
export function candidates(page: InPage, elements: Element[]): Candidate[] {
  const order = page.once(
    'order',
    'of elements',
    () => new Map(page.elementsIn().map((one, at) => [one, at])),
  )
  const all = elements.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
  const roles = all.map((element) => page.roleOf(element))
  const places = all.map((element) => page.placeAround(element))
  return all.slice(0, mostListed).map((element, at) => {
    // "The second field" counts all that the word takes in.
    const family = page.family(roles[at] ?? '')
    const before = roles.slice(0, at).map((role) => family.includes(role))
    const near = before.filter((isOne, earlier) => isOne && places[earlier] === places[at])
    return {
      ...page.candidate(element),
      nth: before.filter(Boolean).length + 1,
      nthThere: near.length + 1,
      box: page.boxOf(element),
    }
  })
}

/** An element as it is named to people, with the closest named place around it. */
export function candidate(page: InPage, element: Element): Candidate {
  const place = page.placeAround(element)
  const name = short(page.toldName(element))
  const value = name === '' ? short(page.tidy(page.shownValue(element))) : ''
  return {
    role: page.roleOf(element) || page.tagOf(element),
    name,
    ...(value === '' ? {} : { value }),
    ...(place ? { where: { role: page.roleOf(place), name: short(page.placeName(place)) } } : {}),
  }

  function short(text: string): string {
    return text.length > 60 ? `${text.slice(0, 57)}...` : text
  }
}

/** What a person would call an element by: its name, its text, or what stands where its label would. */
export function toldName(page: InPage, element: Element): string {
  return page.nameOf(element) || page.textOf(element) || page.labelBeside(element)
}

/** The text that stands where the label of a field or box would. */
export function labelBeside(page: InPage, element: Element): string {
  const takesValue = [...page.rolesFor('fill', undefined), ...page.rolesFor('tick', undefined)]
  return takesValue.includes(page.roleOf(element)) ? page.nearbyLabel(element) : ''
}

/** What a field holds for all to see. */
export function shownValue(page: InPage, element: Element): string {
  const isSecret = page.tagOf(element) === 'input' && (element as HTMLInputElement).type === 'password'
  const isField = page.rolesFor('fill', undefined).includes(page.roleOf(element))
  return isField && !isSecret ? page.valueOf(element) : ''
}

/** The closest place around an element that has a name. */
export function placeAround(page: InPage, element: Element): Element | undefined {
  const places = 'row listitem dialog alertdialog region form group article table navigation iframe'.split(
    ' ',
  )
  let place = page.parentOf(element)
  while (place && (!places.includes(page.roleOf(place)) || page.placeName(place) === ''))
    place = page.parentOf(place)
  return place
}

export function placeName(page: InPage, place: Element): string {
  return page.roleOf(place) === 'row'
    ? page.textOf(place.querySelector('td, th, [role=cell], [role=rowheader]') ?? place)
    : page.nameOf(place)
}

/** What a person might have meant instead: the most similar names first, then others of the same kind. */
export function similar(page: InPage, target: Target, purpose: Purpose, scope: Element): Candidate[] {
  const pairs = (text: string): Set<string> => {
    const key = page.loose(text)
    return new Set(Array.from({ length: Math.max(key.length - 1, 0) }, (_none, at) => key.slice(at, at + 2)))
  }
  const named = (element: Element): string => page.nameOf(element) || page.labelBeside(element)
  const wanted = pairs(target.name ?? '')
  const score = (element: Element): number => {
    const other = pairs(named(element))
    const shared = [...wanted].filter((pair) => other.has(pair)).length
    const kind =
      target.role !== undefined && page.family(target.role).includes(page.roleOf(element)) ? 0.2 : 0
    return (2 * shared) / Math.max(wanted.size + other.size, 1) + kind
  }
  const roles = new Set([...page.rolesFor(purpose, undefined), ...page.rolesFor(purpose, target.role)])
  return page
    .elementsIn(scope)
    .filter((element) => roles.has(page.roleOf(element)) && page.exposed(element) && named(element) !== '')
    .map((element) => ({ element, score: score(element) }))
    .filter((one) => one.score > 0.15)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ element }) => page.candidate(element))
}
