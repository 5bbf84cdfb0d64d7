/** Names of states that are more than one word, or no participle. */
const phrases =
  'past due|in progress|in process|in review|in work|in transit|in use|in repair|in stock|in delivery|on hold|on loan|under review|under repair|under construction|to do|out of stock|ready for [a-z]+|waiting for [a-z]+(?: [a-z]+)?|awaiting [a-z]+|partly [a-z]+ed|partially [a-z]+ed|fully [a-z]+ed'
const adjectives =
  'open|new|pending|draft|active|inactive|free|available|unavailable|overdue|late|done|final|complete|ready|idle|valid|invalid|current|obsolete|live|planned|unpaid|paid|sent|sold|lost|spent|withdrawn|broken|frozen|stolen|taken|void|dormant|standby|running|waiting|empty|full'
/** "The button becomes active" and "the field becomes mandatory" speak of a page, not of the life of a thing. */
const pageWords =
  /^(?:button|field|link|page|menu|form|box|checkbox|icon|list|table|row|column|tab|dialog|message|text|label|input|option|value|screen|amount|price|fee|discount|total|result|user|system|password|number|date|entry|shipping|delivery charge|name|it|this|that|there|everything|nothing|who|which|whoever|nobody|everybody|one|deadline|cost|rate|limit|confirmation|e-mail|mail|email|notification|error)s?$/
const noState =
  /^(?:an?|the|not|no|longer|more|less|mandatory|required|optional|necessary|possible|impossible|visible|invisible|hidden|enabled|disabled|editable|clickable|selected|red|green|yellow|grey|gray|blue|clear|due|zero|one|equal|larger|smaller|higher|lower|allowed|informed|notified|asked|redirected|shown|displayed|given|used|needed|called|based|located|named|labelled|done by|responsible|able|sure|satisfied|known|unknown|correct|wrong|incorrect|half|twice|double|free of charge|calculated|charged|reduced|increased|rounded|added|stored|saved|logged|recorded|applied|set|said|asked|told|about|only|also|always|never|there|here|created|updated|changed|printed|generated)$/i

/** The source of an expression for a state as an adjective before its noun, without groups. */
export const adjectivePattern = `(?:${phrases}|${adjectives}|[a-z]{3,}ed|[A-Z][a-z]{2,}ed)(?=)`

/** What may follow "becomes" or "is": a quoted name, a phrase of states, or one word. Without groups. */
export const namePattern = `(?:["“][^"“”]{2,30}["”]|(?:an? )?(?:${phrases}|[A-Za-z][a-z]{2,}(?:-[a-z]+)?)(?=))`

const plainState = new RegExp(`^(?:${phrases}|${adjectives}|[a-z]{2,}ed)$`, 'i')

/** Whether a word names a state: behind "becomes" nearly any does, behind "is" only a participle or a known adjective. */
export function isState(words: string, { strong }: { strong: boolean }): boolean {
  const name = stateName(words)
  if (name === '' || noState.test(name)) return false
  return strong || /^["“]/.test(words) || plainState.test(name)
}

/** The state as the text writes it, without article and quotes. */
export function stateName(words: string): string {
  return words
    .replace(/^(?:an?|the) /i, '')
    .replace(/["“”]/g, '')
    .trim()
    .replace(/^drafts$/i, 'draft')
}

/** A noun that may have a life of its own, in the singular. */
export function thingNamed(words: string): string | undefined {
  const noun = singularOf(words.trim().toLowerCase())
  const head = noun.split(' ').at(-1) ?? ''
  return pageWords.test(head) || pageWords.test(noun) ? undefined : noun
}

export function singularOf(noun: string): string {
  if (/[^aeiou]ies$/.test(noun)) return noun.replace(/ies$/, 'y')
  if (/(?:ch|sh|x|ss)es$/.test(noun)) return noun.slice(0, -2)
  return /[^su]s$/.test(noun) ? noun.slice(0, -1) : noun
}

/** Whether a thing in this state is no longer there, so that nothing can be done with it. */
export function isGone(state: string): boolean {
  return /^(?:removed|deleted|erased|gone)$/i.test(state)
}
