/** Words that a sentence about the product hardly has: a number, a quoted text, a negation, "only". */
const marks =
  /\d|"|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|once|twice|no|not|never|none|nobody|nothing|neither|nor|without|only|solely|exclusively)\b|n't\b/i
/** What somebody or something does to another thing, in the present tense: "blocks the account", "goes to Approved", "are escalated". */
const acts =
  /[\p{L}\d)"]\s+(?:blocks|locks|unlocks|suspends?|cancels|deletes|removes|closes|ends|triggers?|stops|deactivates?|activates?|invalidates?|resets|clears|creates|revokes?|restores?|escalates?|reopens?|extends?|reduces?|increases?)\s+(?:the|an?|all|every|each|its|their)\s|[\p{L}\d)"]\s+(?:goes|moves|changes|returns|switches|turns|passes|falls|leads)\s+(?:back\s+)?(?:to|into|from)\s|\b(?:is|are|gets?)\s+(?:then\s+|automatically\s+)?(?:escalated|suspended|closed|reopened|extended|reduced|increased|withheld|postponed|forwarded|reset|cleared|revoked|restored|credited|debited|merged|skipped|summed|truncated|cut off|replaced|copied|moved|reserved|released)\b/iu
/** An order to the tester. */
const ordered =
  /^\W*(?:test|check|verify|ensure|make sure|try)\s+(?!cases?\b|data\b|plans?\b|results?\b|environments?\b)/i
/** What tells of the text, of who wrote it, of its past or of what the product is, numbers or not. */
const telling =
  /\b(?:our|we|us|because|influence each other|was|were|had|came|became|used to|founded|started|agreed|replaces?|succeeds?|version|draft of|(?:not|is|are) (?:part of|described|specified|documented|tested here|tested elsewhere|relevant|certified|planned|decided|discussed|in scope)|not yet|times an? (?:day|week|month|year)|about \d|around \d|roughly|approximately|more than \d[\d,]* (?:users|customers|people|residents|employees)|for \d[\d,.]* (?:users|customers|people|residents|employees))\b/i
/** A name in quotes that is said to be there, or a word that is explained. */
const naming =
  /^\W*"[^"]*"\s+(?:is|are|means?|stands? for|refers? to)\b|\b(?:called|named|labell?ed|titled|known as|project|see)\s+"/i
/** A control that somebody uses; what a click on it does states more than this. */
const controls =
  /\b(?:form|page|dialog|screen|button|link|tab|menu|section|field|view|window|press|presses|click|clicks|choose|chooses)\s+"[^"]*"/gi
const aboutText =
  /^\W*(?:this|the(?: following)?|see|as) (?:(?:document|section|chapter|text|specification|table|list|story|feature|page|figure)\b|(?:flow|use case) (?:continues|ends|starts)\b)/i
/** "The T2 is a wall thermostat with two buttons": says what the product is. */
const described =
  /^\W*(?:the|an?) [\p{L}\p{N} -]{1,40}? is (?:an?|the) (?!must|maximum|minimum)[\p{L} -]{3,60} (?:with|for|of|that|which|in|on)\b/iu
const intro = /:\s*$/

/**
 * Whether a sentence that no rule of the grammar knows has a mark of a rule all the same, so that it must end as a requirement with a
 * gap and never silently as context. Takes the sentence with quoted texts blanked out. A few words without a verb ("Version 2") are
 * a label, what tells of the text itself or of the past is context. Linear in the length.
 */
export function hasRuleMark(masked: string): boolean {
  const plain = masked.replace(controls, ' ')
  if (aboutText.test(masked) || telling.test(masked) || naming.test(masked) || intro.test(masked))
    return false
  if (described.test(masked) && !/\b(?:no|not|only|never|least|most|than)\b/i.test(masked)) return false
  if (ordered.test(masked)) return true
  if (acts.test(plain)) return true
  return marks.test(plain) && isSentence(plain)
}

/** It has an end, as a title has none, or a limit with a unit: "Max. 3 attempts". */
function isSentence(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.length >= 2 && (/[.!;]["')*_]*\s*$/.test(text) || words.length >= 5)
}
