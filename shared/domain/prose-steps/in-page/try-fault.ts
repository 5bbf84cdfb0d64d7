import type { Fault } from '../faults/faults.ts'
import type { Check } from '../types.ts'
import type { InPage, Trial, Undo } from './kit.ts'

/**
 * Tries one fault on the page: injects it, asks the checks of the step once, and takes it back, all before a script of the page can run. The fault is
 * killed when any of the checks notices. `inconclusive` when the page did not pass before, or is not what it was afterwards; `not_applicable`
 * when the page offers nothing to do it to.
 */
export async function tryFault(page: InPage, checks: Check[], subject: number, fault: Fault): Promise<Trial> {
  const again = (check: Check): boolean => {
    page.memo.clear()
    page.evidence = []
    return page.check(check).passed
  }
  const wanted = checks[subject]
  const passing = checks.filter(again)
  if (!wanted || !again(wanted)) return 'inconclusive'
  const evidence = [...page.evidence]
  const roots = [
    ...new Set([
      document,
      ...evidence.map((element) => Node.prototype.getRootNode.call(element) as Document),
    ]),
  ]
  // The way a style is written may change with it, not what it says.
  const written = (): string =>
    roots
      .map((root) => (root.documentElement ?? root).innerHTML ?? '')
      .join('\n')
      .replace(/ style="[^"]*"/g, '')
  const before = written()
  let injected = false
  let noticed = false
  let broken = false
  page.undos = []
  try {
    injected = page.inject(wanted, fault) !== null
    noticed = injected && !passing.every(again)
  } catch {
    // A document of an unforeseen kind; whatever was done to it is taken back.
    broken = true
  }
  for (const undo of page.undos.toReversed()) undo()
  if (!injected && !broken) return written() === before ? 'not_applicable' : 'inconclusive'
  const restored = written() === before && again(wanted)
  await page.settled()
  const unmoved = again(wanted) && evidence.every((element) => element.isConnected)
  return restored && unmoved && !broken ? (noticed ? 'killed' : 'survived') : 'inconclusive'
}

/** The named place around what a check rests on; null where there is none. */
export function standsIn(page: InPage, check: Check): { role: string; name: string } | null {
  page.evidence = []
  const { passed } = page.check(check)
  const [element] = page.evidence
  return (passed && element && page.candidate(element).where) || null
}

/** Puts a fault into the page, on what the last check rests on. Returns how to take it back, or null where it cannot be done. */
export function inject(page: InPage, wanted: Check, { operator, to }: Fault): Undo | null {
  const words = wanted.texts?.[0] ?? wanted.expected ?? ''
  const [element] = page.evidence
  page.memo.clear()
  switch (operator) {
    case 'alter_text':
      return page.alterText(words)
    case 'alter_name':
      return page.alterName(wanted.target?.name ?? '')
    case 'alter_beside':
      return page.alterBeside(words)
    case 'set_text':
    case 'set_value':
      return element ? page.setText(element, to ?? '') : null
    case 'set_number':
      return page.setNumber(wanted, to ?? '')
    case 'remove':
      return page.removeEvidence(wanted)
    case 'move':
      return page.moveEvidence(wanted)
    case 'add':
      return page.addUnwanted(wanted)
    case 'set_count':
      return page.setCount(wanted, Number(to))
    case 'alter_value':
      return page.alterValue(wanted)
    case 'flip_state':
      return page.flipState(wanted)
    case 'alter_attribute':
    case 'set_attribute':
      return page.alterAttribute(wanted, operator === 'set_attribute' ? (to ?? null) : undefined)
    case 'blank':
      return page.hide(document.body)
    default:
      return page.alterAddress(wanted, operator, to)
  }
}

/** Changes an attribute that a check reads: to a given value, away with null, else to one near what is expected. */
export function alterAttribute(page: InPage, wanted: Check, to?: string | null): Undo | null {
  const [element] = page.evidence
  const name = wanted.kind === 'assert_link' ? 'href' : (wanted.attribute ?? '')
  if (!element || name === '') return null
  const now = page.attribute(element, name)
  return page.assign(element, name, to === undefined ? page.altered(now, wanted.expected ?? '') : to)
}

/** Lets checks read another address or title. The address itself stays, since a page hears of every change of it. */
export function alterAddress(page: InPage, wanted: Check, operator: string, to?: string): Undo | null {
  const expected = wanted.expected ?? ''
  if (operator === 'alter_title') {
    const title = document.querySelector('title')
    if (!title) return null
    const before = title.textContent ?? ''
    const undo = page.undoable(() => {
      title.textContent = before
    })
    title.textContent = to ?? page.altered(before, expected)
    return undo
  }
  const { href, origin, pathname } = location
  const spoken = expected.replace(/^https?:\/\/[^/?#]*/i, '')
  const rest = href.slice(origin.length)
  const near = page.spanOf(rest, spoken) ? page.altered(rest, spoken) : rest
  const elsewhere = `${pathname.replace(/\/$/, '')}/other`
  const address =
    operator === 'set_address'
      ? to
      : operator === 'carry_address'
        ? spoken !== '' && pathname.includes(spoken) && `/other?from=${expected}`
        : near === rest
          ? elsewhere
          : near
  if (!address || !URL.canParse(address, origin)) return null
  const undo = page.undoable(() => {
    page.address = () => location
  })
  page.address = () => new URL(address, origin)
  return undo
}
