import { readCellRange } from './cell-range.ts'
import { isBlank } from './cells.ts'
import { isClause, type ColumnName } from './headers.ts'

const yes = /^(?:y|yes|t|true|x|✓|✔|☑|☒|✅)$/i
const no = /^(?:n|no|f|false|✗|✘|☐|❌)$/i
const generic =
  /^(?:results?|outcomes?|actions?|then|expected(?: (?:results?|outcomes?))?|decision|response|effect|consequence|output)$/i
/** What is given or charged on top: a dash means none. */
const extra = /\b(?:discount|surcharge|bonus|rebate|reduction|extra)s?$/i
const message = /\b(?:message|error|hint|notice|warning)\b/i
const verb =
  /\b(?:is|are|gets?|shows?|sends?|receives?|must|shall|will|can|cannot|rejected|accepted|asks?|opens?|creates?|applies)\b/i

/**
 * The outcome that a cell states under its heading, as a sentence: "The price is 4.90 EUR", 'The message "…" is shown',
 * "Free shipping applies". Nothing for a cell that says nothing. `topic` names the result where the heading does not ("Result").
 */
export function outcomeOf({ subject, unit }: ColumnName, cell: string, topic = ''): string | undefined {
  const text = cell.trim().replace(/\.$/, '')
  if (/^[-–—]$/.test(text) && extra.test(subject)) return `No ${subject} applies`
  if (isBlank(text)) return undefined
  if (yes.test(text) || no.test(text)) return marked(subject, yes.test(text))
  const quoted = /^["“]([^"“”]+)["”]$/.exec(text)?.[1]
  if (quoted) return message.test(subject) ? `The message "${quoted}" is shown` : `"${quoted}" is shown`
  if (message.test(subject)) return `The message "${text.replace(/"/g, '')}" is shown`
  const range = readCellRange(text)
  const free = generic.test(subject)
  const name = free && topic !== '' ? topic : subject
  const { thing, be } = headed(name)
  if (range) return `The ${thing} ${be} ${text}${range.unit === undefined && unit ? ` ${unit}` : ''}`
  if (free && (verb.test(text) || text.split(/\s+/).length > 3 || /["“]/.test(text))) return capital(text)
  if (/["“”]/.test(text)) return capital(text)
  return /^(?:action|then)s?$/i.test(subject) ? capital(text) : `The ${headed(subject).thing} is "${text}"`
}

/** A heading may be the beginning of the sentence: "The discount is". */
function headed(heading: string): { thing: string; be: string } {
  const [, thing = heading, said] = /^(?:the )?(.+?)(?: (is|are))?$/i.exec(heading) ?? []
  return { thing, be: said?.toLowerCase() ?? (/[^sui]s$/i.test(thing) ? 'are' : 'is') }
}

function marked(subject: string, done: boolean): string {
  if (isClause(subject))
    return capital(done ? subject : subject.replace(/\b(is|are|has|can|does)\b/i, '$1 not'))
  const acts = verb.test(subject) || /^[a-z]+ (?:the|an?|order|e-?mail|message)\b/i.test(subject)
  if (acts) return done ? capital(subject) : `Not done: ${subject}`
  return `${capital(subject)} ${done ? 'applies' : 'does not apply'}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
