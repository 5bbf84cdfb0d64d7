import { months, weekdays } from '../../english/dates.ts'
import type { Token } from '../../requirement-reading/tokens.ts'

/** Ways by which systems speak with one another: what they are called is an integration. */
const interfaces = new Set(
  'api webhook endpoint gateway sdk sso oauth oauth2 saml oidc ldap smtp sftp ftp edi grpc graphql soap mqtt microservice webservice middleware connector erp crm mainframe integration interoperability'.split(
    ' ',
  ),
)
const outside = new Set('external third-party 3rd-party remote upstream downstream'.split(' '))
/** What is done with another system that is then named: "sync with Salesforce", "pay by PayPal". */
const joining = new Set(
  'integrate integration sync synchronise synchronize synchronisation synchronization connect connection import export fetch pull push publish federate authenticate interface migrate pay mirror replicate forward retrieve'.split(
    ' ',
  ),
)
/** By way of whom: "mail it through SendGrid", "sign in with Google". */
const delivering = new Set(
  'send mail notify bill charge deliver sign log call text print order book'.split(' '),
)
const byWayOf = new Set('with via through using'.split(' '))
const leading = new Set('with from to into via through using by'.split(' '))
/** Names of files and of days are in capitals, too. */
const noSystem = new Set([
  ...'csv pdf xls xlsx excel word docx doc xml json html markdown zip png jpg jpeg svg ical txt yaml url id utc gmt i'.split(
    ' ',
  ),
  ...weekdays,
  ...months,
])

/** Another system, as it is said; equal keys are one. Without a name ("the API") its key is empty. */
export interface Integration {
  key: string
  words: string
}

/** The other systems that take part in what a sentence says: interfaces, what is called external, and names that something is joined with. */
export function integrationsIn(tokens: readonly Token[]): Integration[] {
  const joins = firstOf(tokens, joining)
  const delivers = firstOf(tokens, delivering)
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return []
    if (interfaces.has(token.lemma)) return [called(tokens, startOf(tokens, at), at + 1)]
    if (outside.has(lower(token))) return fromOutside(tokens, at)
    const lead = lower(tokens[at - 1])
    const isLed = (leading.has(lead) && joins < at) || (byWayOf.has(lead) && delivers < at)
    return isLed && isName(token) ? [called(tokens, at, nameEnd(tokens, at))] : []
  })
}

const firstOf = (tokens: readonly Token[], lemmas: ReadonlySet<string>): number => {
  const found = tokens.findIndex((token) => token.kind === 'word' && lemmas.has(token.lemma))
  return found < 0 ? Infinity : found
}

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? ''

const isName = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^\p{Lu}/u.test(token.text) && !noSystem.has(lower(token))

const isNominal = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^(?:noun|adjective)$/.test(token.classes[0] ?? '') && !outside.has(lower(token))

const longestName = 3

function startOf(tokens: readonly Token[], head: number): number {
  let start = head
  while (
    head - start < longestName &&
    (isNominal(tokens[start - 1]) || (start > 1 && isName(tokens[start - 1])))
  )
    start -= 1
  return start
}

function nameEnd(tokens: readonly Token[], from: number): number {
  let end = from + 1
  while (end - from < longestName && isName(tokens[end])) end += 1
  return end
}

/** "An external accounting system": what stands behind, to the end of its name. */
function fromOutside(tokens: readonly Token[], at: number): Integration[] {
  let end = at + 1
  while (end - at <= longestName && isNominal(tokens[end]) && !mayAct(tokens, end, at)) end += 1
  const head = tokens[end - 1]
  const isSaid = end === at + 1 || (head?.kind === 'word' && interfaces.has(head.lemma))
  return isSaid ? [] : [called(tokens, at, end)]
}

/** "Provider signs people in": the second may be what the first does. */
const mayAct = (tokens: readonly Token[], at: number, outsideAt: number): boolean => {
  const token = tokens[at]
  return (
    at > outsideAt + 1 && token?.kind === 'word' && token.plural === true && token.classes.includes('verb')
  )
}

/** A system is known by its own name where it has one: "the Stripe API" is "Stripe". */
function called(tokens: readonly Token[], from: number, to: number): Integration {
  const own = tokens.slice(from, to)
  const words = own.map(({ text }) => text).join(' ')
  const bare = own.filter((token) => token.kind === 'word' && !interfaces.has(token.lemma))
  const named = bare.filter((token, at) => isName(token) && (from > 0 || at > 0))
  const key = (named.length > 0 ? named : bare)
    .map((token) => (token.kind === 'word' ? token.lemma : lower(token)))
    .join(' ')
  return { key: key.toLowerCase() || (own.length === 1 && isProtocol(own[0]) ? lower(own[0]) : ''), words }
}

/** "SAML" says which one, "API" does not. */
const isProtocol = (token: Token | undefined): boolean =>
  !/^(?:apis?|webhooks?|endpoints?|gateways?|sdks?|microservices?|webservices?|middleware|connectors?|integrations?|interoperability)$/.test(
    lower(token),
  )
