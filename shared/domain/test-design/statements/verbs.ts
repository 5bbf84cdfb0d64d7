import { baseOf } from '../../requirements/facts/permissions/base-forms.ts'

const irregular: Record<string, string> = {
  send: 'sent',
  pay: 'paid',
  sell: 'sold',
  lend: 'lent',
  write: 'written',
  withdraw: 'withdrawn',
  see: 'seen',
  read: 'read',
  make: 'made',
  take: 'taken',
  put: 'put',
  set: 'set',
  reset: 'reset',
  buy: 'bought',
  find: 'found',
  choose: 'chosen',
  undo: 'undone',
  redo: 'redone',
  give: 'given',
  get: 'got',
  hide: 'hidden',
  keep: 'kept',
  leave: 'left',
  show: 'shown',
  split: 'split',
  cut: 'cut',
  upload: 'uploaded',
}
const doubled =
  /^(?:ship|drop|drag|stop|plan|swap|tag|pin|log|map|submit|refer|transfer|unsubmit|scan|flag|zip|crop)$/

/** Verbs of what people do with a product, in their base form. */
const doing = new Set(
  `accept access activate add apply approve archive assign attach block book borrow browse buy call cancel change chat check choose
  clear close collapse comment compare complete configure confirm connect contact continue copy create customise customize cut
  deactivate decline define delete deposit disable display download drag duplicate edit enable enter expand export extend favourite
  favorite fill filter find follow forward give group hide import invite join keep leave lend like link list lock log manage mark
  merge message modify move mute navigate open order organise organize paste pause pay pick pin place plan play post prepare preview
  print process publish purchase put rate reactivate read receive redeem register reject remove rename renew rent reopen reorder
  repeat replace reply report request reschedule reserve reset resize restore resume retry return revert review revoke rotate save
  scan schedule scroll search see select sell send set share ship show sign skip sort specify split start stop submit subscribe swap
  switch tag take track transfer translate turn unblock undo unfollow unlock unmark unsubscribe update upgrade upload use validate
  verify view vote watch withdraw write zoom`.split(/\s+/),
)

/** Whether a word is the base form of a verb that names what somebody does. */
export function isDoing(word: string): boolean {
  return doing.has(word.toLowerCase())
}

/** The past participle of a base form: "create" → "created", "ship" → "shipped", "send" → "sent". */
export function participleOf(base: string): string {
  const verb = base.toLowerCase()
  const known = irregular[verb]
  if (known !== undefined) return known
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return doubled.test(verb) ? `${verb}${verb.at(-1) ?? ''}ed` : `${verb}ed`
}

const participles = new Map(Object.entries(irregular).map(([base, participle]) => [participle, base]))

/** The base form of a past participle; undefined for a word that is none. */
export function verbOf(participle: string): string | undefined {
  const word = participle
  const known = participles.get(word)
  if (known !== undefined) return known
  return /^[a-z]{2,}ed$/.test(word) && !/(?:need|speed|feed|indeed|exceed|proceed|succeed)$/.test(word)
    ? baseOf(word)
    : undefined
}

/** "send" → "sends", "apply" → "applies", "be" → "is". */
export function thirdPerson(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

const manyWithoutS = /^(?:people|children|men|women|staff|data|media)$/i
const oneWithS = /(?:ss|us|is|news|series)$/i

/** Whether a noun phrase is plural, by its head: the last word before "of", "in", "with" and the like. */
export function isPlural(phrase: string): boolean {
  if (/^(?:an?|each|every|this|one|no one) /i.test(phrase)) return false
  const head =
    phrase
      .split(
        / (?:of|in|on|for|with|by|from|to|at|without|under|over|between|that|which|who|above|below)\b/i,
      )[0]
      ?.trim() ?? ''
  if (/ and /.test(head)) return true
  const noun = head.split(' ').at(-1) ?? ''
  return manyWithoutS.test(noun) || (/s$/i.test(noun) && !oneWithS.test(noun))
}

/** "changing" → "change", "logging" → "log"; undefined for a word that is no gerund of something done. */
export function baseOfGerund(word: string): string | undefined {
  const stem = /^([a-z]{2,})ing$/i.exec(word)?.[1]?.toLowerCase()
  if (stem === undefined) return undefined
  return [stem, `${stem}e`, stem.slice(0, -1)].find((one) => doing.has(one))
}

/** The start of a sentence as it stands within one: an ordinary word loses its capital; names and abbreviations keep theirs. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z'’-]*(?: (?![A-Z])|$)/.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
