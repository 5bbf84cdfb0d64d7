import type { CalculatorPart, StatusWhen } from './parts.ts'
import type { Coded } from './words.ts'

const reading =
  /\b(?:line|bar|status|text|message|note|notice|hint|label|counter|it|page)\b[^,;.:Q]{0,20}?\b(?:reads?|says?|shows?|displays?|is|becomes?|changes to|turns to|goes back to)(?: again)?(?: the (?:text|words))?:? ?Q(\d+)/
const appearing =
  /\b(?:message|text|note|notice|hint|line|words?) Q(\d+) (?:is (?:then )?(?:shown|displayed|visible)|appears?|comes up|takes its place)/

/** What a line about the state of the page reads behind an answer, a message, a change or a new start, by what else the sentence tells. */
export function statusIn(
  { words, quotes }: Coded,
  { buttons, compute, parts }: { buttons: string[]; compute: string; parts: CalculatorPart[] },
): CalculatorPart[] {
  const at = (reading.exec(words) ?? appearing.exec(words))?.[1]
  const text = at === undefined ? undefined : quotes[Number(at)]
  if (text === undefined || !/\p{L}{2}/u.test(text) || /\d|…|\.\.\./.test(text)) return []
  const when = whenOf(words, buttons.indexOf(compute), parts)
  return when === undefined ? [] : [{ part: 'status', when, text }]
}

const conditional = /\b(?:if|unless|when|whenever|only|except|while|until)\b/
const problems = '(?:messages?|errors?|alerts?|warnings?|problems?|wrong entr(?:y|ies)|invalid entr(?:y|ies))'
const beside = new RegExp(
  `^(?:with|beside|together with|next to|as long as there is|while there is|whenever there is|if there is) (?:an? |any |such an? |one of these |the )?${problems}\\b`,
)

function whenOf(words: string, compute: number, parts: CalculatorPart[]): StatusWhen | undefined {
  const kinds = new Set(parts.map(({ part }) => part))
  if (kinds.has('fault') || kinds.has('exception') || kinds.has('unread')) return undefined
  if (kinds.has('reset')) return 'reset'
  if (kinds.has('vanish')) return 'changed'
  if (beside.test(words)) return 'refused'
  const answered = new RegExp(
    `^(?:after|on|upon|with|by|once|when)\\b[^,;.]{0,40}\\bB${compute}\\b|^(?:an? )?(?:click(?:ing)?|press(?:ing)?)(?: on)? B${compute}\\b`,
  ).exec(words)
  if (!answered) return undefined
  return conditional.test(words.slice(answered[0].length)) ? undefined : 'answered'
}

/** The rows that the answer has: 'a table with the rows Q0, Q1 and Q2'. */
export function rowsIn({ words, quotes }: Coded): CalculatorPart[] {
  const list =
    /\b(?:table|list|breakdown|summary|bill|result|overview)\b[^.;Q]{0,30}\b(?:rows|lines|items|entries|positions)\b:? ?((?:(?:[QIC]\d+(?:x\d+)?)(?:, ?(?:and )?| and | & )?)+)/.exec(
      words,
    )?.[1]
  const names = [...(list ?? '').matchAll(/Q(\d+)/g)].flatMap(([, at]) => quotes[Number(at)] ?? [])
  // A name that is also one of an input is not told apart here.
  return names.length > 1 && !/[IC]\d/.test(list ?? '') ? [{ part: 'rows', names }] : []
}
