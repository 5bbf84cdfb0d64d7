import type { EntityType, Named } from './types.ts'

const capital = String.raw`(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}\p{M}'’-]{0,40}[\p{Ll}\p{M}](?![\p{L}\p{M}])`
const run = new RegExp(
  String.raw`${capital}(?: (?:(?:of|de|van|von|der|und|and|&) )?(?:${capital}|\p{Lu}[\p{L}]{1,5}\b)){0,5}`,
  'gu',
)

const organizationEnd =
  /(?: (?:Inc|Ltd|LLC|GmbH|AG|SE|KG|Corp|Corporation|Company|University|Institute|Foundation|Association|Council|Committee|Agency|Authority|Ministry|Department|Bank|Museum|Hospital|Library|Society|Union|Commission|Office|Bureau|Board))$/
const organizationStart = /^(?:University|Ministry|Department|Bank|Institute|Council|Office|Bureau|Board) of /
const title = /\b(?:Mr|Mrs|Ms|Mx|Dr|Prof|Professor|Sir|Dame|Captain|Judge)\.? $/
const role = String.raw`(?:(?:managing|deputy|safety|security|privacy|data protection|executive|general|technical|medical|finance|project|product|team|line|chief) )*(?:manager|director|officer|head|lead|leader|chair|chairman|chairwoman|president|secretary|treasurer|administrator|supervisor|coordinator|caretaker|librarian|founder|author|architect|engineer|owner|editor|contact|CEO|CTO|CFO|COO)(?: of [\p{L} ]{2,40}?)?`
const roleBefore = new RegExp(String.raw`\b${role}(?:,|:| is| was)? (?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?$`, 'u')
const roleBehind = new RegExp(
  String.raw`^(?:, | \(|, the | is the | was the | is our )(?:the |our |a )?${role}\b`,
  'iu',
)
const personVerb = /^ (?:reports to|manages|leads|founded|wrote|said|chairs|directs|supervises)\b/
const personBefore =
  /\b(?:contact|ask|written by|signed by|approved by|founded by|led by|managed by|directed by|chaired by|reports to|author:|contact:|owner:) $/i
const placeBefore =
  /\b(?:located in|based in|headquartered in|situated in|office in|offices in|branch in|moved to|born in|city of|town of|held in) $/i
const placeBehind = /^ (?:office|branch|headquarters|airport|station|site|warehouse)\b/
const street = new RegExp(
  String.raw`(?<!\p{L})\p{Lu}\p{L}{1,40}(?:straße|strasse|gasse|platz|allee|weg)\b(?: \d{1,4}[a-z]?)?|\b\d{1,5} ${capital}(?: ${capital})? (?:Street|Road|Avenue|Lane|Square|Boulevard)\b`,
  'gu',
)

/** Words that begin with a capital for another reason than being a name. */
const noName = new Set(
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December The This That These Those It They We You He She His Her Their Our Your A An In On At By For From To And Or But If When While After Before Each Every All No Not Only Please See Note'.split(
    ' ',
  ),
)

/** People, organizations and places that a line of text names, where what stands around a name tells that it is one. */
export function namesIn(line: string): Named[] {
  const streets = [...line.matchAll(street)].map(({ 0: name, index: start }): Named => ({
    type: 'place',
    name,
    start,
    end: start + name.length,
  }))
  const names = [...line.matchAll(run)].flatMap(({ 0: written, index }): Named[] => {
    const skipped = skippedOf(written)
    const name = written.slice(skipped)
    const start = index + skipped
    const end = start + name.length
    if (name === '' || noName.has(name)) return []
    const type = typeOf(name, line.slice(Math.max(0, start - 80), start), line.slice(end, end + 80))
    return type ? [{ type, name, start, end }] : []
  })
  return [
    ...streets,
    ...names.filter(({ start, end }) => !streets.some((one) => start < one.end && one.start < end)),
  ]
}

/** "The Harbour Museum" is named "Harbour Museum", "Dr Imke Janssen" "Imke Janssen". */
function skippedOf(written: string): number {
  let at = 0
  for (const word of written.split(' ')) {
    if (!noName.has(word) && !/^(?:Mr|Mrs|Ms|Mx|Dr|Prof|Professor|Contact|Ask)$/.test(word)) break
    at += word.length + 1
  }
  return Math.min(at, written.length)
}

function typeOf(name: string, before: string, behind: string): EntityType | undefined {
  if (organizationEnd.test(name) || organizationStart.test(name)) return 'organization'
  const words = name.split(' ').length
  if (title.test(before) && words <= 4) return 'person'
  const isLikePerson =
    words >= 2 && words <= 4 && !/ (?:of|and|&|und) /.test(name) && !/\p{Lu}{2}/u.test(name)
  if (
    isLikePerson &&
    (roleBefore.test(before) ||
      roleBehind.test(behind) ||
      personVerb.test(behind) ||
      personBefore.test(before))
  )
    return 'person'
  return words <= 3 && (placeBefore.test(before) || placeBehind.test(behind)) ? 'place' : undefined
}
