import type { Condition, ConditionFact } from '../told/conditions.ts'
import type { Check, Target } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

const words: Record<Condition, [yes: string, no: string]> = {
  ticked: ['ticked', 'not ticked'],
  selected: ['selected', 'not selected'],
  enabled: ['enabled', 'disabled'],
  focused: ['focused', 'not focused'],
  expanded: ['unfolded', 'folded'],
  struck: ['crossed out', 'not crossed out'],
  highlighted: ['highlighted', 'not highlighted'],
  bold: ['bold', 'not bold'],
  masked: ['masked', 'legible'],
  editable: ['editable', 'not editable'],
  partly: ['ticked in part', 'not ticked in part'],
  lit: ['lit', 'not lit'],
  coloured: ['of that colour', 'of another colour'],
  full: ['full', 'not full'],
}
const disabled = /^(?:disabled|inactive|unavailable|blocked|forbidden|greyed|grayed)$/

/** How one thing or several look or stand. What the page does not plainly show, and what nobody can tell which of several it is of, is undecided. */
export function checkCondition(page: InPage, wanted: Check): Verdict {
  const { condition = { is: 'ticked' }, target = {}, negated = false } = wanted
  const [yes, no] = words[condition.is]
  if (condition.is === 'full') return page.checkGauge(wanted)
  if (condition.of === 'some') return page.checkSome(wanted)
  if (condition.of === 'nothing') return page.checkNothingChosen(wanted)
  if (condition.of) return page.checkEach(wanted)
  const found = page.conditioned(target, condition)
  if ('verdict' in found) return found.verdict
  const held = found.elements.map(
    (element) => [element, page.conditionOf(element, condition.is, condition)] as const,
  )
  for (const [element] of held) page.seen(element)
  const told = (element: Element): string => {
    const { role, name } = page.candidate(element)
    return `${role} “${name}”`
  }
  const wrong = held.find(([, is]) => is !== undefined && is === negated)
  if (wrong)
    return { passed: false, actual: `${told(wrong[0])}: ${negated ? yes : no}`, box: page.boxOf(wrong[0]) }
  const unknown = held.find(([, is]) => is === undefined)
  if (unknown)
    return {
      passed: false,
      actual: '',
      reason: `The page does not plainly show whether ${told(unknown[0])} is ${yes}.`,
    }
  const [first] = held
  if (
    first &&
    wanted.expected !== undefined &&
    page.tidy(page.valueOf(first[0])) !== page.tidy(wanted.expected)
  )
    return { passed: false, actual: page.valueOf(first[0]) }
  return { passed: true, actual: negated ? no : yes, ...(first ? { box: page.boxOf(first[0]) } : {}) }
}

/** The elements that words mean of which something can be seen: a control, a row or an item, a text; several where the words name several. */
export function conditioned(
  page: InPage,
  target: Target,
  { is }: ConditionFact,
): { elements: Element[] } | { verdict: Verdict } {
  const { role, name = '' } = target
  const places = ['row', 'listitem', 'entry', 'cell', 'article', 'region', 'group']
  const missing = page.undecided({ status: 'missing', candidates: [] }, target)
  const place = role !== undefined && places.includes(role) ? page.placeMeant(target) : undefined
  if (place) return place
  const control = page.resolve(target, is === 'masked' ? 'read' : 'state')
  if (control.status === 'found') return held(control.id)
  if (control.status === 'ambiguous') return { verdict: page.undecided(control, target) }
  // Another name is that of another field.
  if (
    is === 'masked' &&
    /^(?:(?:typed|entered) )?(?:characters?|letters?|passwords?|input|text|entry)$/i.test(name)
  ) {
    const secret = page.secretFields()
    if (secret.length === 1) return { elements: secret }
  }
  const { role: _role, ...plain } = target
  const text =
    name === ''
      ? undefined
      : page.resolve(role === undefined || places.includes(role) ? plain : target, 'point')
  const [said] = text?.status === 'found' ? held(text.id).elements : []
  const isNamed = (words: string): boolean => [0, 1, 2].includes(page.matchLevel(words, name, false))
  if (said && (isNamed(page.textOf(said)) || isNamed(page.nameOf(said)))) return { elements: [said] }
  if (text?.status === 'ambiguous') return { verdict: page.undecided(text, target) }
  // Where nothing bears the whole name, it names several: each of them has to be there.
  const names = name
    .replace(
      /^(?:buttons|fields|tabs|links|boxes|checkboxes|options|rows|sections|items|entries) (?=\S)/i,
      '',
    )
    .replace(/ (?:buttons|fields|tabs|links|boxes|checkboxes|options|rows|sections|items|entries)$/i, '')
    .split(/, and |, | and /)
  if (names.length < 2)
    return {
      verdict: page.undecided(
        control.status === 'missing' ? control : (missing.problem?.resolution ?? control),
        target,
      ),
    }
  const each = names.map((one) => page.conditioned({ ...target, name: one }, { is }))
  const lost = each.find((one) => 'verdict' in one)
  return lost ?? { elements: each.flatMap((one) => ('elements' in one ? one.elements : [])) }

  function held(id: number): { elements: Element[] } {
    const element = page.at(id)
    return { elements: element ? [element] : [] }
  }
}

/** The one place that words mean; several are an ambiguity, none is left to other readings. */
export function placeMeant(
  page: InPage,
  target: Target,
): { elements: Element[] } | { verdict: Verdict } | undefined {
  const all = page.regions(target, document.documentElement).filter((element) => page.visible(element))
  if (all.length < 2) return all.length === 1 ? { elements: all } : undefined
  const candidates = all.slice(0, 6).map((one) => page.candidate(one))
  return { verdict: page.undecided({ status: 'ambiguous', candidates }, target) }
}

/** The fields for what nobody may read over one's shoulder, whether they hide it now or not. */
export function secretFields(page: InPage): Element[] {
  const isSecret = (element: Element): boolean =>
    (element as HTMLInputElement).type === 'password' ||
    page.attribute(element, 'autocomplete').includes('password') ||
    page.stateWords(element, /^(?:password|passphrase|passcode)$/) ||
    /\b(?:password|passphrase|passcode)\b/i.test(page.nameOf(element))
  return page
    .elementsIn(document.documentElement)
    .filter((element) => page.tagOf(element) === 'input' && page.visible(element) && isSecret(element))
}

/** Whether an element is so; undefined where the page does not plainly say or show it. */
export function conditionOf(
  page: InPage,
  element: Element,
  is: Condition,
  fact: ConditionFact = { is },
): boolean | undefined {
  const isBox = page.kindOf(element) === 'checkable'
  const label = isBox ? (page.captionOf(element) ?? element) : element
  const style = getComputedStyle(element)
  switch (is) {
    case 'ticked':
      return page.isMixed(element) ? false : page.checkedOf(element)
    case 'partly':
      return page.isMixed(element) ? true : page.checkedOf(element) === undefined ? undefined : false
    case 'coloured':
      return page.isColoured(label, fact)
    case 'full':
      return undefined
    case 'lit':
      return page.isLit(element)
    case 'selected': {
      // Most buttons are of no kind that is chosen: that one looks like the others says nothing.
      const told = page.checkedOf(element)
      if (told === undefined && page.roleOf(element) === 'button')
        return page.isMarked(element) ? true : undefined
      // A box that says of itself that it is not ticked is not, however it looks.
      if (told === true || (told === false && page.kindOf(element) === 'checkable')) return told
      return page.differsFromSiblings(element) ?? told
    }
    case 'enabled': {
      if (!page.enabled(element) || page.stateWords(element, disabled)) return false
      if (style.pointerEvents === 'none' || style.cursor === 'not-allowed') return false
      if (page.rolesFor('state', undefined).includes(page.roleOf(element)))
        return (element as HTMLInputElement).readOnly !== true
      const others = [...(page.parentOf(element)?.children ?? [])].filter((other) => other !== element)
      return page.takesClicks(element) || others.some((other) => page.stateWords(other, disabled))
        ? true
        : undefined
    }
    case 'focused':
      return page.contains(element, document.activeElement ?? document.body)
    case 'expanded':
      return page.unfolded(element)
    case 'struck':
      return page.struckOut(label)
    case 'highlighted':
      return page.differsFromSiblings(label)
    case 'bold':
      return page.textOf(label) === '' && isBox ? undefined : page.boldOf(label)
    case 'masked': {
      if (page.tagOf(element) !== 'input') return /^[•*●·∙]+$/.test(page.textOf(element)) ? true : undefined
      const security = style.getPropertyValue('-webkit-text-security')
      return (element as HTMLInputElement).type === 'password' || (security !== '' && security !== 'none')
    }
    case 'editable':
      return page.kindOf(element) === 'text' || page.roleOf(element) === 'textbox'
        ? page.enabled(element) && (element as HTMLInputElement).readOnly !== true
        : undefined
  }
}

/** Where a check of a control finds none of that name, what is painted so may be a text. */
export function orCondition(page: InPage, verdict: Verdict, wanted: Check): Verdict {
  const kinds: Partial<Record<Check['kind'], Condition>> = {
    assert_checked: 'selected',
    assert_enabled: 'enabled',
    assert_focused: 'focused',
    assert_state: 'expanded',
    assert_attribute: 'masked',
  }
  const is = kinds[wanted.kind]
  const isOther =
    (wanted.kind === 'assert_state' && wanted.state !== 'expanded') ||
    (wanted.kind === 'assert_attribute' && wanted.expected !== 'password')
  const ofControl = ['button', 'checkbox', 'switch', 'radio'].includes(wanted.target?.role ?? '')
  if (wanted.kind === 'assert_checked' && ofControl) return verdict
  if (!is || isOther || verdict.problem?.resolution.status !== 'missing') return verdict
  const { expected: _expected, ...bare } = wanted
  const other = page.checkCondition({ ...bare, kind: 'assert_condition', condition: { is } })
  return other.problem ? verdict : other
}
