import type { Check, TypedAction } from '../types.ts'
import { stem } from '../../english/stem.ts'
import type { Token } from './tokens.ts'

/** Words by what they may say. A word of a clause that is in none of the sets that fit its reading was not read. */
const words = (list: string): Set<string> => new Set(list.split(' ').map(stem))

const actionWords: Partial<Record<TypedAction['action'], Set<string>>> = {
  click: words('click press tap push hit activate'),
  double_click: words('click double double-click doubleclick'),
  right_click: words('click right right-click context-click'),
  hover: words('hover mouse pointer'),
  scroll_to: words('scroll'),
  clear: words('clear empty erase wipe blank'),
  check: words('check tick mark'),
  uncheck: words('uncheck untick unmark deselect'),
  fill: words('fill enter type write input key insert supply provide put set value'),
  select: words('select choose pick opt option'),
  drag: words('drag drop move pull push put take'),
  press: words('press hit strike push tap key keyboard'),
  submit: words('submit send'),
  reload: words('reload refresh'),
  go_back: words('back return go'),
}
const allActionWords = new Set(Object.values(actionWords).flatMap((set) => [...set]))

/** Kinds that one verb more or less turns into another thing: they need a word that says them. */
export const saidOnly = new Set<TypedAction['action']>([
  'double_click',
  'right_click',
  'hover',
  'scroll_to',
  'clear',
  'check',
  'uncheck',
  'submit',
  'reload',
  'go_back',
])

// Whoever writes these does not ask for the action that the rest of the clause would be.
const restraint = words(
  `avoid ignore skip refrain refuse prevent stop forget leave keep resist abstain decline spare without not no never dont don't nor neither none nothing
  if unless when whenever while until till once after before except instead or either maybe perhaps optionally otherwise only should could might
  remember note memorise memorize compare imagine wait verify ensure expect assert confirm look watch observe see read inspect review count measure
  remove delete erase discard drop subtract cut withdraw exchange swap replace undo revert cancel abort dismiss accept answer reject`.replace(
    /\s+/g,
    ' ',
  ),
)

const shown =
  'show shows shown see sees seen seeing appear display visible present read say contain include find found spot turn pop come flash greet state announce tell list stand sit lie'
const messageNouns =
  'toast message note notification notice banner text word words hint warning error success confirmation alert info tooltip'
const checkWords: Partial<Record<Check['kind'], Set<string>>> = {
  assert_text: words(`${shown} ${messageNouns}`),
  assert_visible: words(`${shown} open`),
  assert_url: words('contain include read show'),
  assert_title: words('contain include read show say'),
  assert_value: words('contain include read say show'),
  assert_checked: words('sit stand turn'),
  assert_enabled: words('sit stand turn'),
  assert_focused: words('have'),
  assert_count: words(`${shown} count number hold`),
  assert_dialog: words(`${shown} ask open box`),
  assert_order: words(shown),
  assert_labelled: words('show display read say state amount come stand equal'),
  assert_number: words('show display read say state amount come stand equal'),
}
/** Words without which it is no check of that kind: a dialog that is absent says nothing of a text that is. */
const ownWords: Partial<Record<Check['kind'], Set<string>>> = {
  assert_url: words('url address location path'),
  assert_title: words('title'),
  assert_value: words('value hold fill empty blank'),
  assert_checked: words('check tick select choose chosen on'),
  assert_enabled: words('enable active clickable available usable'),
  assert_focused: words('focus focused cursor caret'),
  assert_dialog: words('dialog popup pop-up alert prompt confirmation'),
  assert_order: words('order sequence'),
}
/** Words that deny by themselves what a check of that kind would claim. */
const denials: Partial<Record<Check['kind'], Set<string>>> = {
  assert_text: words('hidden gone absent missing invisible disappear vanish removed'),
  assert_visible: words('hidden gone absent missing invisible disappear vanish removed closed close'),
  assert_enabled: words('disabled inactive greyed grayed locked unavailable read-only readonly'),
  assert_checked: words('unchecked unticked unselected deselected off'),
}
const negations = words('not no never none nothing nowhere without cannot neither nor')
const allCheckWords = new Set(
  [checkWords, ownWords, denials].flatMap(Object.values<Set<string>>).flatMap((set) => [...set]),
)

const fillers = words(
  `the a an this that these those is are was were be been being am do does did has have had having get gets got getting to there here it its them they
  now then also too again still just simply please you your user we us our i me my they up out so will would shall should must can ought
  page screen site and`.replace(/\s+/g, ' '),
)
const actionFillers = words(
  `${'in into inside onto on upon to at with as of for over'} down ahead along together gently firmly quickly slowly carefully lightly finally go`,
)
const places = words('in inside within on of from into among')

export const isActionWord = (kind: TypedAction['action'], { key }: Token) =>
  actionWords[kind]?.has(stem(key)) === true
/** A verb that no kind of action claims, and that holds nothing back. */
export const isUnknownVerb = ({ key, quoted }: Token) =>
  !quoted &&
  /^\p{L}/u.test(key) &&
  ![allActionWords, restraint, fillers, actionFillers, negations].some((set) => set.has(stem(key)))
export const isActionFiller = ({ key, quoted }: Token) =>
  !quoted && (fillers.has(stem(key)) || actionFillers.has(stem(key))) && !restraint.has(stem(key))
export const isCheckWord = (kind: Check['kind'], { key, quoted }: Token) =>
  !quoted && checkWords[kind]?.has(stem(key)) === true
/** Whether the word makes it a check of that kind, or denies what only such a check claims. */
export const isOwnWord = (kind: Check['kind'], { key, quoted }: Token) =>
  !quoted && ownWords[kind]?.has(stem(key)) === true
export const hasOwnWords = (kind: Check['kind']) => ownWords[kind] !== undefined
export const deniesState = (kind: Check['kind'], { key, quoted }: Token) =>
  !quoted && hasOwnWords(kind) && denials[kind]?.has(stem(key)) === true
export const isMessageNoun = ({ key, quoted }: Token) =>
  !quoted && !/^(?:text|word)s?$/.test(key) && messages.has(stem(key))
export const isFiller = ({ key, quoted }: Token) => !quoted && fillers.has(stem(key))
export const isPlaceWord = ({ key, quoted }: Token) => !quoted && places.has(stem(key))
export const denies = (kind: Check['kind'], { key, quoted }: Token) =>
  !quoted && (negations.has(stem(key)) || denials[kind]?.has(stem(key)) === true)

/** Whether a piece of an expected result says something of its subject. */
export function hasPredicate(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ key, quoted }) => !quoted && (allCheckWords.has(stem(key)) || negations.has(stem(key))),
  )
}

const general = words(`${messageNouns} form result thing`)

const messages = words(messageNouns)

/** Words that name a kind of thing and never one of them: "an error", "the form". */
export function isGeneral(token: Token): boolean {
  return (
    isFiller(token) || isPlaceWord(token) || negations.has(stem(token.key)) || general.has(stem(token.key))
  )
}
