import { compileStep } from '../prose-steps/compile-step.ts'
import { readProse } from '../prose-steps/prose.ts'
import { isTelling } from '../prose-steps/told/scenes.ts'
import type { Check, TypedAction } from '../prose-steps/types.ts'
import { tokenise } from '../requirement-reading/tokenise.ts'
import { lexemeOf } from '../requirement-reading/tokenise/lexicon.ts'
import type { Token } from '../requirement-reading/tokens.ts'

/** What a Given line is: something to do, in words that a run reads where there are any, or something that has to be so. */
export type GivenLine = { as: 'step'; action: string } | { as: 'precondition' }

/** More prose than this is not looked at: what it says is left to the run, which reads each step by itself. */
const mostCharacters = 60_000
const longestLine = 500

/**
 * A reader of the Given lines of one file. A line that a run can perform is a step. One that says how things are ("a signed-in user") and
 * that no run brings about is a precondition. Where it may be either it is a step, which a run performs or calls an error: what somebody has
 * to do first is never left out. States are known in English only.
 */
export function givenReader(isEnglish: boolean): (text: string, data: string) => GivenLine {
  const cache = new Map<string, GivenLine>()
  let characters = 0
  return (text, data) => {
    const key = `${text}\n${data}`
    const before = cache.get(key)
    if (before) return before
    characters += key.length
    const isRead = text.length <= longestLine && characters <= mostCharacters
    const line: GivenLine = isRead ? readGiven(text, data, isEnglish) : { as: 'step', action: text }
    cache.set(key, line)
    return line
  }
}

function readGiven(text: string, data: string, isEnglish: boolean): GivenLine {
  let isLooked = false
  for (const action of wordingsOf(text, isEnglish)) {
    // What is read as how things are is not told as what somebody does.
    if (isLooked) break
    const actions = actionsOf(action, data)
    if (actions?.some((one) => !isLook(one, action) || isOfPage(one))) return { as: 'step', action }
    isLooked ||= actions !== undefined
  }
  const isState = (isLooked || (isEnglish && saysState(text))) && !isPerfect(text)
  return isState ? { as: 'precondition' } : { as: 'step', action: text }
}

/** The line as it stands, and the same as one says it to somebody who has to do it. */
function wordingsOf(text: string, isEnglish: boolean): string[] {
  if (!isEnglish) return [text]
  const plain = text
    .replace(/^that (?=\S)/i, '')
    .replace(/^I['’]m (?=\S)/, 'I am ')
    .replace(/^user (?=\S)/i, 'the user ')
  // A name alone may be that of any button: "the user has logged in" is no click on "Log in".
  const instruction = readProse(plain).literals.length > 0 ? instructionOf(plain) : undefined
  return [...new Set([text, plain, ...(instruction === undefined ? [] : [instruction])])]
}

/** What a run would do; undefined where it cannot read all of the line. */
function actionsOf(action: string, testData: string): TypedAction[] | undefined {
  const { actions, checks, problems } = compileStep({ action, expectedResult: '', testData })
  return problems.length === 0 && checks.length === 0 ? actions : undefined
}

/** Waiting that the words do not ask for is how a run reads a state. */
const isLook = ({ action }: TypedAction, text: string): boolean =>
  action === 'wait_until' ? !/\bwaits?\b/i.test(text) : action === 'scroll_to' && !/\bscrolls?\b/i.test(text)

const ofPlaces: Check['kind'][] = ['assert_url', 'assert_title', 'assert_loaded', 'assert_dialog']
const ofPages = new Set(
  'textbox searchbox spinbutton button link checkbox radio switch combobox option slider heading tab menuitem img alert dialog form'.split(
    ' ',
  ),
)

/** Where somebody is, what a control of the page shows, and a text that stands on it: a run looks whether it is so, and says if not. */
const isOfPage = (action: TypedAction): boolean =>
  action.action === 'wait_until' &&
  action.checks.every(
    ({ kind, target }) =>
      ofPlaces.includes(kind) ||
      ofPages.has(target?.role ?? '') ||
      (kind === 'assert_text' && target === undefined),
  )

/** "I have entered "5" in "Age"" and "user enters "5" in "Age"", as one would tell somebody to do it: "Enter "5" in "Age"". */
function instructionOf(text: string): string | undefined {
  const tokens = tokenise(text)
  const at = tokens.findIndex(isVerbal)
  const having = lemmaOf(tokens[at]) === 'have' && isAuxiliary(tokens[at])
  const verb = having ? tokens.findIndex((token, index) => index > at && !isAdverb(token)) : at
  const subject = tokens.slice(0, at)
  const does = tokens[verb]
  if (tokens.slice(0, verb).some(isDenial)) return undefined
  if (!does || classOf(does) !== 'verb' || !subject.every(isOfSubject) || !isOfPerson(subject))
    return undefined
  const lemma = lemmaOf(does)
  return `${lemma.charAt(0).toUpperCase()}${lemma.slice(1)}${text.slice(does.end)}`
}

const classOf = (token: Token | undefined) => (token?.kind === 'word' ? token.classes[0] : undefined)
const isAuxiliary = (token: Token | undefined) => classOf(token) === 'auxiliary'
const lemmaOf = (token: Token | undefined) => (token?.kind === 'word' ? token.lemma : '')
const isAdverb = (token: Token) => classOf(token) === 'adverb' || lemmaOf(token) === 'not'
const isDenial = (token: Token) => ['not', 'never', 'no', 'nobody'].includes(lemmaOf(token))
const isVerbal = (token: Token) => classOf(token) === 'verb' || isAuxiliary(token)
const isOfSubject = (token: Token) =>
  token.kind !== 'word' || ['determiner', 'pronoun', 'noun', 'adjective'].includes(classOf(token) ?? '')

/** "The dialog has been closed" says what somebody did. */
function isPerfect(text: string): boolean {
  const tokens = tokenise(text).filter((token) => !isAdverb(token))
  return tokens.some(
    (token, at) => lemmaOf(token) === 'have' && tokens[at + 1] && isVerbal(tokens[at + 1] as Token),
  )
}

/** Whether all words are English ones: the tagger takes those that it does not know for names of things. */
const isOfEnglish = (tokens: readonly Token[]) =>
  tokens.every(
    (token) =>
      token.kind !== 'word' ||
      token.text.includes('-') ||
      [token.text, token.text.toLowerCase(), token.lemma].some((word) => lexemeOf(word) !== undefined),
  )

// Verbs that say how things are, and never what somebody does.
const stative = new Set('exist own contain hold cost belong see live remain consist'.split(' '))

/**
 * Whether an English line says how things are: a thing alone, or one that is or has something. What somebody does or has done is none,
 * nor is what has another verb beside.
 */
function saysState(text: string): boolean {
  const all = tokenise(text.replace(/[\s:.;,]+$/, ''))
  const tokens = all[0]?.text.toLowerCase() === 'that' ? all.slice(1) : all
  // Behind a joint something else may be said: "I am logged in and click it".
  if (!isOfEnglish(tokens) || tokens.some((token) => isJoint(token))) return false
  const at = tokens.findIndex(isVerbal)
  const first = tokens[at]
  if (!first) return isThing(tokens)
  // "Open the page" tells somebody what to do.
  if (at === 0 || !tokens.slice(0, at).every(isOfSubject)) return false
  const behind = tokens.slice(at + 1).filter((token) => !isAdverb(token))
  const [next, ...others] = behind
  if (others.some(isVerbal)) return false
  const isDone = next !== undefined && isVerbal(next) && !/ing$/i.test(next.text)
  if (lemmaOf(first) === 'have' && isAuxiliary(first)) return next !== undefined && !isVerbal(next)
  if (lemmaOf(first) !== 'be') return stative.has(lemmaOf(first)) && !(next && isVerbal(next))
  if (isDone) return isOfPerson(tokens.slice(0, at)) || isTelling(text)
  // Somebody can be led to where they are.
  return !['on', 'at', 'in'].includes(next?.text.toLowerCase() ?? '')
}

const isJoint = (token: Token) =>
  token.kind === 'mark'
    ? /[,;.:]/.test(token.text)
    : ['and', 'but', 'then', 'so', 'or'].includes(lemmaOf(token))

/** "A signed-in user", "valid credentials". A word that may be a verb and has something behind it may be one that nobody took for it. */
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

// "The login page" may be where to go.
const places = new Set('page screen site website form view tab dialog window menu section'.split(' '))

const isPlainAdjective = (token: Token | undefined) =>
  token?.kind === 'word' && classOf(token) === 'adjective' && !token.classes.includes('verb')

/** "I am signed in", "user "maria" is signed in": nobody makes somebody that by pressing something. */
const isOfPerson = (subject: readonly Token[]) =>
  people.has(subject.findLast(({ kind }) => kind === 'word')?.text.toLowerCase() ?? '')
const people = new Set(
  `i we you he she they somebody someone user customer client buyer shopper admin administrator manager operator owner visitor member guest tester
  employee student teacher patient editor author agent seller`.split(/\s+/),
)
