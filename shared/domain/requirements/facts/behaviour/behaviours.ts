import { slice, type Masked } from '../mask.ts'
import type { ScenarioFact } from '../types.ts'

const done =
  'shipped|returned|borrowed|placed|paid|cancelled|canceled|booked|approved|rejected|submitted|checked in|checked out|checked|deleted|created|added|sent|received|delivered|uploaded|confirmed|registered|activated|deactivated|signed|scanned|released|assigned|published|closed|opened|completed|finished|changed|edited|updated|removed|saved|selected|chosen|entered|pressed|clicked|reserved|collected|accepted|declined|refunded|issued|printed|archived|imported|exported|started|stopped|connected|disconnected|inserted|posted|parked|invited|blocked|unblocked|locked|unlocked|handed over|picked up|put on hold'
const passive = new RegExp(
  `^(?:the |an? |all |his |her |their |its |another )?(?:[\\w'’-]+ ){1,5}?(?:is|are|was|were|has been|have been|gets) (?:successfully |finally )?(?=)(?:${done})(?=)\\b[^"]{0,100}$`,
  'i',
)
const active =
  /^(?:the |an? |another |his |her )?(?:[\w-]+ ){1,3}?(?=)(?:approves|rejects|reports|joins|rates|subscribes|unsubscribes|invites|shares|orders|asks for|cancels|confirms|signs|pays|returns|borrows|reserves|books|ships|delivers|assigns|accepts|declines|deletes|removes|creates|adds|changes|edits|updates|publishes|closes|opens|completes|finishes|starts|stops|submits|sends|uploads|scans|registers|activates|deactivates|requests|releases|unlocks|locks|blocks|logs in|logs out|logs on|signs in|signs out|checks in|checks out|arrives|leaves|picks up|collects|hands over|inserts|removes|enters|selects|chooses|clicks|presses|taps)(?=)\b[^"]{0,160}("[^"]*"[^"]{0,60}){0,2}$/i
const nominal =
  /^(?:the |an? |every |each |successful )*(?:log-?out|log-?in|sign-?out|sign-?in|logging out|logging in|payment|registration|checkout|submission|confirmation|cancellation|deletion|approval|rejection|arrival|departure|delivery|receipt of [\w -]{3,40}|start(?: of [\w -]{3,40})?|shutdown|upload|timeout)$/i
const effect =
  /"|\b(?:is|are|gets?|will be|must be|shall be) (?:then |automatically |immediately |also |no longer |not )?(?=)(?:\w+ed|sent|shown|set|put|paid|drawn|made|given|available|visible|free|back|written|lost|hidden|taken|kept)\b|\b(?:receives?|sees?|gets?|sends?|shows?|displays?|becomes?|returns?|prints?|creates?|informs?|notif(?:y|ies)|opens?|closes|moves?|appears?|disappears?|asks?|starts?|stops?|marks?|updates?|removes?|deletes?|adds?|stores?|saves?|releases?|refunds?|lists?|calculates?|increases?|decreases?|reduces?|leads?|goes|downloads?|sounds?|vibrates|lights|turns|stays?|remains?|loses|ends|expires)\b/i
const lead =
  /^\W*(when|whenever|once|after|as soon as|upon|on)\s+([^,;]{3,200}?),\s+(?:then\s+)?(.{3,500}?)\.?$/i
const tail =
  /^(?!\W*(?:if|when|only)\b)(.{3,400}?),?\s+(?:whenever|when|once|after|as soon as|upon)\s+([^,;]{3,200}?)\.?$/i
const gerund =
  /^\W*(?:by )?((?:clicking|pressing|tapping|hovering|selecting|choosing|submitting|double-clicking|double clicking|right-clicking|opening|scrolling|dragging|swiping|holding|entering|a (?:double |right )?click)\b[^,;]{2,100}?),?\s+((?:opens|shows|displays|reveals|discards|logs|extends|redirects|starts|stops|saves|sends|deletes|removes|adds|resets|closes|cancels|prints|clears|hides|sorts|leads (?:back )?to|takes|brings|returns|switches|downloads|refreshes|copies|creates|marks|turns|toggles|expands|collapses|the (?:user|customer|visitor|system|page|list|dialog)\s|you\s).{2,300}?)\.?$/i
const both =
  /^\W*((?:the |an? )(?:[\w-]+ ){0,2}?(?:user|customer|visitor|patient|reader|guest|member|employee|clerk|manager|administrator|admin|operator|driver|nurse|doctor|student|teacher|agent)\s+(?:selects|chooses|clicks|presses|taps|enters|opens|scans|submits|confirms|adds|removes|deletes|uploads|picks|searches|drags)\b.{2,160}?),?\s+(?:and|then|and then)\s+((?:the (?:system|page|application|app|list|site|screen|form|website|desk|terminal|display|machine)|it)\s+.{3,300}?)\.?$/i
const within =
  /^\W*with (?:the )?("[^"]+")(?: button| link)? (the (?:user|customer|visitor|patient|reader|page|form|list|system)\s+(?!can\b|may\b|must\b|has\b).{3,200}?)\.?$/i
const provided =
  /^\W*with (?:an? |the |his |her |their )?(?=)((?:right|correct|valid|wrong|invalid|incorrect|unknown) [\w -]{3,60}?)(?:, (?:and|but) ([^,"]{3,90}))?,? ((?:the (?:user|customer|visitor|member|reader|patient|system|page|portal|site|application|employee|student|\w+ page)|he|she|nobody) (?:then )?(?=)(?:sees|gets|is|receives|shows|opens|displays|reaches|lands)\b.{2,300}?)\.?$/i
const waited =
  /^\W*after (\d{1,5} (?:seconds?|minutes?|hours?|days?)(?: (?:without|of) [\w -]{3,40}?)?),? (the (?:app|system|page|application|portal|site|terminal|screen|device|display|desk|machine|program)\s(?!is locked|is blocked).{3,300}?)\.?$/i
const link =
  /^\W*(?:(?:on|in|at|below|above|under) (?:the |every |each )[^",;]{2,60}?,? )?(?:there is (?:an? )?|(?:the|an?|each|every) )?(?=)(?:link|button|icon|menu item) ("[^"]+")(?: (?:that|which))?(?=) ((?:opens|leads (?:back )?to|shows|displays|starts|closes|takes|clears|resets|deletes|removes|cancels|prints|downloads|sorts)\s.{2,200}?)\.?$/i
// 'The "Help" link opens …', '"Log out" ends the session', 'Clicking "Cancel" discards …': what stands behind the name is what comes of it.
const acting =
  '(?:opens|leads|takes|brings|redirects|returns|goes|navigates|closes|logs|signs|ends|discards|saves|sends|shows|displays|extends|clears|resets|deletes|removes|cancels|reveals|hides|reloads|downloads|starts|stops|creates|adds|restores|toggles|switches|submits|keeps|applies|prints|copies|refreshes|expands|collapses|marks)'
const controlNamed = new RegExp(
  `^\\W*(?:the |an? |each |every )?("[^"]+") (link|button|icon|menu item|menu entry|tab)(?: (?:that|which))? (?=)(${acting}\\s.{2,300}?)\\.?$`,
  'i',
)
const nameAlone =
  /^\W*("[^"]+") (?=)((?:opens|leads|takes|brings|redirects|logs|signs|discards|returns)\s.{2,300}?)\.?$/i
const pressing = new RegExp(
  `^\\W*(?:by )?((?:clicking|pressing|tapping)(?: on)?(?: the)? "[^"]+"(?: (?:button|link|icon|tab|menu item))?) (?=)(${acting}\\s.{2,300}?)\\.?$`,
  'i',
)
const availability =
  /^(.{3,120}?\b(?:is|are|stays?|remains?) (?:disabled|enabled|hidden|visible|shown|greyed out|inactive|active|not (?:available|visible|shown|offered|clickable)|locked|read-only))\s+(until|as long as|while)\s+([^,;"]{3,160}?)\.?$/i

/** Reads what somebody or something does and what then comes about, in words without a form: "When a book is returned, the member is notified". */
export function readBehaviour(part: Masked): ScenarioFact[] {
  const kept = availability.exec(part.masked)
  // "While typing" names no state.
  if (kept?.[1] && kept[3] && !/^[a-z]+ing\b(?!.*\b(?:is|are)\b)/i.test(kept[3]))
    return told(
      [kept[2]?.toLowerCase() === 'until' ? opposite(raw(part, kept[3], true)) : raw(part, kept[3], true)],
      [],
      raw(part, kept[1]),
    )
  const data = provided.exec(part.masked)
  if (data?.[1] && data[3])
    return told(
      data[2]
        ? [`there are ${raw(part, data[2])}`.replace(/^there are (?=.*\b(?:is|are|has|have)\b)/, '')]
        : [],
      [`enter the ${raw(part, data[1])}`],
      raw(part, data[3]),
    )
  const late = waited.exec(part.masked)
  if (late?.[1] && late[2]) return told([], [`wait ${raw(part, late[1])}`], raw(part, late[2]))
  const first = lead.exec(part.masked)
  if (first?.[2] && first[3] && happens(first[2], first[1] ?? '') && effect.test(first[3]))
    return told([], [raw(part, first[2])], raw(part, first[3]))
  const pressed = pressing.exec(part.masked)
  if (pressed?.[1] && pressed[2]) return several([raw(part, pressed[1])], raw(part, pressed[2], true))
  const control = controlNamed.exec(part.masked)
  if (control?.[1] && control[3])
    return several([`click the ${raw(part, control[1])} ${control[2] ?? ''}`], raw(part, control[3], true))
  const alone = nameAlone.exec(part.masked)
  if (alone?.[1] && alone[2]) return several([`click ${raw(part, alone[1])}`], raw(part, alone[2], true))
  const doing = gerund.exec(part.masked)
  if (doing?.[1] && doing[2]) return told([], [raw(part, doing[1])], turned(raw(part, doing[2], true)))
  const named = link.exec(part.masked)
  if (named?.[1] && named[2])
    return told([], [`click ${raw(part, named[1])}`], turned(raw(part, named[2], true)))
  const pair = both.exec(part.masked)
  if (pair?.[1] && pair[2]) return told([], [raw(part, pair[1])], raw(part, pair[2]))
  const using = within.exec(part.masked)
  if (using?.[1] && using[2]) return told([], [`click ${raw(part, using[1])}`], raw(part, using[2]))
  const last = tail.exec(part.masked)
  if (
    last?.[1] &&
    last[2] &&
    happens(last[2], 'when') &&
    /\b(?:sends?|receives?|gets?|notif\w+|informs?|prints?|creates?|is|are)\b/i.test(last[1]) &&
    effect.test(last[1]) &&
    !/\b(?:must|may|can|cannot|required|mandatory|optional|only)\b/i.test(last[1])
  )
    return told([], [raw(part, last[2], true)], raw(part, last[1]))
  return []
}

function happens(condition: string, word: string): boolean {
  if (/\b(?:not|no|never)\b/i.test(condition)) return false
  if (/^(?:on|upon)$/i.test(word) || /^after$/i.test(word))
    return nominal.test(condition) || passive.test(condition) || active.test(condition)
  return passive.test(condition) || active.test(condition)
}

function told(given: string[], when: string[], outcome: string): ScenarioFact[] {
  const back =
    /^pressing (?:the )?(?:browser(?:'s|’s)? )?back button(?: of the browser)? (?:must|shall|should|may|does|will)(?: no longer| not|n't) (?:show|display) (.{3,120})$/i.exec(
      outcome.replace(/[.\s]+$/, ''),
    )
  if (back?.[1]) return told(given, [...when, 'go back'], `no ${back[1].replace(/^any /i, '')} are shown`)
  const plain = outcome.replace(/[.\s]+$/, '')
  if (plain.split(/\s+/).length < 2 && !plain.startsWith('"')) return []
  return [{ kind: 'scenario', given, when, outcomes: [plain], role: 'main' }]
}

/** "discards all changes and returns to the dashboard" has two outcomes. */
function several(when: string[], predicate: string): ScenarioFact[] {
  const plain = predicate.replace(/[.\s]+$/, '')
  const cut = /,? and (?:then )?(?=[a-z]{2,}s\s)/.exec(plain)
  const parts = cut ? [plain.slice(0, cut.index), plain.slice(cut.index + cut[0].length)] : [plain]
  return [{ kind: 'scenario', given: [], when, outcomes: parts.map(outcomeOf), role: 'main' }]
}

function outcomeOf(predicate: string): string {
  const person = /^(logs|signs) (?:the |him|her|them|you)\s?([\w-]*) ?(out|in|off)\b(.*)$/i.exec(predicate)
  if (person)
    return `the ${person[2] === '' ? 'user' : (person[2] ?? '')} is ${/^logs$/i.test(person[1] ?? '') ? 'logged' : 'signed'} ${person[3] ?? ''}${person[4] ?? ''}`
  if (
    /^(?:returns|goes|navigates|redirects)(?: (?:the|him|her|them)(?: user| customer| visitor)?)? (?:back )?to\s/i.test(
      predicate,
    )
  )
    return `the user is redirected ${predicate.slice(predicate.search(/to\s/))}`
  return turned(predicate)
}

const participles: Record<string, string> = {
  opens: 'opened',
  shows: 'shown',
  reveals: 'shown',
  discards: 'discarded',
  extends: 'extended',
  restores: 'restored',
  displays: 'shown',
  starts: 'started',
  stops: 'stopped',
  saves: 'saved',
  sends: 'sent',
  deletes: 'deleted',
  removes: 'removed',
  adds: 'added',
  resets: 'reset',
  closes: 'closed',
  cancels: 'cancelled',
  prints: 'printed',
  clears: 'cleared',
  hides: 'hidden',
  sorts: 'sorted',
  downloads: 'downloaded',
  refreshes: 'refreshed',
  copies: 'copied',
  creates: 'created',
  marks: 'marked',
  expands: 'expanded',
  collapses: 'collapsed',
}

/** "opens the start page" as what can be seen then: "The start page is opened"; an address is where the browser is. */
function turned(predicate: string): string {
  const address =
    /^(?:opens|shows|leads (?:back )?to)\s+(?:the (?:page|address) )?"?((?:https?:\/)?\/[^\s"]+)"?$/i.exec(
      predicate,
    )?.[1]
  if (address) return `the user is redirected to ${address}`
  const [verb = '', ...rest] = predicate.split(/\s+/)
  const object = rest.join(' ')
  if (/^leads$/i.test(verb)) return `${object.replace(/^(?:back )?to\s+/i, '')} is shown`
  if (/^(?:takes|brings)$/i.test(verb))
    return object.replace(/^(the [\w-]+|them|him|you) (?:back )?to\s+/i, '').concat(' is shown')
  const participle = participles[verb.toLowerCase()]
  if (!participle) return /^(?:the|you)$/i.test(verb) ? predicate : `the page ${predicate}`
  const [, head = object, tail_ = ''] =
    /^((?:"[^"]*"|[^"]){2,80}?)(\s+(?:in|on|of|from|to|at|by|as|with|without)\s.{2,200})?$/.exec(object) ?? []
  const quoted = head.startsWith('"')
  const many =
    !quoted &&
    (/^(?:all|both|the \w+ and|\d+)\b/i.test(head) || /[^s]s$/.test(head.replace(/"[^"]*"/g, '').trim()))
  return `${head}${tail_} ${many ? 'are' : 'is'} ${quoted && participle === 'opened' ? 'shown' : participle}`
}

/** "all fields are filled" is not so yet: "not all fields are filled". */
function opposite(condition: string): string {
  if (/^all\b/i.test(condition)) return `not ${condition}`
  return condition.replace(/\b(is|are|has|have|was|were)\b(?! not)/i, '$1 not')
}

function raw(part: Masked, phrase: string, last = false): string {
  const at = last ? part.masked.lastIndexOf(phrase) : part.masked.indexOf(phrase)
  return slice(part, Math.max(0, at), Math.max(0, at) + phrase.length)
    .raw.trim()
    .replace(/\s+/g, ' ')
}
