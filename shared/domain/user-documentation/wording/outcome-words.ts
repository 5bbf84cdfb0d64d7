/** Any of some ways to say a thing, as words of their own; each is a part of a regular expression. */
const anyOf = (ways: readonly string[]) => new RegExp(String.raw`\b(?:${ways.join('|')})\b`, 'i')

const states = ['is', 'are', 'stays?', 'remains?', 'becomes?', 'gets?']
const failures = ['blocked', 'locked', 'disabled', 'invalid', 'unavailable', 'failed']

/** How an outcome says that something is refused, or goes wrong. */
export const refusals = anyOf([
  String.raw`no (?:further|more|other) \w+ (?:is|are)`,
  'errors?',
  'warning',
  'refused?',
  'refuses',
  'reject(?:s|ed)?',
  'denie[ds]',
  'deny',
  'not (?:allowed|possible|permitted)',
  'cannot',
  "can['’]t",
  'can not',
  'could not',
  'fails',
  String.raw`(?:${states.join('|')}) (?:\w+ ){0,2}(?:${failures.join('|')})`,
  String.raw`(?:is|are) not \w+(?:ed|en|t|wn)`,
])

/** What a message, or what leads to it, says where something is wrong. */
export const complaints = anyOf([
  'required',
  'invalid',
  'wrong',
  'incorrect',
  'unknown',
  'no longer',
  'not',
  'already',
  'must',
  'too (?:long|short|many|large|big|few)',
  'unable',
  String.raw`exceed\w*`,
  'expired',
  'missing',
  'without',
  'empty',
  'taken',
  'mandatory',
  'closed',
  'try again',
  'only',
  'no',
  'never',
  "does ?n['’]t",
  "don['’]t",
])

/** How an outcome says that something is to be read. */
export const showings = anyOf([
  'messages?',
  'errors?',
  'warning',
  'notice',
  'hint',
  'alert',
  'shows?',
  'shown',
  'see',
  'displays?',
  'displayed',
  'appears?',
  'reads?',
  'says?',
  'told',
  'informed',
  'refuse[sd]?',
  'reject(?:s|ed)?',
])

/** What can be pressed, filled in or chosen: its quoted name is no message. */
export const controls = anyOf([
  'button',
  'link',
  'field',
  'tab',
  'menu',
  'checkbox',
  'box',
  'icon',
  'option',
  'list',
  'column',
  'switch',
  'toggle',
  'status',
])

const notices = [
  '(?:error|warning|success|confirmation|validation) (?:message|page|dialog|notice)\\b',
  '(?:message|error|warning|page|dialog) ',
]

/** The place before what is seen, where its article was left out: "see | error message". */
export const bare = new RegExp(String.raw`(?<=\bsee )(?=${notices.join('|')})`)

const quotes = [
  '"(?<straight>[^"]{3,200})"',
  '“(?<curly>[^”]{3,200})”',
  String.raw`(?<![\p{L}\d])'(?<single>[^']{3,200})'(?![\p{L}\d])`,
]

/** Quoted words, with the word before and the three behind them. */
export const quoted = new RegExp(
  String.raw`(?<before>\p{L}+ )?(?:${quotes.join('|')})(?<behind>(?: \p{L}+){0,3})`,
  'u',
)
