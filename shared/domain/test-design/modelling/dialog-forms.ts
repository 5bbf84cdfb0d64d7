import { maskQuotes, type Masked } from '../../requirements/facts/mask.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import { openStep } from '../cases/steps.ts'
import type { OpenedPart, Screen } from '../model.ts'

/** A dialog of the page, as the sentence that opens it tells: what opens it, and what stands in it. */
export interface PageDialog {
  openers: string[]
  buttons: string[]
  fields: string[]
}

const noun = '(?:dialog(?:ue)?(?: box| window)?|pop-?up|modal(?: window| dialog)?|confirmation window)'
const quote = '"[^"]+"'
const some = `(?:the )?(?:buttons? )?${quote}(?:(?:, | and |, and | or |, or )(?:the )?${quote})*(?: buttons?)?`
const article = '(?:an?|the|its own|their own|this|one)'
const words = '(?:[\\w-]+ ){0,3}?'
const openings = [
  `^\\W*(?:(?:a )?(?:click|press|tap)(?:ing)? (?:on )?)?(?<openers>${some}) (?:each |then |always |first )?(?:opens?|shows?|brings? up|displays?) ${article} ${words}${noun}`,
  `\\b(?:clicks?|clicking|press(?:es|ing)?|tap(?:s|ping)?|choos(?:es|ing)|choose|click on|pressed|clicked) (?:on )?(?<openers>${some})[^"]{0,30}?,? (?:then )?${article} ${words}${noun}\\b`,
  `(?<openers>${some}) (?:is|are) (?:clicked|pressed|tapped|chosen),? (?:then )?${article} ${words}${noun}\\b`,
].map((pattern) => new RegExp(pattern, 'i'))

/** The dialogs that the sentences of a text open. Linear. */
export function dialogsIn(sentences: ReadSentence[]): PageDialog[] {
  return sentences.flatMap(({ text, kind }) => {
    if (kind === 'heading' || kind === 'notRead' || kind === 'example') return []
    const part = maskQuotes(text)
    const match = openings.map((one) => one.exec(part.masked)).find((found) => found !== null)
    if (!match) return []
    const end = match.index + match[0].length
    const said = match[0].indexOf(match.groups?.['openers'] ?? '') + match.index
    const openers = part.quotes.filter(({ start }) => start >= said && start < end).map(({ value }) => value)
    return [{ openers, ...contentOf(part, end) }]
  })
}

/** Names behind "buttons" and "fields", up to another noun. */
function contentOf({ masked, quotes }: Masked, from: number): Omit<PageDialog, 'openers'> {
  const found = { buttons: [] as string[], fields: [] as string[] }
  let at = from
  let list: string[] | undefined
  for (const { start, end, value } of quotes.filter((one) => one.start >= from)) {
    const between = masked.slice(at, start)
    if (/\bbuttons?\b/i.test(between)) list = found.buttons
    else if (/\b(?:fields?|inputs?|text areas?|box(?:es)?|selects?|drop-?downs?)\b/i.test(between))
      list = found.fields
    else if (!/^(?:,|,? and|,? or)(?: the)? $/i.test(between)) list = undefined
    list?.push(value)
    at = end
  }
  return found
}

/**
 * A form whose button or inputs stand in a dialog is filled in there: its cases open the dialog first. Where it is not certain what opens
 * it on the opened page, or where its inputs stand, that is a start for a person to bring about.
 */
export function startInDialogs(screens: Screen[], sentences: ReadSentence[], opened: OpenedPart[]): void {
  if (sentences.some(({ facts }) => facts.some(({ kind }) => kind === 'workflow'))) return
  const dialogs = dialogsIn(sentences)
  if (dialogs.length === 0) return
  const onPage = new Set(
    sentences.flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.kind === 'control' && fact.shown ? [fact.name] : [])),
    ),
  )
  for (const screen of screens.filter(({ start }) => start === undefined)) {
    const around = dialogs.filter((dialog) => holds(dialog, screen, onPage))
    if (around.length === 0) continue
    const openers = [...new Set(around.flatMap(({ openers: names }) => names))]
    const confirms = around.flatMap(({ buttons }) => buttons).find((name) => !leaving.test(name))
    const { button } = screen
    const wrong = button !== undefined && openers.includes(button)
    const certain = !wrong || (confirms !== undefined && around.some(({ fields }) => fields.length > 0))
    const opener = certain ? usable(openers, sentences, opened) : undefined
    if (wrong && confirms !== undefined) screen.button = confirms
    screen.start = startOf(screen, opener)
  }
}

const leaving = /^(?:cancel|close|back|no\b|keep|leave|discard|never|not now|dismiss|abort|stay|x$)/i

/** The dialog has the button or an input of the form, or the form knows no button but the one that opens it. */
function holds(
  { buttons, fields, openers }: PageDialog,
  { button, parameters }: Screen,
  onPage: ReadonlySet<string>,
): boolean {
  if (parameters.length > 0 && parameters.every(({ label }) => onPage.has(label))) return false
  if (parameters.some(({ label }) => fields.includes(label))) return true
  if (button === undefined) return false
  return buttons.includes(button) || openers.includes(button)
}

function startOf(screen: Screen, opener: string | undefined): NonNullable<Screen['start']> {
  const steps = [openStep(screen)]
  return opener === undefined
    ? { preconditions: ['The dialog is open'], steps, records: [] }
    : {
        preconditions: [],
        steps: [...steps, { action: `Click the "${opener}" button`, expectedResult: '' }],
        records: [],
      }
}

/** The only button that opens a dialog, or one of several that is sure to be enabled from the start; none that each row has. */
function usable(openers: string[], sentences: ReadSentence[], opened: OpenedPart[]): string | undefined {
  const single = openers.filter(
    (name) => !sentences.some(({ text }) => text.includes(`"${name}"`) && eachHas.test(text)),
  )
  const states = new Map(
    opened.flatMap(({ is }) =>
      is.kind === 'state' && is.state.what === 'enabled' ? [[is.state.name, is.state.on] as const] : [],
    ),
  )
  const enabled = single.find((name) => states.get(name) === true)
  if (enabled !== undefined) return enabled
  const [only, ...others] = single
  return others.length === 0 && only !== undefined && states.get(only) !== false ? only : undefined
}

const eachHas =
  /\b(?:each|every|all)\b[^."]{1,40}\b(?:has|have|shows?|carr(?:y|ies)|offers?|contains?|comes? with|there (?:is|are))\b|\b(?:in|beside|next to|for) (?:each|every)\b/i
