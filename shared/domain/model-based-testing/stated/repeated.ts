import { capital } from '../../english/capital.ts'
import type { Token } from '../../requirement-reading/tokens.ts'
import { tokenise } from '../../requirement-reading/tokenise.ts'
import { saySeen } from './say.ts'

/** What so many failures lead to, and one less does not. */
interface Repeated {
  done: string
  seen: string
  less: string
  unseen: string
}

const failing = new Set([
  'fail',
  'failed',
  'wrong',
  'invalid',
  'unsuccessful',
  'incorrect',
  'false',
  'missed',
])
const tries = new Set(['attempt', 'try', 'login', 'sign-in', 'log-in'])
const inARow = ['in a row', 'in succession', 'one after the other']
const systems = new Set(['system', 'app', 'application', 'page', 'site', 'machine'])

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''
const lemmaOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.lemma : '')

/** "After 5 failed attempts in a row the account is locked for 30 minutes": after 4 it is not. */
export function repeatedIn(sentence: string): Repeated | undefined {
  if (!/after/i.test(sentence)) return undefined
  const text = sentence.replace(/[.]\s*$/, '')
  const all = tokenise(text)
  const at = all.findIndex((token, index) => lower(token) === 'after' && all[index + 1]?.kind === 'number')
  const count = all[at + 1]
  const last = all.findLastIndex(
    (token, index) => index > at + 1 && index < at + 6 && tries.has(lemmaOf(token)),
  )
  const isFailed = all.slice(at + 2, last).some((token) => failing.has(lower(token)) || failing.has(lemmaOf(token))) // prettier-ignore
  const number = count?.kind === 'number' ? Number(count.value) : 0
  if (at < 0 || last < 0 || !isFailed || !Number.isInteger(number) || number < 3) return undefined
  const row = inARow.find((words) => text.slice(all[last]?.end).toLowerCase().startsWith(` ${words}`))
  const behind = last + 1 + (row?.split(' ').length ?? 0)
  const outcome = at === 0 ? all.slice(lower(all[behind]) === ',' ? behind + 1 : behind) : all.slice(0, at)
  const unseen = deniedOf(text, outcome)
  const failures = text.slice(count?.end, all[behind - 1]?.end)
  return unseen === undefined
    ? undefined
    : {
        done: `Make ${count?.text ?? ''}${failures}`,
        seen: saySeen(text, outcome),
        less: `Make ${number - 1}${failures}`,
        unseen,
      }
}

/** "The account is locked for 15 minutes", "the system shall lock the account": the account is not locked. */
function deniedOf(text: string, outcome: readonly Token[]): string | undefined {
  const be = outcome.findIndex((token) => ['is', 'are', 'gets', 'be'].includes(lower(token)))
  const done = outcome[be + 1]
  const shown = (from: number, to: number): string => text.slice(outcome[from]?.start, outcome[to - 1]?.end)
  if (be > 0 && done?.kind === 'word' && done.participle) {
    const end = ['shall', 'will', 'must'].includes(lower(outcome[be - 1])) ? be - 1 : be
    const many = lower(outcome[be]) === 'are'
    return capital(`${shown(0, end)} ${many ? 'are' : 'is'} not ${done.text}`)
  }
  const who = outcome.findIndex((token) => systems.has(lower(token)))
  const verb = outcome.findIndex((token, index) => index > who && token.kind === 'word' && token.classes.includes('verb')) // prettier-ignore
  const [article, thing] = outcome.slice(verb + 1)
  if (who < 0 || verb < 0 || lower(article) !== 'the' || thing?.kind !== 'word') return undefined
  if (thing.classes[0] !== 'noun') return undefined
  const lemma = lemmaOf(outcome[verb])
  return `The ${thing.text} is not ${lemma}${lemma.endsWith('e') ? 'd' : 'ed'}`
}
