import type { Check } from '../types.ts'
import type { InPage, Verdict } from './kit.ts'

/** Where a link leads: an address with a host is compared whole, one without by its path, and by its query and fragment where they are told. */
export function checkLink(page: InPage, wanted: Check): Verdict {
  const target = wanted.target ?? {}
  const found = page.resolve(target, 'state')
  const element = found.status === 'found' ? page.at(found.id) : undefined
  if (!element || found.status !== 'found') return page.undecided(found, target)
  const written = page.attribute(element, 'href')
  const box = page.seen(element)
  if (!URL.canParse(written, document.baseURI))
    return { passed: false, actual: written, box, reason: `The link "${found.name}" has no address.` }
  const { href, origin, pathname, search, hash } = new URL(written, document.baseURI)
  const expected = wanted.expected ?? ''
  const trim = (address: string): string => address.replace(/(?<=[^/])\/$/, '')
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(expected)
  const rest = expected.startsWith('#')
    ? `${origin}${pathname}${hash}` === `${location.origin}${location.pathname}${expected}`
    : origin === location.origin &&
      trim(`${pathname}${expected.includes('?') ? search : ''}${expected.includes('#') ? hash : ''}`) ===
        trim(expected)
  const holds = absolute
    ? trim(href) === trim(URL.canParse(expected) ? new URL(expected).href : expected)
    : rest
  return { passed: holds !== (wanted.negated === true), actual: href, box }
}

/** Whether an element has an attribute, and with which value. */
export function checkAttribute(page: InPage, wanted: Check): Verdict {
  const target = wanted.target ?? {}
  const found = page.resolve(target, 'state')
  const element = found.status === 'found' ? page.at(found.id) : undefined
  if (!element) return page.undecided(found, target)
  const name = wanted.attribute ?? ''
  const has = Element.prototype.hasAttribute.call(element, name)
  const value = page.attribute(element, name)
  const holds = has && (wanted.expected === undefined || page.tidy(value) === page.tidy(wanted.expected))
  return {
    passed: holds !== (wanted.negated === true),
    actual: has ? value : 'not set',
    box: page.seen(element),
  }
}

/** Whether a control says that it is expanded; undefined when it says nothing about it. */
export function expandedOf(page: InPage, element: Element): boolean | undefined {
  for (let at: Element | undefined = element; at; at = page.parentOf(at)) {
    if (page.tagOf(at) === 'details' && (at === element || page.tagOf(element) === 'summary'))
      return (at as HTMLDetailsElement).open
    const told = page.attribute(at, 'aria-expanded')
    if (at === element && told !== '') return told === 'true'
    if (page.tagOf(element) !== 'summary') break
  }
  return undefined
}

/** Expanded, invalid, required: what a control tells assistive technology. */
export function checkAria(page: InPage, wanted: Check): Verdict {
  const target = wanted.target ?? {}
  const { role, ...plain } = target
  const place = role === 'region' || role === 'group'
  const found = page.resolve(place && target.name !== undefined ? plain : target, 'state')
  const element = found.status === 'found' ? page.at(found.id) : undefined
  const told = element && wanted.state === 'expanded' ? page.expandedOf(element) : undefined
  if (place && told === undefined && wanted.state === 'expanded')
    return page.checkPresence({ ...wanted, kind: 'assert_visible' })
  if (!element || found.status !== 'found') return page.undecided(found, target)
  const invalid = ['true', 'grammar', 'spelling'].includes(page.attribute(element, 'aria-invalid'))
  const state =
    wanted.state === 'expanded'
      ? told
      : wanted.state === 'invalid'
        ? invalid || element.matches(':user-invalid')
        : page.attribute(element, 'aria-required') === 'true' || element.matches(':required')
  const box = page.seen(element)
  const name = `${found.role} "${found.name}"`
  if (state === undefined)
    return {
      passed: false,
      actual: '',
      box,
      reason: `The ${name} does not say whether it is ${wanted.state ?? ''}.`,
    }
  const words = {
    expanded: ['collapsed', 'expanded'],
    invalid: ['valid', 'invalid'],
    required: ['optional', 'required'],
  }
  return {
    passed: state !== (wanted.negated === true),
    actual: words[wanted.state ?? 'expanded'][state ? 1 : 0] ?? '',
    box,
  }
}
