import { listed } from '../../english/listed.ts'
import { capital } from '../../english/capital.ts'
import { quoted } from '../../text/quoted.ts'
import { adverbsBefore, thirdPerson } from '../../english/third-person.ts'
import { trimEnd } from '../../text/trim-end.ts'
import { valueIn } from '../plans/search.ts'
import { tokenise } from '../../requirement-reading/tokenise.ts'
import type { Control, Outcome, Value, World } from '../../requirement-model/index.ts'
import { isOfPage } from '../../page-reading/page-ids.ts'
import { amountOf, inSentence, isPlural, namesState, quote, withArticle, type Names } from './words.ts'

/** What a person sees, in the words of the step language; nothing for what only shows by something else. */
export function sayOutcome(names: Names, outcome: Outcome, after: World): string | undefined {
  switch (outcome.kind) {
    case 'shows':
      return shown(names, outcome)
    case 'hides':
      return `${quote(outcome.text)} is not shown`
    case 'control':
      return controlState(names, outcome)
    case 'set':
      return valueShown(names, outcome.subject, outcome.to)
    case 'unchanged':
      return unchanged(names, outcome.subject, after)
    case 'lists':
      return listsOf(names, outcome)
    case 'goes':
      return `The ${quote(outcome.page)} page is shown`
    case 'refused':
    case 'accepted':
      return undefined
    case 'said':
      return capital(asFact(outcome.text))
  }
}

/** "The system shall save the record" is seen as "The system saves the record"; what is quoted stays as it is. */
export function asFact(told: string): string {
  const texts = told.match(quoted) ?? []
  let next = 0
  return factOf(told.replace(quoted, '"x"')).replace(/"x"/g, (said) => texts[next++] ?? said)
}

const behindModal = new RegExp(
  `(\\S+) (?:shall|must|will|should) (not )?(${adverbsBefore})(?:(be )(${adverbsBefore}))?([a-z][a-z-]*)`,
  'gi',
)

function factOf(told: string): string {
  const said = trimEnd(trimEnd(told, ':;,').replace(/\((?:required|optional|recommended|mandatory)\)$/i, ''))
  const fact = said.replace(
    behindModal,
    (_, subject: string, denied = '', how = '', be: string | undefined, more = '', verb = '', at = 0) => {
      const who = subject === 'I' ? 'The user' : subject
      const many = isMany(said.slice(0, at), subject)
      if (be) return `${who} ${many ? 'are' : 'is'} ${denied}${how}${more}${verb}`
      if (verb === 'be') return `${who} ${many ? 'are' : 'is'} ${denied}${how}`.trimEnd()
      if (denied) return `${who} ${many ? 'do' : 'does'} not ${how}${verb}`
      return `${who} ${how}${many ? verb : thirdPerson(verb)}`
    },
  )
  const one = fact === said || /\b(?:they|we|are|do)\b/i.test(fact) ? fact : withSecond(fact)
  return one.replace(/(?!^)\b(?:I|my|me)\b(?![.])/g, (word) => theirs[word] ?? word)
}

const theirs: Record<string, string> = { I: 'they', my: 'their', me: 'them' }

/** Whether several do it: of "a contract which creates tokens" the contract does. */
function isMany(before: string, subject: string): boolean {
  const clause = /[^,;:]*$/.exec(`${before}${subject}`)?.[0] ?? subject
  const head = /^(.*?\S) (?:which|that|who|of|in|for|with|from|to|on) /i.exec(clause)?.[1] ?? subject
  const last = head.split(' ').at(-1) ?? subject
  return /^(?:they|we)$/i.test(last) || (isPlural(last) && last !== last.toUpperCase())
}

/** "Removes the alert and notify the organizer": the second verb as the first. */
function withSecond(fact: string): string {
  const tokens = tokenise(fact)
  let said = ''
  let at = 0
  tokens.forEach((token, index) => {
    const isSecond =
      token.kind === 'word' &&
      token.classes[0] === 'verb' &&
      token.lemma === token.text &&
      /^(?:and|or)$/.test(tokens[index - 1]?.text ?? '')
    said += fact.slice(at, token.start) + (isSecond ? thirdPerson(token.text) : token.text)
    at = token.end
  })
  return said + fact.slice(at)
}

function shown(names: Names, { text, as, near }: Extract<Outcome, { kind: 'shows' }>): string {
  const beside =
    near === undefined ? '' : ` next to the ${quote(names.of(near))} ${nounOf(names.controlOf(near))}`
  if (as === 'message') return `The message ${quote(text)} is shown${beside}`
  return as === 'heading' ? `The heading ${quote(text)} is shown` : `${quote(text)} is visible`
}

export function notShown({ text, as }: Extract<Outcome, { kind: 'shows' }>): string {
  return as === 'text' ? `${quote(text)} is not shown` : `The ${as} ${quote(text)} is not shown`
}

function controlState(names: Names, { control, is }: Extract<Outcome, { kind: 'control' }>): string {
  const known = names.controls.get(control) ?? names.controlOf(control)
  const noun = nounOf(known)
  const name = quote(names.of(control))
  return is === 'hidden' ? `There is no ${name} ${noun}` : `The ${name} ${noun} is ${is}`
}

const nounOf = (control: Control | undefined): string =>
  control?.role === 'textbox'
    ? 'field'
    : control?.role === 'combobox'
      ? 'dropdown'
      : (control?.role ?? 'field')

/** A state by name, an amount with its unit, the value of a field. */
function valueShown(names: Names, id: string, value: Value): string {
  const subject = names.subject(id)
  const name = names.of(id)
  if (subject?.kind === 'state') return stateIs(name, 'is', value)
  if (value.type === 'boolean')
    return `The ${quote(name)} checkbox is ${value.value ? 'checked' : 'unchecked'}`
  if (names.controlOf(id)?.role === 'combobox')
    return `${quote(amountOf(value, undefined))} is selected in ${quote(name)}`
  if (names.controlOf(id)?.role === 'textbox')
    return value.type === 'empty'
      ? `The ${quote(name)} field is empty`
      : `The ${quote(name)} field has the value ${quote(amountOf(value, undefined))}`
  const verb = isPlural(name) ? 'are' : 'is'
  const plain = value.type === 'number' ? amountOf(value, subject) : quote(amountOf(value, subject))
  return `${capital(withArticle(name))} ${verb} ${plain}`
}

function stateIs(name: string, verb: string, value: Value): string {
  const the = namesState(name) ? capital(withArticle(name)) : `The state of ${withArticle(name)}`
  return `${the} ${verb} ${quote(amountOf(value, undefined))}`
}

function unchanged(names: Names, id: string | undefined, after: World): string | undefined {
  if (id === undefined) return undefined
  const value = valueIn(after, id)
  const name = names.of(id)
  // That a field of a page is still empty is no more than what it looks like.
  if (value?.type === 'empty' && isOfPage(id)) return undefined
  if (!value || value.type === 'empty') return `${capital(withArticle(name))} is unchanged`
  return names.subject(id)?.kind === 'state' ? stateIs(name, 'is still', value) : valueShown(names, id, value)
}

function listsOf(
  names: Names,
  { list, shown: there, hidden, exactly }: Extract<Outcome, { kind: 'lists' }>,
): string {
  const name = list === undefined ? undefined : names.subject(list)?.name
  const where =
    name === undefined
      ? 'the list'
      : names.controlOf(list ?? '')?.quoted
        ? `the ${quote(names.of(list ?? ''))} list`
        : 'the list'
  // Of a page it is known which lists it names.
  if (where === 'the list' && names.model.controls.some(({ submits }) => submits !== undefined))
    return [...there.map((text) => `${quote(text)} is visible`), ...hidden.map((text) => `${quote(text)} is not shown`)].join(' and ') // prettier-ignore
  const yes =
    there.length > 0
      ? [
          `${exactly ? 'Only ' : ''}${listed(there.map(quote))} ${there.length > 1 ? 'are' : 'is'} shown in ${where}`,
        ]
      : []
  const no = hidden.map((text) => `${quote(text)} is not shown in ${where}`)
  return [...yes, ...no].join(' and ')
}

/** Several checks as one expectation: each stands for itself, in the order in which they matter. */
export function joined(checks: string[]): string {
  const distinct = [...new Set(checks)]
  return distinct
    .map((check, index) => (index === 0 || check.startsWith('"') ? check : lowered(check)))
    .join(' and ')
}

const lowered = (check: string): string => {
  const [first = '', ...rest] = check.split(' ')
  return ['The', 'There', 'Only', 'A', 'An', 'No', 'It', 'They', 'Each', 'All'].includes(first)
    ? [inSentence(first) === first ? first.toLowerCase() : inSentence(first), ...rest].join(' ')
    : check
}
