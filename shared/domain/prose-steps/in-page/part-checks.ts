import { kindOfPart } from '../told/parts.ts'
import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'
import type { PartsNow } from './part-shapes.ts'

/** Whether a part is shown now: asked before the actions of a step, so that a new document knows what was there. */
export function partThere(page: InPage, wanted: Check): boolean {
  const shown = page.elementsIn(document.documentElement).filter((element) => page.isShown(element))
  return page.partsCalled(wanted.part ?? {}, wanted.target ?? {}, shown).length > 0
}

/** Every element that may be the part, by what became of it since the look before the actions of the step. */
export function partsNow(page: InPage, { part = {}, target = {} }: Check, place: Element): PartsNow {
  const name = page.tidy(target.name ?? '')
  const kind = part.noun === undefined ? undefined : kindOfPart(part.noun)
  const before = page.shownBefore?.elements
  const shown = page.elementsIn(place).filter((element) => page.isShown(element))
  const wasShown = [...(before?.keys() ?? [])]
  const hasCome = (element: Element): boolean => before !== undefined && !before.has(element)
  const hasGone = (element: Element): boolean => !page.isShown(element)
  // A notice whose words are others is another one.
  const isRenewed = (element: Element): boolean =>
    (kind === 'notice' || kind === 'error' || kind === 'tooltip') &&
    before?.has(element) === true &&
    before.get(element) !== page.knownText(element)
  const isMoving = (element: Element): boolean => hasCome(element) || page.cameOrWent?.has(element) === true
  const either = (called: Element[], shaped: () => Element[]): Element[] =>
    called.length > 0 ? called : shaped()

  const called = page.partsCalled(part, target, shown)
  const fresh = (element: Element): boolean => hasCome(element) || isRenewed(element)
  const appeared = either(called.filter(fresh), () => page.partsByShape(part, name, shown.filter(fresh)))
  const went = either(page.partsCalled(part, target, wasShown).filter(hasGone), () =>
    page.partsByShape(part, name, wasShown.filter(hasGone)),
  )
  const old = either(called, () => page.partsByShape(part, name, shown.filter(isMoving))).filter(
    (element) => !appeared.includes(element),
  )
  // Where it is known which of them come and go, the others of that name are something else.
  const hidden = page.partsCalled(part, target, page.elementsIn(place)).filter(hasGone)
  const isKnown = hidden.some((element) => page.cameOrWent?.has(element) === true)
  const movers = [...went, ...old, ...appeared].filter(isMoving)
  const moving = old.filter(isMoving)
  const outer = (elements: Element[]): Element[] => page.outermost(elements)
  return {
    appeared: outer(appeared),
    went: outer(went),
    stayed: outer(movers.length > 0 || isKnown ? moving : old),
    isMoving: moving.length > 0,
  }
}

/**
 * Whether a part of the page came, stayed or went. It rests on what the page showed before the actions of the step: a part is what the page calls so, or
 * what came or went just now and looks like it. Where nobody can tell which part is meant, or whether it is one at all, nothing is decided.
 */
export function checkPart(page: InPage, wanted: Check): Verdict {
  const { part = {}, target = {} } = wanted
  if (part.about) return page.checkAbout(wanted)
  if (part.noun === 'nothing') return page.checkNothingHappened()
  const where = page.scopeOf(target)
  if ('missed' in where) return page.undecided(where.missed, target)
  const place = where.scope
  const isError = part.noun !== undefined && kindOfPart(part.noun) === 'error'
  if (wanted.negated === true && isError && !part.changes) return page.checkNoError(wanted, place)
  const now = page.partsNow(wanted, place)
  return wanted.negated === true ? page.partAbsent(wanted, now, place) : page.partPresent(wanted, now)
}

/** Whether the part is there, or has come. */
export function partPresent(page: InPage, wanted: Check, now: PartsNow): Verdict {
  const { part = {}, target = {} } = wanted
  const { appeared, went, stayed, isMoving } = now
  const told = (elements: Element[]): string => page.toldParts(elements)
  if (appeared.length > 0) return page.saidOf(now, true, `${told(appeared)} is shown`)
  if (went.length > 0 && !isMoving) return page.saidOf(now, false, `${told(went)} is not shown any more`)
  if (stayed.length > 0 && part.changes && page.shownBefore)
    return unsure(`${told(stayed)} was there before this step already.`)
  if (stayed.length > 1 && !isMoving && target.name === undefined && part.extent !== 'any')
    return unsure(`Several may be meant: ${told(stayed)}. Say which one.`)
  if (stayed.length > 0) return page.saidOf(now, true, `${told(stayed)} is shown`)
  const folded = page.partsControlled(part, page.tidy(target.name ?? ''))
  if (folded.length > 0 && folded.every((element) => !page.isShown(element)))
    return page.saidOf(now, false, 'it is folded away')
  // Where nothing at all has changed, nothing can have come.
  if (part.changes && page.isQuiet(wanted)) return page.saidOf(now, false, 'nothing on the page has changed')
  return page.unclearPart(wanted)
}

/** Whether the part is not there, or has gone. */
export function partAbsent(page: InPage, wanted: Check, now: PartsNow, place: Element): Verdict {
  const { part = {}, target = {} } = wanted
  const { appeared, went, stayed, isMoving } = now
  const told = (elements: Element[]): string => page.toldParts(elements)
  const every = part.extent === 'all'
  if (appeared.length > 0)
    return part.changes && !every && !part.further
      ? unsure(`${told(appeared)} has come with this step, and nobody can tell whether it is meant.`)
      : page.saidOf(now, false, `${told(appeared)} is shown`)
  if (part.further)
    return page.shownBefore ? page.saidOf(now, true, 'nothing further is shown') : page.unclearPart(wanted)
  if (went.length > 0) {
    // Rows and items that are left are not the one that went.
    const isBeside = (left: Element): boolean =>
      part.role !== undefined && went.some((gone) => page.roleOf(gone) === page.roleOf(left))
    const left = isMoving ? stayed.filter((element) => !isBeside(element)) : []
    // What has stood there all along may be something else of that name.
    if (every && stayed.length > 0 && isMoving)
      return page.saidOf(now, false, `${told(stayed)} is still shown`)
    if (every && stayed.length > 0) return unsure(`${told(stayed)} is still shown. Say which ones are meant.`)
    if (left.length > 0) return unsure(`${told(left)} is still shown. Say which one is meant.`)
    if (went.length > 1 && stayed.length > 0 && target.name === undefined)
      return unsure('Several have gone, and others have not. Say which one is meant.')
    return page.saidOf(now, true, 'it is gone')
  }
  // What has stood there all along may be something else that goes by the same word.
  const isQuiet = part.changes === true && page.isQuiet(wanted)
  const isSure = isMoving || isQuiet || part.quoted === true || target.name !== undefined
  if (isSure && (stayed.length === 1 || (stayed.length > 1 && (every || isQuiet))))
    return page.saidOf(now, false, `${told(stayed)} is still shown`)
  if (stayed.length > 0) return unsure(`Several may be meant: ${told(stayed)}. Say which one.`)
  if (wanted.before === 'shown') return page.saidOf(now, true, 'it is gone')
  const hidden = page.partsCalled(part, target, page.elementsIn(place))
  const hasMoved = hidden.some((element) => page.cameOrWent?.has(element) === true)
  const isKnown = hidden.length > 0 && (!part.changes || !page.shownBefore || hasMoved)
  return isKnown || (part.quoted && !part.changes)
    ? page.saidOf(now, true, 'it is not shown')
    : page.unclearPart(wanted)
}

const unsure = (reason: string): Verdict => ({ passed: false, actual: '', reason })

export function unclearPart(_page: InPage, { expected = '' }: Check): Verdict {
  return unsure(`Nobody can tell what on this page is meant by “${expected}”. Say what it shows, in quotes.`)
}

export function saidOf(
  page: InPage,
  { appeared, stayed }: PartsNow,
  passed: boolean,
  actual: string,
): Verdict {
  const [hit] = [...appeared, ...stayed]
  return { passed, actual, ...(hit ? { box: page.seen(hit) } : {}) }
}

export function toldParts(page: InPage, elements: Element[]): string {
  const all = elements.slice(0, 3).map((element) => page.candidate(element))
  return all.map(({ role, name }) => `${role} “${name}”`).join(', ')
}

/** Whether nothing has changed. The browser draws some things itself, which no page shows: lists of choices, calendars, its own words at a field. */
export function isQuiet(page: InPage, { part = {} }: Check): boolean {
  const drawn =
    'select, input:is([type=date], [type=time], [type=month], [type=week], [type=datetime-local], [type=color], [type=file], [list])'
  const unseen = 'input:invalid:focus, textarea:invalid:focus, canvas, iframe, object, embed'
  const isDrawn = document.activeElement?.matches(drawn) === true || document.querySelector(unseen) !== null
  const isHint = part.noun !== undefined && kindOfPart(part.noun) === 'tooltip'
  const known = page.shownBefore
  return !isDrawn && !isHint && known !== undefined && page.isSameState(known.state)
}

/** Whether nothing on the page complains; what may be a complaint, by its words or colour alone, decides nothing. */
export function checkNoError(page: InPage, wanted: Check, place: Element): Verdict {
  const { part = {}, target = {} } = wanted
  const before = page.shownBefore?.elements
  const shown = page.elementsIn(place).filter((element) => page.isShown(element))
  const isOld = (element: Element): boolean => before?.get(element) === page.knownText(element)
  const called = page
    .partsCalled(part, target, shown)
    .filter((element) => page.textOf(element) !== '' && page.isErrorText(element))
  const looking = shown.filter(
    (element) =>
      element.childElementCount === 0 &&
      !isOld(element) &&
      page.textOf(element) !== '' &&
      page.isErrorText(element),
  )
  const words = (element: Element): string => `“${page.candidate(element).name}”`
  const [first] = called.filter((element) => !isOld(element))
  if (first) return { passed: false, actual: `${words(first)} is shown`, box: page.seen(first) }
  const [other = called[0]] = looking
  if (!other) return { passed: true, actual: 'no error is shown' }
  return {
    passed: false,
    actual: '',
    reason: `${words(other)} may be an error. Quote the words that must not be shown.`,
  }
}

/** Whether the page is as it was before the actions of the step. Words that are others are proof that it is not; values and looks may be what the step did. */
export function checkNothingHappened(page: InPage): Verdict {
  const before = page.shownBefore
  const reason = 'Only a step that acts can tell that nothing happens.'
  if (!before) return { passed: false, actual: '', reason }
  if (before.words !== page.pageWords()) return { passed: false, actual: 'the page shows other words' }
  if (page.isSameState(before.state)) return { passed: true, actual: 'nothing has changed' }
  return {
    passed: false,
    actual: '',
    reason: 'The page shows the same words, but values or looks are others. Say what must be unchanged.',
  }
}

/** A dialog that says of itself that it is one by its class only: it is one where it is expected, and may be one where none is. */
export function orLayer(page: InPage, verdict: Verdict, wanted: Check): Verdict {
  const isNamed = wanted.target?.name !== undefined || wanted.expected !== undefined
  if (wanted.part) return page.dialogGone(verdict, wanted)
  if (isNamed || verdict.problem || verdict.reason || verdict.passed !== (wanted.negated === true))
    return verdict
  const layer = page
    .elementsIn(document.documentElement)
    .find(
      (element) =>
        page.isPartCalled(element, { noun: 'dialog' }, '') && page.floats(element) && page.isShown(element),
    )
  const [over] = layer || wanted.negated !== true ? [layer] : page.layersOver()
  if (!over) return verdict
  const { role, name } = page.candidate(over)
  if (wanted.negated !== true) return { passed: true, actual: `${role} “${name}”`, box: page.seen(over) }
  const reason = `The ${role} “${name}” may be one. Say which dialog has to be gone, by its title in quotes.`
  return { passed: false, actual: '', reason }
}
