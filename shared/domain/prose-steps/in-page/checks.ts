import type { Check, Target } from '../types.ts'
import type { Candidate, InPage, Resolution, Verdict } from './kit.ts'

/** Evaluates one check against the page as it is now, with what an open layer leaves to be seen. */
export function check(page: InPage, wanted: Check): Verdict {
  const again = (): Verdict => page.checkWhole(page.checkReadings(wanted), wanted)
  return page.checkBeside(again(), wanted, again)
}

/** `check` for all readings of what it is about. */
export function checkReadings(page: InPage, wanted: Check): Verdict {
  const { or = [], ...said } = wanted.target ?? {}
  const readings = or.length === 0 ? [wanted] : [said, ...or].map((target) => ({ ...wanted, target }))
  const verdicts = readings.map((one) => page.checkReading(one))
  const isPresence = wanted.kind === 'assert_visible'
  const isSaid = wanted.kind === 'assert_labelled' && wanted.unquoted === true
  const meant = verdicts.find(({ passed, problem, reason }) =>
    isPresence ? passed !== (wanted.negated === true) && !reason : !problem && (isSaid || !reason),
  )
  // A sign that may be on something else leaves it open whether there is one.
  const isOpen = isPresence && verdicts.find(({ reason }, at) => reason && or[at - 1]?.signs)
  return meant ?? (isOpen || (verdicts[0] as Verdict))
}

/** `check` for one reading of what it is about. */
export function checkReading(page: InPage, wanted: Check): Verdict {
  switch (wanted.kind) {
    case 'assert_text':
      return page.isTold(wanted) ? page.checkWords(wanted) : page.checkText(wanted)
    case 'assert_visible':
      return page.checkPresence(wanted)
    case 'assert_dialog':
      return page.orLayer(page.checkPresence(wanted), wanted)
    case 'assert_value':
    case 'assert_checked':
    case 'assert_enabled':
    case 'assert_focused':
      return page.orCondition(page.checkState(wanted), wanted)
    case 'assert_count':
      return page.checkCount(wanted)
    case 'assert_order':
      return page.checkOrder(wanted)
    case 'assert_entries':
      return page.checkEntries(wanted)
    case 'assert_collection':
      return page.checkCollection(wanted)
    case 'assert_labelled':
      return wanted.unquoted || wanted.attribute
        ? page.checkSaid(wanted)
        : page.orGauge(page.checkLabelled(wanted), wanted)
    case 'assert_cell':
      return wanted.target?.role === 'noted' ? page.checkNoted(wanted) : page.checkCell(wanted)
    case 'assert_number':
      return page.checkNumber(wanted)
    case 'assert_changed':
      return page.checkChanged(wanted)
    case 'assert_link':
      return page.checkLink(wanted)
    case 'assert_attribute':
      return page.orCondition(page.checkAttribute(wanted), wanted)
    case 'assert_state':
      return page.orCondition(page.checkAria(wanted), wanted)
    case 'assert_part':
      return page.checkPart(wanted)
    case 'assert_condition':
      return page.checkCondition(wanted)
    default:
      return page.checkPage(wanted)
  }
}

/** A target that cannot be pointed at leaves a check undecided: that is an error, never a verdict about the page. */
export function undecided(_page: InPage, resolution: Resolution, target: Target): Verdict {
  const unresolved =
    resolution.status === 'found' ? { status: 'missing' as const, candidates: [] } : resolution
  return { passed: false, actual: '', problem: { target, resolution: unresolved } }
}

/** Whether an element of that kind and name is there. Names must match as wholes; rows and items are known by a text in them. */
export function checkPresence(page: InPage, wanted: Check): Verdict {
  const target: Target = wanted.target ?? { role: 'dialog' }
  const where = page.scopeOf(target)
  if ('missed' in where) return page.undecided(where.missed, target)
  const { scope } = where
  if (target.signs) return page.checkSign(wanted, scope)
  const places = [
    'row',
    'listitem',
    'entry',
    'cell',
    'region',
    'dialog',
    'list',
    'table',
    'form',
    'group',
    'iframe',
  ].includes(target.role ?? '')
  const standing = page
    .elementsIn(scope)
    .filter(
      (element) =>
        element !== scope &&
        page.family(target.role ?? '').includes(page.roleOf(element)) &&
        page.isPresent(element),
    )
  const matching = places
    ? page.regions({ ...target, within: undefined } as Target, scope)
    : standing.filter((element) => page.isCalled(element, target))
  const shown = matching.filter((element) => page.facesOf(element).length > 0)
  const holding =
    wanted.expected === undefined
      ? shown
      : shown.filter((element) => page.hasWhole(page.textOf(element), page.tidy(wanted.expected ?? '')))
  const [hit] = holding.filter((element) => !page.isPartly(target, element))
  const [partly] = holding
  const others = (shown.length > 0 ? shown : standing).slice(0, 5).map((element) => page.candidate(element))
  const blank = wanted.negated === true && page.blocksIn(document.documentElement).length === 0
  const told = ({ role, name }: Candidate): string => (name === '' ? role : `${role} "${name}"`)
  const actual = hit ? told(page.candidate(hit)) : [...new Set(others.map(told))].join(', ')
  // Something else of that kind may be what is meant.
  const isUnquoted = wanted.unquoted === true && (wanted.negated !== true || others.length > 0)
  const isUnsure = !hit && (partly !== undefined || isUnquoted)
  return {
    passed: !isUnsure && !blank && (hit !== undefined) !== (wanted.negated === true),
    ...(isUnsure ? { reason: partly ? partOnly(page, target, partly) : page.unsure(target) } : {}),
    actual: blank
      ? 'the page is blank'
      : actual === ''
        ? 'not shown'
        : hit
          ? actual
          : `not shown; there is ${actual}`,
    ...(hit ? { box: page.seen(hit) } : {}),
  }
}

/** Why it proves nothing that no element bears a name. */
export function unsure(_page: InPage, { name = '' }: Target): string {
  return `Nothing here is called “${name}”, and these need not be the words of the page. Put its name in quotes, as the page shows it.`
}

/** Why it proves nothing that a row or an item of a longer name is there. */
function partOnly(page: InPage, { name = '' }: Target, place: Element): string {
  return `“${page.bearing(place, name)}” is there, of which “${name}” is a part only. Say the whole name.`
}

/** Value, checked, enabled, focused. */
export function checkState(page: InPage, wanted: Check): Verdict {
  const target = wanted.target ?? {}
  const resolution = page.resolve(target, wanted.kind === 'assert_value' ? 'read' : 'state')
  const element = resolution.status === 'found' ? page.at(resolution.id) : undefined
  if (resolution.status !== 'found' || !element) return page.undecided(resolution, target)
  const box = page.seen(element)
  const say = (holds: boolean, actual: string): Verdict => ({
    passed: holds !== (wanted.negated === true),
    actual,
    box,
  })
  if (wanted.kind === 'assert_enabled') {
    const on = page.enabled(element) && (element as HTMLInputElement).readOnly !== true
    return say(on, on ? 'enabled' : page.enabled(element) ? 'read-only' : 'disabled')
  }
  if (wanted.kind === 'assert_focused') {
    const on = page.stateOf(resolution.id).focused
    return say(on, on ? 'focused' : 'not focused')
  }
  if (wanted.kind === 'assert_checked') {
    const on = page.checkedOf(element)
    if (on === undefined)
      return { ...page.undecided({ status: 'missing', candidates: [page.candidate(element)] }, target), box }
    return say(on, on ? 'checked' : 'not checked')
  }
  const value = page.valueOf(element)
  const expected = wanted.expected ?? ''
  const raw = page.tagOf(element) === 'select' ? (element as unknown as HTMLSelectElement).value : value
  // The empty option of a list often has a text such as "Choose…": its value is what counts as empty.
  // What is drawn in the place of an empty field may be a choice as well as a hint.
  const isDrawn = page.tagOf(element) === 'input' && (element as HTMLInputElement).value !== value
  if (expected === '' && isDrawn)
    return { passed: false, actual: value, box, reason: `“${value}” stands there: a choice, or a hint.` }
  const tokens = expected === '' && raw === '' ? page.tokensIn(element) : []
  if (tokens.length > 0)
    return {
      passed: false,
      actual: '',
      box,
      reason: `“${tokens.join(', ')}” stands there, in it or beside it.`,
    }
  const equal =
    expected === ''
      ? raw === ''
      : value === expected || raw === expected || page.tidy(value) === page.tidy(expected)
  const holds = wanted.comparison === 'contains' ? value.includes(expected) : equal
  if (!holds && isDateField(page, element) && value !== '' && !/^\d{2,4}[-:]\d{2}/.test(expected))
    return {
      passed: false,
      actual: value,
      box,
      reason: `The field holds “${value}”, and shows it as its reader is used to. Write dates as 2026-12-24 and times as 14:30.`,
    }
  return say(holds, value)
}

const dateTypes = new Set(['date', 'month', 'week', 'time', 'datetime-local'])
const isDateField = (page: InPage, element: Element): boolean =>
  page.tagOf(element) === 'input' && dateTypes.has((element as HTMLInputElement).type)
