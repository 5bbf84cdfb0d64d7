import { capital } from './check-prose.ts'

const irregular: Record<string, string> = {
  send: 'sent',
  pay: 'paid',
  sell: 'sold',
  buy: 'bought',
  write: 'written',
  withdraw: 'withdrawn',
  set: 'set',
  reset: 'reset',
  put: 'put',
  make: 'made',
  take: 'taken',
  give: 'given',
  lend: 'lent',
  choose: 'chosen',
  hold: 'held',
  undo: 'undone',
  see: 'shown',
  view: 'shown',
  read: 'shown',
  browse: 'shown',
  list: 'shown',
  access: 'shown',
  open: 'opened',
}
/** What is done here is done to nothing in particular, or shows in nothing by itself. */
const without =
  /^(?:manage|use|be|have|do|sign|log|vote|search|work|act|enter|answer|reply|contact|comment|call)$/i
const doubled =
  /^(?:submit|ship|plan|cancel|stop|drop|enrol|fulfil|scan|map|log|label|refer|transfer|tag|swap|commit|permit|admit|control)$/

/** The participle of a verb: "delete" → "deleted", "submit" → "submitted", "see" → "shown". */
export function participleOf(verb: string): string {
  const word = verb.toLowerCase()
  const known = irregular[word]
  if (known) return known
  if (doubled.test(word)) return `${word}${word.at(-1) ?? ''}ed`
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ied')
  return word.endsWith('e') ? `${word}d` : `${word}ed`
}

/**
 * What is seen when an action has been carried out: "delete tickets" → "The tickets are deleted", "assign a ticket to an agent" → "The ticket is
 * assigned to an agent". Undefined where the action has no object, or one whose change nobody can name.
 */
export function effectOf(action: string): string | undefined {
  const [verb = '', ...rest] = action
    .trim()
    .replace(/[.\s]+$/, '')
    .split(/\s+/)
  const object = rest.join(' ')
  if (!/^[a-z]+$/i.test(verb) || without.test(verb) || object === '' || /"/.test(object)) return undefined
  // "a notice that is In review" names the notice; nothing is approved into a review.
  const [, thing = object, tail = ''] =
    /^((?:(?! (?:that|which|who) (?:is|are) ).)+?)( (?:as|to|into|from|via|by|with|without|at|on|in) .+)$/i.exec(
      object,
    ) ?? []
  if (/^(?:to|as|into|from|via|by|with|without|at|on|in|for|up|out|off|about|it|them)\b/i.test(thing))
    return undefined
  const head = /^.*?(?= (?:of|for|that|which|who)\b)|^.*$/i.exec(thing)?.[0] ?? thing
  const own = /^(?:their |his |her |his or her |one's )?own\s+/i
  const named = own.test(thing)
    ? `the person's own ${thing.replace(own, '')}`
    : thing.replace(/^(?:the|an?|any|every|each|other)\s+/i, 'the ')
  const subject = /^(?:the|all|no|both)\b/i.test(named) ? named : `the ${named}`
  const several = / (?:and) /.test(head) || (/[^su]s$/i.test(head) && !/^(?:an?|every|each)\b/i.test(thing))
  return `${capital(subject)} ${several ? 'are' : 'is'} ${participleOf(verb)}${tail}`
}
