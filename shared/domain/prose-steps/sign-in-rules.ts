import { activate } from './controls.ts'
import { sameAct } from './business-verbs.ts'
import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import type { TypedAction } from './types.ts'

const verb =
  '(?<verb>log ?in|sign ?in|log ?on|log (?:back|yourself) in|sign back in|authenticate|sign ?up|register)'
const value = (name: string) => `(?<${name}>\\uE000\\d+\\uE001|[^\\s,/;\\uE000]+)`
const userNoun = '(?:(?:the )?(?:user ?name|user|e-?mail(?: address)?|login|account|user id)(?: is)?:? ?=? ?)'
const passwordNoun = '(?:(?:the |his |her |their |my )?(?:password|pass|pw|pwd)(?: is)?:? ?=? ?)'
const joint = '(?:,? and (?:with )?|,? with |, | ?/ ?| using )'

const userNames = ['user name', 'login', 'user id', 'e-mail', 'e-mail address', 'login name', 'account']

/** Signing in in any notation: the name and the password go where the page asks for them, then the one control that signs in is pressed. */
export const signInRules: Rule<TypedAction> = keyed(/^(?:log|sign|authenticate|register)/i, () => [
  rule(
    `${verb}(?: as| with| using)?:? ${userNoun}?${value('user')}${joint}${passwordNoun}?${value('password')}`,
    signIn,
  ),
  rule(
    `${verb}(?: as| with| using)?:? ${userNoun}?${value('user')},? (?:and |with |without )+(?<none>(?:an? |no )?(?:empty )?password)`,
    signIn,
  ),
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

function fromData(
  caught: Caught,
  { data }: { data: { name: string; value: string }[] },
): TypedAction[] | undefined {
  return data.length === 0
    ? undefined
    : [...data.map(({ name, value: given }) => entered([name], given)), pressed(caught)]
}

// A word that only stands for a name or password is none.
const vague =
  /^(?:an?|the|any|some|valid|invalid|correct|wrong|right|my|your|his|her|their|user|username|password|and|credentials|it)$/i

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
