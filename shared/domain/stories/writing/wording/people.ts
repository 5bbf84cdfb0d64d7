import { isNoun } from '../../../requirement-reading/grammar/deed/nouns.ts'
import { lemmaAs } from '../../../requirement-reading/tokenise/lemma.ts'
import { lexemeOf } from '../../../requirement-reading/tokenise/lexicon.ts'
import { can, part } from '../../../requirement-reading/tokenise/parts.ts'
import type { Token } from '../../../requirement-reading/tokens.ts'
import { isWord, lower } from '../tokens.ts'

const known = new Set(
  `nurse doctor physician surgeon midwife therapist pharmacist dentist vet porter warden guard pupil child kid parent mother father family household landlord tenant lodger citizen resident neighbour neighbor
  immigrant voter taxpayer pensioner cashier chef cook waiter waitress barista clerk lawyer judge attorney notary coach captain pilot crew steward stewardess sailor soldier firefighter officer deputy chief boss head
  director president chair chairman chairwoman secretary treasurer accountant auditor analyst architect engineer developer designer programmer scientist student scholar professor lecturer tutor graduate apprentice intern
  volunteer donor sponsor patron fan player gamer guest host friend colleague peer employee attendee trustee payee addressee trainee referee delegate representative agent broker dealer merchant farmer gardener florist baker
  butcher mechanic electrician plumber technician janitor caretaker foreman dispatcher courier carrier haulier supplier shipper consignee passenger commuter traveller traveler tourist cyclist pedestrian motorist driver
  subscriber member administrator admin moderator superuser dev editor author writer reader reviewer approver requester requestor applicant candidate claimant complainant witness borrower lender investor shareholder stakeholder holder
  cardholder householder leaseholder policyholder cook critic curator librarian archivist artist musician conductor singer actor athlete umpire coordinator organiser organizer planner inspector examiner
  supervisor superior bookkeeper gatekeeper storekeeper housekeeper keeper shopkeeper beekeeper salesperson salesman consultant adviser advisor assistant aide helper carer caregiver patient client customer buyer purchaser
  shopper seller user visitor operator owner manager leader staff team personnel police management tester`.split(
    /\s+/,
  ),
)
/** They end like people, and are things. */
const things = new Set(
  `number letter filter parameter counter folder header footer printer router character chapter register computer calculator newsletter center centre semester meter indicator document container timer pager banner corner list
  scanner server browser camera sensor monitor processor generator connector adapter adaptor controller handler parser loader buffer slider picker order calendar barrier paper water weather matter power tower
  border shutter trigger ledger layer poster voucher cluster reminder locker drawer elevator motor door floor color colour error mirror factor vector hanger charger heater cooler freezer dryer boiler toaster trailer tracker
  transfer offer answer folder wrapper divider spacer pointer cursor selector locator validator formatter converter scheduler thermometer thermostat speaker stapler binder sticker flyer folder tier
  cover over under never ever later after other another either rather together whether former latter center reactor capacitor radiator compressor detector simulator emulator accelerator separator denominator
  numerator membership partnership leadership repeater receiver transmitter amplifier projector refrigerator dishwasher lawnmower starter quarter remainder plaster disaster dispenser`.split(
    /\s+/,
  ),
)

/** Whether a noun names people: by a list of what people are, or as who does what a verb says ("photographer", "reseller"). */
export function isPerson(token: Token | undefined): boolean {
  if (!isWord(token) || token.gerund) return false
  const word = singular(lower(token))
  if (things.has(word)) return false
  return (
    known.has(word) || (isNoun('person', word) && !/^(?:i|we|you|he|she|they)$/.test(word)) || isDoer(word)
  )
}

/** One of them, in small letters; words that the lexicon does not have, too ("admins"). */
export const singular = (word: string): string => {
  const base = lemmaAs(word, 'NOUN')
  return base === word && /[^s]s$/.test(word) && known.has(word.slice(0, -1)) ? word.slice(0, -1) : base
}

function isDoer(word: string): boolean {
  if (/(?:man|woman|person|people)$/.test(word) && word.length > 6) return true
  if (/[a-z]{4}(?:ist|ian|eer)$/.test(word) && !/(?:list|exist|checklist|wishlist|pioneer)$/.test(word))
    return true
  const stem = /^(.{3,})(?:er|or)$/.exec(word)?.[1]
  if (stem === undefined) return false
  const doubled = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...doubled, stem.replace(/i$/, 'y')].some((verb) => {
    const lexeme = lexemeOf(verb)
    return lexeme !== undefined && lexeme.isBase && can(lexeme, part.verb)
  })
}
