import type { Collection } from '../../model.ts'
import { meant, type Moment } from './replay.ts'

/** Whether everything that is expected after a step is so by the text; what the text says nothing of is not. */
export function allHolds(moment: Moment, opened: boolean, collection: Collection): boolean {
  return (
    moment.expected === '' ||
    clauses(moment.expected).every((clause) => holdsOne(clause, moment, opened, collection))
  )
}

/** The checks of an expectation; the "and" of a list of texts in order joins none. */
export function clauses(expected: string): string[] {
  if (expected.endsWith(' are shown in this order')) return [expected]
  const masked = expected.replace(/"[^"]*"/g, (quote) => '\u0001'.repeat(quote.length))
  const found: string[] = []
  let from = 0
  for (const { index } of masked.matchAll(/ and /g)) {
    found.push(expected.slice(from, index))
    from = index + 5
  }
  return [...found, expected.slice(from)].map((clause) => clause.replace(/^the /, 'The '))
}

export function holdsOne(clause: string, moment: Moment, opened: boolean, collection: Collection): boolean {
  const { label, opening, shown, enabled, full, capacity, filters, marked } = collection
  if (opened && [...opening, ...shown].some(({ check }) => check === clause)) return true
  const text = /^"([^"]*)" is (not )?visible$/.exec(clause)
  if (text) return isShown(text[1] ?? '', moment, collection) === (text[2] === undefined)
  const message = /^The message "([^"]*)" is shown$/.exec(clause)
  if (message) return moment.message === message[1]
  const order = /^(.*) are shown in this order$/.exec(clause)?.[1]
  if (order !== undefined)
    return (
      collection.place !== undefined &&
      inView(moment, collection)
        .map(({ text: one }) => `"${one}"`)
        .join() === (order.match(/"[^"]*"/g) ?? []).join()
    )
  if (clause === `The "${label}" field is empty`)
    return moment.typed === '' && collection.emptied !== undefined
  const value = /^The "([^"]*)" field has the value "([^"]*)"$/.exec(clause)
  if (value) return value[1] === label && collection.kept !== undefined && moment.typed === value[2]
  const button = /^The "([^"]*)" (?:button|field) is (enabled|disabled)$/.exec(clause)
  if (button) {
    const on = button[2] === 'enabled'
    const rule = enabled.find((one) => one.button === button[1])
    if (rule) return moment.held.some((one) => meant(rule.which, one.marked)) === on
    return (
      full?.disabled.includes(button[1] ?? '') === true && moment.held.length < (capacity?.most ?? 0) === on
    )
  }
  const view = /^The "([^"]*)" (?:button|tab|link|radio button) is (not )?selected$/.exec(clause)
  if (view)
    return (
      marked !== undefined &&
      filters.some(({ name }) => name === view[1]) &&
      (moment.view === view[1]) === (view[2] === undefined)
    )
  const box = /^The (.+) is (not )?checked$/.exec(clause)
  return box !== null && boxIs(box[1] ?? '', box[2] === undefined, moment)
}

function boxIs(phrase: string, on: boolean, { held }: Moment): boolean {
  const named = held.filter(({ text }) => phrase.includes(text))
  return named.length === 1 && named[0]?.marked === on
}

function inView({ held, view }: Moment, { filters }: Collection): Moment['held'] {
  const shows = filters.find(({ name }) => name === view)?.shows ?? 'all'
  return held.filter(({ marked }) => meant(shows, marked))
}

function isShown(text: string, moment: Moment, collection: Collection): boolean {
  const { counters, emptyTexts, full, capacity, refusals, cleared } = collection
  if (inView(moment, collection).some((one) => one.text === text)) return true
  if (moment.held.some((one) => one.text === text)) return false
  if (full?.text === text)
    return full.tried ? moment.message === text : moment.held.length >= (capacity?.most ?? Infinity)
  const empty = emptyTexts.filter((one) => one.text === text)
  if (empty.length > 0)
    return empty.some(({ filter, unmatched }) => {
      if (filter === undefined && !unmatched) return moment.held.length === 0
      return (
        moment.held.length > 0 &&
        inView(moment, collection).length === 0 &&
        (unmatched === true || filter === moment.view)
      )
    })
  const wrong = refusals.some(({ message }) => message === text)
  if (wrong) return moment.message === text || (cleared === undefined && moment.deed.did !== 'open')
  return counters.some(({ which, forms }) => {
    const number = moment.held.filter((one) => meant(which, one.marked)).length
    return forms.some(({ at, text: form }) => {
      const fits = at === number || (at > 1 && number > 1) || form.endsWith('{n}') || form.includes('{m}')
      const own = forms.some((other) => other.at === number)
      return (
        fits &&
        (at === number || !own) &&
        form.split('{n}').join(String(number)).split('{m}').join(String(moment.held.length)) === text
      )
    })
  })
}
