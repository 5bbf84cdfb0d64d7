import { compileStep } from '../prose-steps/compile-step.ts'
import { isTelling } from '../prose-steps/told/scenes.ts'
import type { Check, TypedAction } from '../prose-steps/types.ts'
import { tokenise } from '../requirement-reading/tokenise.ts'
import { lexemeOf } from '../requirement-reading/tokenise/lexicon.ts'
import type { Token } from '../requirement-reading/tokens.ts'

/** A Given line is either a step, if possible in words that a run can read, or a precondition. */
export type GivenLine = { as: 'step'; action: string } | { as: 'precondition' }

/** Lines beyond this many characters are not read here: they stay steps, which a run reads one at a time. */
const mostCharacters = 60_000
const longestLine = 500

/**
 * Returns a reader for the Given lines of one file. A line that a run can perform is a step. A line that describes a state which a run cannot
 * establish ("a signed-in user") is a precondition. What it is if that is unclear the caller says: as a step a run performs it or reports an error, so an action
 * is never left out. States are recognised in English only.
 */
export function givenReader(
  isEnglish: boolean,
  unclear: GivenLine['as'] = 'step',
): (text: string, data: string) => GivenLine {
  const cache = new Map<string, GivenLine>()
  let characters = 0
  return (text, data) => {
    const key = `${text}\n${data}`
    const before = cache.get(key)
    if (before) return before
    characters += key.length
    const isRead = text.length <= longestLine && characters <= mostCharacters
    const known = isRead ? readGiven(text, data, isEnglish) : undefined
    const line: GivenLine = known ?? (unclear === 'step' ? { as: unclear, action: text } : { as: unclear })
    cache.set(key, line)
    return line
  }
}

function readGiven(text: string, data: string, isEnglish: boolean): GivenLine | undefined {
  let isLooked = false
  for (const action of wordingsOf(text, isEnglish)) {
    // A line that was read as a state is not reworded as an action.
    if (isLooked) break
    const actions = actionsOf(action, data)
    if (actions?.some((one) => !isLook(one, action) || isOfPage(one))) return { as: 'step', action }
    isLooked ||= actions !== undefined
  }
  const isState = (isLooked || (isEnglish && saysState(text))) && !isPerfect(text)
  return isState ? { as: 'precondition' } : undefined
}

/** The line as it stands, and without what joins it to the word before. */
function wordingsOf(text: string, isEnglish: boolean): string[] {
  if (!isEnglish) return [text]
  const plain = text
    .replace(/^that (?=\S)/i, '')
    .replace(/^I['’]m (?=\S)/, 'I am ')
    .replace(/^user (?=\S)/i, 'the user ')
  return [...new Set([text, plain])]
}

/** The actions of a run for a line, or undefined if it cannot read the whole line. */
function actionsOf(action: string, testData: string): TypedAction[] | undefined {
  const { actions, checks, problems } = compileStep({ action, expectedResult: '', testData })
  return problems.length === 0 && checks.length === 0 ? actions : undefined
}

/** A run reads a state as a wait that the words do not ask for. */
const isLook = ({ action }: TypedAction, text: string): boolean =>
  action === 'wait_until' ? !/\bwaits?\b/i.test(text) : action === 'scroll_to' && !/\bscrolls?\b/i.test(text)

const ofPlaces: Check['kind'][] = ['assert_url', 'assert_title', 'assert_loaded', 'assert_dialog']
const ofPages = new Set(
  'textbox searchbox spinbutton button link checkbox radio switch combobox option slider heading tab menuitem img alert dialog form'.split(
    ' ',
  ),
)

/** Whether an action only checks the page: its address, the state of a control or a text. A run reports if the check does not hold. */
const isOfPage = (action: TypedAction): boolean =>
  action.action === 'wait_until' &&
  action.checks.every(
    ({ kind, target }) =>
      ofPlaces.includes(kind) ||
      ofPages.has(target?.role ?? '') ||
      (kind === 'assert_text' && target === undefined),
  )

const classOf = (token: Token | undefined) => (token?.kind === 'word' ? token.classes[0] : undefined)
const isAuxiliary = (token: Token | undefined) => classOf(token) === 'auxiliary'
const lemmaOf = (token: Token | undefined) => (token?.kind === 'word' ? token.lemma : '')
const isAdverb = (token: Token) => classOf(token) === 'adverb' || lemmaOf(token) === 'not'
const isVerbal = (token: Token) => classOf(token) === 'verb' || isAuxiliary(token)
const isOfSubject = (token: Token) =>
  token.kind !== 'word' || ['determiner', 'pronoun', 'noun', 'adjective'].includes(classOf(token) ?? '')

/** Perfect tense describes an action: "The dialog has been closed". */
function isPerfect(text: string): boolean {
  const tokens = tokenise(text).filter((token) => !isAdverb(token))
  return tokens.some(
    (token, at) => lemmaOf(token) === 'have' && tokens[at + 1] && isVerbal(tokens[at + 1] as Token),
  )
}

/** Whether all words are English. The tagger takes unknown words for nouns. */
const isOfEnglish = (tokens: readonly Token[]) =>
  tokens.every(
    (token) =>
      token.kind !== 'word' ||
      token.text.includes('-') ||
      [token.text, token.text.toLowerCase(), token.lemma].some((word) => lexemeOf(word) !== undefined),
  )

// Verbs that describe a state, never an action.
const stative = new Set('exist own contain hold cost belong see live remain consist'.split(' '))

/**
 * Whether an English line describes a state: a noun phrase alone, or one with "is" or "has". A line with an action, done or to be done, or with a second verb does not.
 */
function saysState(text: string): boolean {
  const all = tokenise(text.replace(/[\s:.;,]+$/, ''))
  const tokens = all[0]?.text.toLowerCase() === 'that' ? all.slice(1) : all
  // A second clause may describe an action: "I am logged in and click it".
  if (!isOfEnglish(tokens) || tokens.some((token) => isJoint(token))) return false
  const at = tokens.findIndex(isVerbal)
  const first = tokens[at]
  if (!first) return isThing(tokens)
  // "Open the page" is an instruction.
  if (at === 0 || !tokens.slice(0, at).every(isOfSubject)) return false
  const behind = tokens.slice(at + 1).filter((token) => !isAdverb(token))
  const [next, ...others] = behind
  if (others.some(isVerbal)) return false
  const isDone = next !== undefined && isVerbal(next) && !/ing$/i.test(next.text)
  if (lemmaOf(first) === 'have' && isAuxiliary(first)) return next !== undefined && !isVerbal(next)
  if (lemmaOf(first) !== 'be') return stative.has(lemmaOf(first)) && !(next && isVerbal(next))
  if (isDone) return isOfPerson(tokens.slice(0, at)) || isTelling(text)
  // A place can be reached by a step: "I am on the cart".
  return !['on', 'at', 'in'].includes(next?.text.toLowerCase() ?? '')
}

const isJoint = (token: Token) =>
  token.kind === 'mark'
    ? /[,;.:]/.test(token.text)
    : ['and', 'but', 'then', 'so', 'or'].includes(lemmaOf(token))

/** Whether tokens are a noun phrase: "A signed-in user", "valid credentials". A possible verb with an object may be a verb that the tagger missed. */
function isThing(tokens: readonly Token[]): boolean {
  const [first] = tokens
  const begins = ['determiner', 'pronoun'].includes(classOf(first) ?? '') || isPlainAdjective(first)
  const hidden = tokens.some((token, index) => {
    const after = tokens[index + 1]
    const mayBeVerb = token.kind === 'word' && (token.classes.includes('verb') || token.text.includes('-'))
    const isObject = after !== undefined && (after.kind !== 'word' || classOf(after) === 'determiner')
    return mayBeVerb && isObject && /(?:s|ed)$/i.test(token.text)
  })
  const isPlace = tokens.some((token) => token.kind === 'word' && places.has(token.lemma))
  return begins && tokens.length > 1 && !hidden && !isPlace
}

// "The login page" may be a place to go to.
const places = new Set('page screen site website form view tab dialog window menu section'.split(' '))

const isPlainAdjective = (token: Token | undefined) =>
  token?.kind === 'word' && classOf(token) === 'adjective' && !token.classes.includes('verb')

/** Whether the subject is a person: `user "maria" is signed in` is a state that no single action establishes. */
const isOfPerson = (subject: readonly Token[]) =>
  people.has(subject.findLast(({ kind }) => kind === 'word')?.text.toLowerCase() ?? '')
const people = new Set(
  `i we you he she they somebody someone user customer client buyer shopper admin administrator manager operator owner visitor member guest tester
  employee student teacher patient editor author agent seller`.split(/\s+/),
)
