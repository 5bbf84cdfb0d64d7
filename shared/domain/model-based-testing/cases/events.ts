import { articleOf } from '../../english/articles.ts'
import { capital, uncapital } from '../../english/capital.ts'
import { isAddress } from '../../text/address.ts'
import type { Event, Id, Value } from '../../requirement-model/index.ts'
import { tokenise } from '../../requirement-reading/tokenise.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import type { Datum } from './test-data.ts'
import { formatTestData } from './test-data.ts'
import { inSentence, isAny, isPlural, literal, quote, withArticle, type Names, sizeOf } from './words.ts'

/** A step before it has a number. */
export interface StepDraft {
  action: string
  expectedResult: string
  testData?: string
}

const step = (action: string, data: Datum[] = []): StepDraft => ({
  action,
  expectedResult: '',
  ...(data.length > 0 ? { testData: formatTestData(data) } : {}),
})

const verbs = ['select', 'choose']

/** How a person gives a subject a value; a list that stays untouched is no step. */
export function entryStep(names: Names, id: Id, value: Value): StepDraft[] {
  const control = names.controlOf(id)
  const subject = names.subject(id)
  const name = names.of(id)
  const told = literal(value)
  const data = [{ name, value: told }]
  if (subject?.kind === 'boolean' || control?.role === 'checkbox')
    return [step(`${value.type === 'boolean' && value.value ? 'Check' : 'Uncheck'} ${quote(name)}`, data)]
  if (subject?.kind === 'file' && value.type === 'file')
    return [step(`Upload a file ${quote(value.name)} of ${sizeOf(value.bytes)} to ${quote(name)}`, data)]
  const chosen =
    control?.role === 'combobox' || control?.role === 'radio' || (control && subject?.kind === 'choice')
  if (value.type === 'empty') {
    if (chosen) return []
    return [step(control ? `Leave the ${quote(name)} field empty` : `Leave ${withArticle(name)} empty`, data)]
  }
  if (names.open.has(id)) return [step(`Enter ${isPlural(name) ? '' : 'a '}valid ${inSentence(name)}`)]
  if (isAny(subject, value)) return [step(`Select any ${inSentence(name)}`)]
  if (control?.role === 'radio') return [step(`Choose ${quote(told)}`, data)]
  if (chosen) return [step(`Select ${quote(told)} from ${quote(name)}`, data)]
  if (control) return [step(`Enter ${quote(told)} in the ${quote(name)} field`, data)]
  const verb = subject?.kind === 'choice' ? (verbs[0] ?? '') : 'enter'
  return [step(`${capital(verb)} ${quote(told)} as ${withArticle(name)}`, data)]
}

/** The step of an event in the words of the step language; what people do that is no control is said in the words of the text. */
export function eventStep(names: Names, event: Event, data: Datum[] = []): StepDraft {
  const { action, target, actor, value } = event
  const name = target === undefined ? undefined : names.of(target)
  const told = value?.kind === 'value' ? literal(value.value) : ''
  const control = target === undefined ? undefined : names.controls.get(target)
  switch (action) {
    case 'press':
      if (name === undefined) return step('Submit the form', data)
      return step(control?.role === 'link' ? `Follow ${quote(name)}` : `Click ${quote(name)}`, data)
    case 'enter':
      return entered(names, event)
    case 'clear':
      return step(`Clear the ${quote(name ?? '')} field`, data)
    case 'choose':
      return step(
        told === '' ? `Choose ${quote(name ?? '')}` : `Select ${quote(told)} from ${quote(name ?? '')}`,
        name === undefined || told === '' ? data : [{ name, value: told }],
      )
    case 'tick':
      return step(`Check ${quote(told === '' ? (name ?? '') : told)}`, data)
    case 'untick':
      return step(`Uncheck ${quote(told === '' ? (name ?? '') : told)}`, data)
    case 'open': {
      const page = (name ?? event.name ?? '').replace(/(?:^| )page$/, '')
      if (isAddress(page)) return step(`Open ${quote(page)}`, data)
      return step(page === '' ? 'Open the page' : `Open the ${quote(page)} page`, data)
    }
    case 'leave':
      return step(name === undefined ? 'Leave the page' : `Leave the ${quote(name)} field`, data)
    case 'submit':
      return step('Submit the form', data)
    case 'upload':
      return step(`Upload a file ${quote(told)} to ${quote(name ?? '')}`, data)
    case 'do':
      return step(deed(names, event, actor), data)
  }
}

function entered(names: Names, { target = '', value }: Event): StepDraft {
  const id = names.controls.get(target)?.subject ?? target
  const given = value?.kind === 'value' ? value.value : undefined
  const typed: Value | undefined = given?.type === 'text' && given.value === '' ? { type: 'empty' } : given
  const [found] = typed && names.subject(id) ? entryStep(names, id, typed) : []
  const told = typed ? literal(typed) : ''
  const name = names.of(target)
  return found ?? step(`Enter ${quote(told)} in the ${quote(name)} field`, [{ name, value: told }])
}

const prepositions = [
  'at',
  'to',
  'in',
  'on',
  'from',
  'with',
  'for',
  'by',
  'of',
  'into',
  'within',
  'after',
  'before',
]

/** "Send the claim"; "As an agent, take the ticket"; of what is no deed: "Bring about the event "window opens"". */
function deed(names: Names, { name = '', target }: Event, actor: string | undefined): string {
  if (actor === undefined && !isDeed(name))
    return happens(name) ? `Make sure that ${name}` : `Bring about the event ${quote(name)}`
  const [verb = '', ...rest] = name.split(' ')
  const free = rest.length === 0 || prepositions.includes(rest[0] ?? '')
  const object = target === undefined || !free ? [] : [withArticle(names.of(target))]
  const done = [verb, ...object, ...rest].join(' ')
  const who = actor?.toLowerCase()
  if (who === undefined || who === 'user' || who === 'i') return capital(done)
  return `As ${articleOf(who)} ${inSentence(actor ?? '')}, ${done}`
}

/** Whether a name begins with what somebody does: one word is taken for it. */
function isDeed(name: string): boolean {
  if (!name.includes(' ')) return true
  const [first, second] = tokenise(uncapital(name), 0)
  if (first?.kind !== 'word' || first.lemma !== first.text) return false
  // "Order a meal" is done, "hammer falls" happens.
  const isSmall = /^\p{Ll}/u.test(second?.text ?? '')
  const happensNext = isSmall && second?.kind === 'word' && second.classes[0] === 'verb'
  return first.classes[0] === 'verb' || (first.classes.includes('verb') && !happensNext)
}

/** Whether the words are a sentence: something does something. */
function happens(name: string): boolean {
  const [first, ...others] = tokenise(name, 0)
  const isVerb = (token: Token) =>
    token.kind === 'word' && /^(?:verb|auxiliary)$/.test(token.classes[0] ?? '') && !token.gerund
  return !(first?.kind === 'word' && first.gerund) && others.some(isVerb)
}

/** The event by its name, as titles and coverage items call it: "Accept", "take". */
export function eventName(names: Names, { action, target, name }: Event): string {
  if (action === 'do') return name ?? ''
  const named = target === undefined ? '' : names.of(target)
  return action === 'press' ? named || 'submit' : `${action} ${named}`.trim()
}
