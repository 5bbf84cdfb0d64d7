import type { TestCase } from '../../../test-cases/schema.ts'
import type { Collection, CollectionAim, CollectionItem } from '../../model.ts'
import { allHolds, clauses } from './holds.ts'
import { meant, replay, type Moment } from './replay.ts'

/**
 * Whether a case shows what its item is about: its steps are done again on a list that keeps to the text, everything that it expects must
 * be so there, and what the item is about must have happened right before it was looked at.
 */
export function collectionKept({ aim }: CollectionItem, testCase: TestCase, collection: Collection): boolean {
  const moments = replay(testCase, collection)
  const last = moments?.at(-1)
  if (!moments || !last || last.expected === '' || last.expected !== testCase.expectedResult) return false
  if (!moments.every((moment, at) => allHolds(moment, at === 0, collection))) return false
  return moments.some(
    (moment, at) =>
      moment.expected !== '' &&
      shows(aim, { moment, before: moments[at - 1], all: moments.slice(0, at + 1) }, collection),
  )
}

interface Seen {
  moment: Moment
  before: Moment | undefined
  all: Moment[]
}

function shows(aim: CollectionAim, seen: Seen, collection: Collection): boolean {
  const { moment, before, all } = seen
  const { deed, held, expected } = moment
  const said = clauses(expected)
  const tells = (text: string, is = 'visible'): boolean => said.includes(`"${text}" is ${is}`)
  switch (aim.aim) {
    case 'check':
      return deed.did === 'open' && said.includes(aim.check)
    case 'added':
      return taken(deed) && deed.by === aim.by && tells(deed.typed)
    case 'emptied':
      return taken(deed) && said.includes(`The "${collection.label}" field is empty`)
    case 'place':
      return taken(deed) && held.length > 2 && expected.endsWith('in this order')
    case 'reloaded':
      return (
        deed.did === 'reload' &&
        (before?.held ?? []).length > 0 &&
        (before?.held ?? []).every(({ text }) =>
          tells(text, collection.reloaded?.kept ? 'visible' : 'not visible'),
        )
      )
    case 'orderKept':
      return deed.did === 'mark' && held.length > 2 && expected.endsWith('in this order')
    case 'trim':
      return taken(deed) && deed.typed !== deed.typed.trim() && tells(deed.typed.trim())
    case 'taken':
      return taken(deed) && Array.from(deed.typed).length === aim.length && tells(deed.typed)
    case 'refused':
      return refused(aim, seen, collection)
    case 'kept':
      return (
        deed.did === 'send' &&
        deed.fault !== undefined &&
        deed.typed.trim() !== '' &&
        said.includes(`The "${collection.label}" field has the value "${deed.typed}"`)
      )
    case 'cleared':
      return taken(deed) && all.some(({ message }) => message !== undefined && tells(message, 'not visible'))
    default:
      return shownState(aim, { moment, before, all }, collection)
  }
}

function shownState(aim: CollectionAim, { moment, before, all }: Seen, collection: Collection): boolean {
  const { deed, held, expected, view } = moment
  const said = clauses(expected)
  const tells = (text: string, is = 'visible'): boolean => said.includes(`"${text}" is ${is}`)
  const most = collection.capacity?.most ?? 0
  switch (aim.aim) {
    case 'full':
      return held.length === aim.entries && speaksOfFull(said, collection)
    case 'fullEnter':
      return (
        deed.did === 'send' && deed.by === 'enter' && deed.full === true && tells(deed.typed, 'not visible')
      )
    case 'freed':
      return deed.did === 'remove' && before?.held.length === most && speaksOfFull(said, collection)
    case 'mark':
      return deed.did === 'mark' && deed.on === aim.on && tells(deed.text)
    case 'remove':
      return (
        deed.did === 'remove' &&
        tells(deed.text, 'not visible') &&
        held.length > 0 &&
        held.every(({ text }) => tells(text))
      )
    case 'bulk':
      return (
        deed.did === 'bulk' &&
        deed.button === aim.button &&
        (before?.held ?? []).every((one) =>
          tells(one.text, held.some(({ text }) => text === one.text) ? 'visible' : 'not visible'),
        )
      )
    case 'enabled':
      return said.includes(`The "${aim.button}" button is ${aim.holds ? 'enabled' : 'disabled'}`)
    case 'emptyText':
      return (
        tells(aim.text) &&
        (aim.filter === undefined ? deed.did === 'remove' : deed.did === 'view' && view === aim.filter) &&
        held.length > 0 === aim.entries
      )
    case 'counter':
      return counted(aim, { moment, before, all }, collection)
    default:
      return shownView(aim, moment)
  }
}

function shownView(aim: CollectionAim, { deed, held, expected, view }: Moment): boolean {
  const said = clauses(expected)
  const tells = (text: string, is = 'visible'): boolean => said.includes(`"${text}" is ${is}`)
  switch (aim.aim) {
    case 'filter':
      return (
        deed.did === 'view' &&
        deed.name === aim.name &&
        held.some(({ marked }) => marked) &&
        held.some(({ marked }) => !marked) &&
        held.every(({ text }) => tells(text) || tells(text, 'not visible'))
      )
    case 'marked':
      return (
        deed.did === 'view' &&
        deed.name === aim.name &&
        said.some((clause) => clause.startsWith(`The "${aim.name}" `) && clause.endsWith(' is selected'))
      )
    case 'follows':
      return deed.did === 'mark' && deed.on === aim.on && view === aim.name && tells(deed.text, 'not visible')
    case 'filterKept':
      return taken(deed) && view === aim.name && (tells(deed.typed) || tells(deed.typed, 'not visible'))
    default:
      return false
  }
}

function taken(deed: Moment['deed']): deed is Extract<Moment['deed'], { did: 'send' }> {
  return deed.did === 'send' && deed.fault === undefined && deed.full === undefined
}

function refused(
  { fault, length, variant }: Extract<CollectionAim, { aim: 'refused' }>,
  { moment, before }: Seen,
  { refusals }: Collection,
): boolean {
  const { deed, expected } = moment
  const message = refusals.find((one) => one.fault === fault)?.message
  if (deed.did !== 'send' || deed.fault !== fault || message === undefined) return false
  if (!clauses(expected).includes(`The message "${message}" is shown`)) return false
  const text = deed.typed.trim()
  if (length !== undefined && Array.from(text).length !== length) return false
  if (variant === 'blanks') return text !== deed.typed
  const same = before?.held.find((one) => one.text === text)
  if (variant === 'case')
    return (
      same === undefined && (before?.held ?? []).some((one) => one.text.toLowerCase() === text.toLowerCase())
    )
  return variant !== 'marked' || same?.marked === true
}

function speaksOfFull(said: string[], { full }: Collection): boolean {
  return said.some(
    (clause) =>
      (full?.text !== undefined && clause.includes(`"${full.text}"`)) ||
      (full?.disabled ?? []).some((name) => clause.startsWith(`The "${name}" button is `)),
  )
}

const deeds = {
  add: 'send',
  mark: 'mark',
  unmark: 'mark',
  remove: 'remove',
  bulk: 'bulk',
  filter: 'view',
} as const

function counted(
  { which, number, after }: Extract<CollectionAim, { aim: 'counter' }>,
  { moment, all }: Seen,
  { counters }: Collection,
): boolean {
  const found = moment.held.filter(({ marked }) => meant(which, marked)).length
  if (number !== undefined && number !== found) return false
  const done = all.some(
    ({ deed }) => deed.did === deeds[after] && (after !== 'unmark' || (deed.did === 'mark' && !deed.on)),
  )
  const forms = counters
    .filter((one) => one.which === which)
    .flatMap((one) =>
      one.forms.map(({ text }) =>
        text.replace('{n}', String(found)).replace('{m}', String(moment.held.length)),
      ),
    )
  return (
    done && clauses(moment.expected).some((clause) => forms.some((form) => clause === `"${form}" is visible`))
  )
}
