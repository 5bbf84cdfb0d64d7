import type { ReadSentence } from '../../requirements/index.ts'
import { checksAccount } from '../cases/accounts.ts'
import { allowed } from '../check/satisfies.ts'
import { unknownLiteral } from '../literals/on-record.ts'
import type { Message, Parameter, Screen } from '../model.ts'
import type { Check } from './check-types.ts'

export const markup = '<script>alert(1)</script>'
export const sqlPart = "' OR 1=1 --"
// An address is refused for its form, whatever else is in it.
const mail = /\be-?mail(?: address)?$/i
const secret = /\b(?:password|passphrase|pin|passcode)\b/i

interface Injection {
  name: 'script' | 'sql'
  literal: string
  expected: string
  basis: string
  words: string
  stated: RegExp
}

const injections: Injection[] = [
  {
    name: 'script',
    literal: markup,
    expected: 'No dialog is shown',
    basis: 'OWASP Web Security Testing Guide, WSTG-INPV-01 and -02: input is never executed',
    words: 'markup is shown as text and never executed',
    stated: /<script|\b(?:markup|cross-site|XSS|scripts?|HTML)\b/i,
  },
  {
    name: 'sql',
    literal: sqlPart,
    expected: 'No dialog is shown and "SQL" is not visible',
    basis:
      'OWASP Web Security Testing Guide, WSTG-INPV-05: a quote in the input changes no query and gives no server error',
    words: 'a quote and a fragment of SQL are taken literally',
    stated: /\b(?:SQL|injections?|OR 1=1)\b/i,
  },
]

/** Injection strings for every input that takes any text, and the same answer for an unknown account as for a wrong password. */
export function securityChecks(screens: Screen[], sentences: ReadSentence[]): Check[] {
  // The sentences that ask are few; looking through all of them for every input would take the square of a long text.
  const asking = injections.map((one) => ({
    one,
    stating: sentences.filter((sentence) => states(sentence, one.stated)),
  }))
  const alikes = sentences.filter(({ kind, text }) => kind === 'requirement' && alike.test(text))
  return [
    ...screens.flatMap((screen) =>
      screen.parameters.flatMap((parameter) =>
        asking.flatMap(({ one, stating }) => injected(screen, parameter, one, stating)),
      ),
    ),
    ...screens.flatMap((screen) => enumeration(screen, alikes[0])),
  ]
}

function injected(screen: Screen, parameter: Parameter, one: Injection, asking: ReadSentence[]): Check[] {
  if (!takesText(parameter, one.literal)) return []
  const stating = asking.find((sentence) => speaksOfInput(sentence, parameter, screen))
  const base = about(screen, parameter, one)
  if (!stating?.requirementId) return [base]
  return [
    {
      ...base,
      requirementId: stating.requirementId,
      oracle: 'stated',
      basis: stating.text,
      expected: saidOf(stating.text, one),
    },
  ]
}

function about(
  { id }: Screen,
  parameter: Parameter,
  { name, literal, expected, basis, words }: Injection,
): Check {
  return {
    id: `${name} ${parameter.id}`,
    requirementId: parameter.origins[0] ?? '',
    name,
    category: 'security',
    oracle: 'inferred',
    basis,
    words: `${parameter.label}: ${words}`,
    expected,
    screenId: id,
    parameterId: parameter.id,
    literal,
    given: [],
    actions: [],
    alsoTests: [],
  }
}

/** An input without a list, a format or a type, into which the literal fits; others refuse it for another reason. */
function takesText({ constraints, label }: Parameter, literal: string): boolean {
  const { number, choices, format, control, temporal, equals } = constraints
  const free =
    !number &&
    !choices &&
    !format &&
    !temporal &&
    equals === undefined &&
    (control ?? 'textbox') === 'textbox'
  return free && !secret.test(label) && !mail.test(label) && allowed(literal, constraints)
}

/** A sentence under the identifier of an input ("SEC-08.2" after "SEC-08") is about that input; any other is about all. */
function speaksOfInput(
  { requirementId = '' }: ReadSentence,
  { origins }: Parameter,
  { parameters }: Screen,
): boolean {
  const item = requirementId.replace(/\.\d+$/, '')
  return (
    item === requirementId || origins.includes(item) || !parameters.some((one) => one.origins.includes(item))
  )
}

function states({ kind, text }: ReadSentence, pattern: RegExp): boolean {
  return (
    kind === 'requirement' &&
    pattern.test(text) &&
    /\b(?:must|shall|should|never|not|literally|escaped|plain text|refused|rejected)\b/i.test(text)
  )
}

/** The predicate of the sentence that speaks of the literal: "must be shown as plain text and never be executed". */
function saidOf(text: string, { stated, literal }: Injection): string {
  const clause =
    text
      .split(/(?<=[.;])\s+/)
      .find((part) => stated.test(part))
      ?.replace(/[.;\s]+$/, '') ?? text
  const predicate =
    /\b(?:(?:must|shall|should|will)\s+(?:be\s+|never\s+|not\s+)|(?:is|are)\s+(?:shown|searched|treated|taken|stored|escaped|refused|rejected|never)).*$/i.exec(
      clause,
    )
  const said = (predicate?.[0] ?? '')
    .replace(/^(?:must|shall|should|will) be\b/i, 'is')
    .replace(/^are\b/i, 'is')
    .replace(/\bnever be\b/i, 'never')
  return said === '' ? clause : `The text ${JSON.stringify(literal)} ${said}`
}

export const alike =
  /\b(?:no matter|regardless of|irrespective of|independent of) whether\b|\b(?:the )?same (?:message|answer|text|error)\b|\b(?:not|never) (?:reveal|tell|disclose|show) (?:whether|if)\b/i

/** An unknown account must be answered as a wrong password is. */
function enumeration(screen: Screen, stating: ReadSentence | undefined): Check[] {
  if (!checksAccount(screen)) return []
  const name = screen.parameters.find(({ label }) => !secret.test(label))
  const message = answerOf(screen)
  const literal = name && unknownLiteral(name)
  if (!name || !message || literal === undefined) return []
  return [
    {
      id: `enumeration ${screen.id}`,
      requirementId: stating?.requirementId ?? message.requirementId,
      name: 'enumeration',
      category: 'security',
      oracle: stating ? 'stated' : 'inferred',
      basis:
        stating?.text ??
        'OWASP Web Security Testing Guide, WSTG-IDNT-04: an unknown user and a wrong password have the same answer',
      words: `${screen.name}: an unknown ${name.label} is answered as a wrong password is`,
      expected: `The message "${message.text}" is shown`,
      screenId: screen.id,
      parameterId: name.id,
      literal,
      given: [],
      actions: [],
      alsoTests: [message.requirementId],
    },
  ]
}

function answerOf({ parameters, messages }: Screen): Message | undefined {
  return [
    ...parameters.filter(({ label }) => secret.test(label)).flatMap((one) => one.messages),
    ...messages,
  ].find(({ violations }) => violations.includes('mismatch'))
}
