import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

const groups =
  'fieldset, ul, ol, table, form, [role=group], [role=radiogroup], [role=list], [role=listbox], [role=grid], [role=tablist]'

/** Whether all, none, only one or all others of several are so. There have to be as many as are told, and nobody may doubt which they are. */
export function checkEach(page: InPage, wanted: Check): Verdict {
  const { condition = { is: 'ticked' }, target = {}, negated = false } = wanted
  const { of = 'all', is, count } = condition
  const one =
    target.name === undefined && target.held === undefined ? undefined : page.conditioned(target, { is })
  if (one && 'verdict' in one && of !== 'all' && of !== 'none') return one.verdict
  const anchors = one && 'elements' in one ? one.elements : []
  const sets = page.membersAround(anchors, condition.role, count)
  const members = sets.flat()
  const unsure = (reason: string): Verdict => ({ passed: false, actual: '', reason })
  const lost = 'Nobody can tell which ones on this page are meant. Name them, in quotes.'
  const wants = (element: Element): boolean => {
    if (of === 'only') return anchors.includes(element)
    return (of === 'all' || of === 'others') !== negated
  }
  const asked = of === 'others' ? members.filter((element) => !anchors.includes(element)) : members
  if (asked.length === 0 || (of === 'only' && !anchors.every((anchor) => members.includes(anchor))))
    return unsure(lost)
  // Of as many as are told there may be several groups.
  if (sets.length > 1 && count !== undefined) return unsure(lost)
  const states = asked.map((element) => [element, page.conditionOf(element, is, condition)] as const)
  const name = (element: Element): string => `“${page.candidate(element).name}”`
  const wrong = states.find(([element, so]) => so !== undefined && so !== wants(element))
  if (wrong && sets.length > 1) return unsure(lost)
  if (wrong)
    return {
      passed: false,
      actual: `${name(wrong[0])} is ${wrong[1] ? '' : 'not '}so`,
      box: page.seen(wrong[0]),
    }
  const unknown = states.find(([, so]) => so === undefined)
  if (unknown) return unsure(`The page does not plainly show it of ${name(unknown[0])}.`)
  for (const [element] of states) page.seen(element)
  return { passed: true, actual: `so of ${states.length}` }
}

/** Several things of a kind: those that stand together with the ones that are named, or those of the page; in as many groups as they stand in. */
export function membersAround(
  page: InPage,
  anchors: Element[],
  role: string | undefined,
  count: number | undefined,
): Element[][] {
  const own = role ?? (anchors[0] ? page.roleOf(anchors[0]) : '')
  const isEntry = ['row', 'listitem', 'entry'].includes(own)
  const among = (scope: Element): Element[] => {
    if (own === '') return []
    if (isEntry) return page.entriesIn(own, scope)
    const elements = page.elementsIn(scope)
    if (own === 'choice') return page.choicesIn(scope)
    if (own === 'expandable')
      return elements.filter(
        (element) =>
          page.visible(element) &&
          (page.attribute(element, 'aria-expanded') !== '' || page.tagOf(element) === 'summary'),
      )
    return elements.filter(
      (element) =>
        page.family(own).includes(page.roleOf(element)) &&
        (page.visible(element) || (page.kindOf(element) === 'checkable' && page.exposed(element))),
    )
  }
  const fits = (found: Element[]): boolean =>
    found.length > 0 && (count === undefined || found.length === count)
  const [anchor] = anchors
  for (let at = anchor?.parentElement?.closest(groups); at; at = at.parentElement?.closest(groups)) {
    const found = among(at)
    if (
      found.length > 1 &&
      fits(found) &&
      (role !== undefined || anchors.every((one) => found.includes(one)))
    )
      return [found]
  }
  const said = among(document.documentElement)
  const heads = own === 'expandable' && said.length === 0 ? page.foldHeads(anchor) : []
  if (heads.length > 0) return fits(heads) ? [heads] : []
  const all = said
  const byGroup = new Map<Element | null, Element[]>()
  for (const element of all) {
    const group = element.closest(
      isEntry ? 'table, ul, ol, menu, [role=table], [role=grid], [role=list]' : groups,
    )
    byGroup.set(group, [...(byGroup.get(group) ?? []), element])
  }
  const fitting = [...byGroup.values()].filter((found) => fits(found))
  return count !== undefined && fits(all) ? [all] : fitting
}
