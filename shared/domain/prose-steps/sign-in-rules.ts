import { activate } from './controls.ts'
import { sameAct } from './business-verbs.ts'
import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import type { TestDatum } from './test-data.ts'
import type { TypedAction } from './types.ts'

const verb =
  '(?<verb>log ?in|sign ?in|log ?on|log (?:back|yourself) in|sign back in|authenticate|sign ?up|register)'
// A bracket is no part of what somebody enters: it is around a pair, or a sign that the value is more than a word.
const value = (name: string) => `(?<${name}>\\uE000\\d+\\uE001|[^\\s,/;()\\[\\]{}<>\\uE000]+)`
const open = '[([{]? ?'
const close = ' ?[)\\]}]?'
const userNoun = '(?:(?:the )?(?:user ?name|user|e-?mail(?: address)?|login|account|user id)(?: is)?:? ?=? ?)'
const passwordNoun = '(?:(?:the |his |her |their |my )?(?:password|pass|pw|pwd)(?: is)?:? ?=? ?)'
const joint = '(?:,? and (?:with )?|,? with |,? ?\\((?:and |with )*|[,;] ?| ?/ ?| using )'

const userNames = ['user name', 'login', 'user id', 'e-mail', 'e-mail address', 'login name', 'account']

/** Signing in in any notation: the name and the password go where the page asks for them, then the one control that signs in is pressed. */
export const signInRules: Rule<TypedAction> = keyed(/^(?:log|sign|authenticate|register)/i, () => [
  rule(
    `${verb}(?: as| with| using)?:? ${open}${userNoun}?${value('user')}${joint}${passwordNoun}?${value('password')}${close}`,
    signIn,
  ),
  rule(
    `${verb}(?: as| with| using)?:? ${userNoun}?${value('user')},? (?:and |with |without )+(?<none>(?:an? |no )?(?:empty )?password)`,
    signIn,
  ),
  rule(verb, fromPairs),
  rule(
    `${verb}(?: with| using| by)?(?: the| these| your| valid| correct| given| following)* (?:credentials|data|details|user|account)`,
    fromData,
  ),
])

function signIn(caught: Caught): TypedAction[] | undefined {
  const none = /^(?:no |an? empty |empty )|^a? ?password$/i.test(caught.words('none') ?? '-') ? '' : undefined
  const [user, password] = [spoken(caught, 'user'), none ?? spoken(caught, 'password')]
  if (user === undefined || password === undefined) return undefined
  const names = user.includes('@') ? ['e-mail', ...userNames] : userNames
  return [entered([...new Set(names)], user), entered(['password'], password), pressed(caught)]
}

function fromData(caught: Caught, { data }: { data: TestDatum[] }): TypedAction[] | undefined {
  return data.length === 0
    ? undefined
    : [...data.map(({ name, value: given }) => entered([name], given)), pressed(caught)]
}

/** The data beside the act are who signs in, where one of them is a password. */
function fromPairs(caught: Caught, reading: { data: TestDatum[] }): TypedAction[] | undefined {
  const isWhole = reading.data.some(({ name }) => /pass|^pwd?$|^pin$/i.test(name)) && reading.data.length > 1
  return isWhole ? fromData(caught, reading) : undefined
}

// A word that only stands for a name or password is none.
const vague =
  /^(?:an?|the|any|some|valid|invalid|correct|wrong|right|my|your|his|her|their|names?|user|user-?names?|user-?id|e-?mail|login|account|password|pass|pw|pwd|and|credentials|details|data|it)$/i

const spoken = (caught: Caught, name: string): string | undefined => {
  const words = caught.words(name) ?? ''
  return caught.literal(name) ?? (vague.test(words) || words === '' ? undefined : words)
}

const entered = ([name = '', ...also]: string[], value: string): TypedAction => ({
  action: 'fill',
  target: { role: 'typing', name, ...(also.length > 0 && { also }) },
  value,
})

// A link of that name leads to the form; it does not send it.
function pressed(caught: Caught): TypedAction {
  const said = (caught.words('verb') ?? '').toLowerCase()
  const name = sameAct(said).length > 0 ? said : 'log in'
  const action = activate([name, ...sameAct(name)])
  return action.action === 'click' ? { ...action, target: { ...action.target, role: 'button' } } : action
}
