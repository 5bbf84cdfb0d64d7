import { maskQuotes } from '../facts/mask.ts'
import { readFacts } from '../facts/read-facts.ts'
import type { Fact } from '../facts/types.ts'
import { requirement, unread, type RowReading, type Table } from './table.ts'

const labels = /^(?:field|label|input|element|entry|question)s?(?: (?:name|label))?$/i
const faults =
  /^(?:conditions?|problems?|faults?|mistakes?|violations?|cases?|if|when|(?:wrong|error|invalid|refused) (?:if|when|input|value)|wrong (?:input|value)s?)$/i
const answers = /^(?:(?:error |validation )?messages?(?: text)?|(?:shown |error )text|answer)$/i

/**
 * Reads a table that says of each input what is wrong with it, and the message that answers: a row means what the sentence "If …, the
 * message … is shown." means. A row of which that sentence is not understood says nothing.
 */
export function readViolationRows({ header, body }: Table): RowReading[] | undefined {
  const at = (name: RegExp) => header.findIndex((cell) => name.test(cell.trim()))
  const [label, fault, answer] = [at(labels), at(faults), at(answers)]
  if (label < 0 || fault < 0 || answer < 0) return undefined
  if (body.some(({ cells }) => (cells[label] ?? '') === '')) return undefined
  return body.map(({ cells, found }) => {
    if (found) return unread(found)
    const [name = '', wrong = '', message = ''] = [cells[label], cells[fault], cells[answer]]
    return requirement(factsOf(bare(name), wrong, bare(message)))
  })
}

const bare = (cell: string) => cell.replace(/^["“'](.*)["”']$/, '$1').trim()

function factsOf(label: string, fault: string, message: string): Fact[] {
  if (label === '' || fault === '' || message === '' || /["“”]/.test(`${label}${message}`)) return []
  const allowed = patternOf(label, fault)
  if (allowed)
    return [
      allowed,
      {
        kind: 'message',
        text: message,
        labels: [label],
        violations: ['format'],
        about: 'named',
        condition: label,
      },
    ]
  const sentence = `If "${label}" ${said(fault.replace(/\.$/, ''))}, the message "${message}" is shown.`
  const facts = readFacts(maskQuotes(sentence), { previous: [label], stated: [], afterMessage: false })
  const understood = facts.some((fact) => fact.kind === 'message' && fact.violations.length > 0)
  return understood ? facts : []
}

/** "not two capital letters, a hyphen and six digits": what is wrong by not being it is what is allowed. */
function patternOf(label: string, fault: string): Fact | undefined {
  const [, wanted] = /^not (.+?)(?:,? (?:e\.g\.|for example|such as)\s.*| \(.*)?$/i.exec(fault) ?? []
  if (wanted === undefined) return undefined
  const facts = readFacts(maskQuotes(`"${label}" must be ${wanted}.`), {
    previous: [],
    stated: [],
    afterMessage: false,
  })
  return facts.find((fact) => fact.kind === 'field' && fact.constraints.pattern !== undefined)
}

/** "fewer than 10 characters" → "has fewer than 10 characters", "not a number" → "is not a number". */
function said(fault: string): string {
  if (/^(?:is|are|has|have|contains?|consists?|does|exceeds?|equals?)\b/i.test(fault)) return fault
  if (
    /^(?:fewer|more|less|at least|at most|over|under|longer|shorter)\b.*\b(?:characters?|digits?|letters?|words?)\b/i.test(
      fault,
    )
  )
    return `has ${fault}`
  if (/^(?:nothing|none|no option) (?:is )?(?:chosen|selected)$/i.test(fault)) return 'is not selected'
  return `is ${/^(?:nothing|blank|missing|left empty)\b/i.test(fault) ? 'empty' : fault}`
}
