import { among } from '../fitting/among.ts'

/** What is said to become of a part: it is there now, or it is not; `changes` where it was otherwise before, `stays` where it was so. */
export interface Coming {
  gone: boolean
  changes: boolean
  stays: boolean
  /** What was there before is not spoken of: "no further message". */
  further?: boolean
}

const open =
  '(?:(?:fully |clearly )?(?:shown|displayed|visible|open|there|up|present|offered|on display|on (?:the )?(?:screen|page)|in (?:the )?view|in sight|to be seen|seen)(?: (?:there|here))?)'
const shut =
  '(?:closed|hidden|shut|invisible|absent|missing|away|out of (?:sight|view)|nowhere to be (?:seen|found))'
const motion = '(?:up|out|in|down|open|into view|into sight|on (?:the )?(?:screen|page))'
const comes = `(?:opens(?: up| out| again)?|re-?opens|re-?appears|appears|emerges|unfolds|expands|launches|shows(?: up| itself)?|turns up|(?:pops|comes|drops|slides|folds|fades|flies|rolls|flips|swings|springs|jumps|slips) ${motion}|(?:gets|is|has been) (?:opened|presented|brought up|raised|triggered|revealed)|(?:has )(?:opened(?: up)?|appeared|popped (?:up|open)|come up|shown up)|becomes ${open}|gets (?:shown|displayed|visible)|(?:is|comes) back|returns|occurs|is (?:raised|given))`
const goes = `(?:closes|shuts|disappears|vanishes|hides|collapses|goes(?: away| off| out| out of sight| out of view)?|fades(?: away| out)?|(?:slides|folds|drops|rolls|flies|moves|swings|flips) (?:back )?(?:away|out|back|off|up|in|shut|closed)|(?:is|has|has been|gets|was) (?:now )?(?:gone(?: away)?|dismissed|removed|taken away|disappeared|vanished|closed again)|(?:has been|gets|was) (?:closed|hidden|shut)|has (?:closed|shut|collapsed|folded away)|becomes (?:hidden|invisible)|is (?:no more|history))`
const denied = '(?:not|no longer|never)'

const patterns: [pattern: string, meant: Coming][] = [
  [
    `(?:(?:is|are) still ${open}|(?:stays|remains|keeps)(?: ${open}| put| in place| where it is| as it is)?|(?:does|did|has) not (?:close|closed|disappear|disappeared|vanish|vanished|go away|gone|gone away|hide|shut|collapse|collapsed))`,
    { gone: false, changes: false, stays: true },
  ],
  [`still ${open}`, { gone: false, changes: false, stays: true }],
  [
    `(?:(?:stays|remains|keeps|is still|still) (?:${shut}|gone)|does not (?:come back|return|re-?appear|re-?open))`,
    { gone: true, changes: false, stays: true },
  ],
  [comes, { gone: false, changes: true, stays: false }],
  [goes, { gone: true, changes: true, stays: false }],
  [
    `(?:(?:is|are) ${denied} ${open}|(?:is|are) ${shut}|(?:does|did) not (?:appear|show|show up|open|open up|pop up|come up|turn up)|cannot be (?:seen|found)|(?:is|are) nowhere)`,
    { gone: true, changes: false, stays: false },
  ],
  [`(?:is|are) ${open}|can be seen`, { gone: false, changes: false, stays: false }],
  // Without a verb: "Calendar closed", "cart not visible".
  ['gone|removed|dismissed', { gone: true, changes: true, stays: false }],
  [`${shut}|${denied} ${open}`, { gone: true, changes: false, stays: false }],
  [open, { gone: false, changes: false, stays: false }],
]

// What adds a place or a time that changes nothing about whether it is there.
const idleTail =
  '(?: (?:there|here|up there|down there|again|too|as well|once more|right away|straight away|by itself|automatically|immediately|instantly|on top|in front|anywhere|any ?more|any longer|on (?:the )?(?:page|screen|website|site)|from (?:the )?(?:page|screen|view|sight)|to me|for me|after that|after (?:a|one|some|a short|a little) (?:moment|while|time|second|bit)|after a few (?:seconds|moments)|a moment later|shortly|soon(?: after(?:wards)?)?|in a moment|from the (?:left|right|top|bottom|side)|(?:back )?to the (?:left|right|top|bottom|side)))*'
const place = '(?: (?:in|inside|within|on|from) (?<place>.+?))?'
const compiled = patterns.map(([pattern, meant]) => ({
  pattern: new RegExp(`^(?<subject>.+?) (?:${pattern})${idleTail}${place}${idleTail}$`, 'i'),
  meant,
}))

const none = new RegExp(
  `^(?:(?:there (?:is|are)|(?:you|we|i) (?:see|get|have)|(?:the )?(?:page|screen) (?:shows|displays|has)) )?no (?<further>more |further |other |new |additional |second )?(?:such )?(?<subject>.+?)(?<predicate> (?:is |are )?(?:${open}|appears|pops up|comes up|opens|shows(?: up)?|occurs|left|to be found|given|raised|anywhere))?(?<more>${idleTail})${place}$`,
  'i',
)
const got =
  /^(?:(?:you|we|i|the user|users?) (?:should |will )?(?:get|gets|see|sees|are shown|is shown|are presented with|is presented with)|there (?:is|are|appears|pops up|comes up|opens)) (?<subject>(?:an?|another|some) .+)$/i

/** What a clause says about the coming and going of its subject, with the place that it names. */
export function comingOf(
  clause: string,
): { subject: string; coming: Coming; place: string | undefined } | undefined {
  const nothing = none.exec(clause)?.groups
  if (nothing?.subject)
    return {
      subject: nothing.subject,
      coming: { gone: true, changes: false, stays: false, ...(nothing.further ? { further: true } : {}) },
      place: nothing.place,
    }
  for (const { pattern, meant } of among(compiled, clause)) {
    const groups = pattern.exec(clause)?.groups
    if (groups?.subject) return { subject: groups.subject, coming: meant, place: groups.place }
  }
  const subject = got.exec(clause)?.groups?.subject
  return subject
    ? { subject, coming: { gone: false, changes: true, stays: false }, place: undefined }
    : undefined
}
