import { unknownLiteral } from '../literals/on-record.ts'
import { typicalLiteral } from '../literals/literal-for.ts'
import type { Parameter } from '../model.ts'
import type { Entered, InputFinder } from './flows/inputs.ts'

const secret = /\b(?:password|passphrase|pin|passcode)\b/i
const known =
  /^(?:e-?mail(?: address)?|user ?name|login(?: name)?|password|passphrase|pin|passcode|card number|account number)$/i
const right = /^(?:the |a |an |his |her |their |my )?(?:right|correct|valid|registered|matching|existing)\s+/i
const wrong = /^(?:the |a |an |his |her |their |my )?(?:wrong|incorrect|invalid|unknown|false|mistyped)\s+/i
const plain = /^(?:the |a |an |his |her |their |my )/i

/** Data of an account that a step names by its quality, with literals, and the account that has to exist for it. */
export interface AccountData {
  inputs: Entered
  preconditions: string[]
}

/** "Enter a wrong password" becomes a right user name and a wrong password of an account that exists; undefined for any other data. */
export function accountData(action: string, finder: InputFinder): AccountData | undefined {
  const object = /^(?:enter|type|provide|supply)\s+([^"]{3,80})$/i.exec(action)?.[1]
  if (object === undefined) return undefined
  let isWrong = false
  let judged = false
  const parts: { parameter: Parameter; wrong: boolean }[] = []
  for (const piece of object.split(/,\s*(?:and\s+)?|\s+and\s+/)) {
    if (wrong.test(piece) || right.test(piece)) {
      isWrong = wrong.test(piece)
      judged = true
    }
    const label = piece
      .replace(isWrong ? wrong : right, '')
      .replace(plain, '')
      .trim()
    // A wrong value of what no account is known by could be wrong in many ways.
    if (!known.test(label) && (isWrong || finder.mentioned(label).length !== 1)) return undefined
    parts.push({ parameter: parameterOf(label, finder), wrong: isWrong })
  }
  if (!judged) return undefined
  const [first] = parts
  if (
    parts.length === 1 &&
    first &&
    secret.test(first.parameter.label) &&
    !/^(?:current|old|existing|your)\b/i.test(first.parameter.label) &&
    !/pin|passcode/i.test(first.parameter.label)
  )
    parts.unshift({ parameter: parameterOf('user name', finder), wrong: false })
  return valued(parts)
}

function valued(parts: { parameter: Parameter; wrong: boolean }[]): AccountData | undefined {
  const inputs = parts.map(({ parameter, wrong: isWrong }) => ({
    parameter,
    value: isWrong ? unknownLiteral(parameter) : typicalLiteral(parameter),
  }))
  const owned = parts.filter(({ parameter }) => !/^new\b/i.test(parameter.label))
  const account = owned.map(({ parameter }) => `${parameter.label} "${typicalLiteral(parameter) ?? ''}"`)
  if (inputs.some(({ value }) => value === undefined) || account.some((one) => one.endsWith('""')))
    return undefined
  const entered = inputs.flatMap(({ parameter, value }) =>
    value === undefined ? [] : [{ parameter, value }],
  )
  return { inputs: entered, preconditions: [`An account exists with ${account.join(' and ')}`] }
}

/** The input of the text, else one of this name without limits. */
function parameterOf(label: string, finder: InputFinder): Parameter {
  const found = finder.mentioned(label)[0] ?? (secret.test(label) ? finder.current(label) : undefined)
  const name = label.charAt(0).toUpperCase() + label.slice(1)
  return (
    found ?? {
      id: `account.${name}`,
      label: name,
      constraints: {},
      origins: [],
      statedBy: {},
      repeats: [],
      conflicts: [],
      messages: [],
    }
  )
}
