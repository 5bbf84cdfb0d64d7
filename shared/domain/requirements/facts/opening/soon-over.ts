const over =
  /\b(?:then|and|until|before|second|moment|it|which|text|message|hint)\b[^.;"]{0,40}\b(?:goes away|go away|disappears?|vanish(?:es)?|is (?:hidden|gone|removed|replaced)|makes way|gives way)\b|\b(?:for|only) (?:just )?a (?:short |brief )?(?:moment|second|while|instant)\b|\b(?:while|until) (?:the |all |its )?(?:[a-z]+ ){0,2}(?:are |is )?(?:load(?:s|ed|ing)?|fetched|arrives?|ready|there)\b|\bwithin (?:a|one|half a|two|\d+(?:\.\d+)?) (?:milli)?seconds?\b/i

/**
 * Whether a sentence about the opened page says that what it shows is soon over ("Loading…" for a moment, then the table is there). Nobody
 * knows how fast a run looks, so neither what is there first nor what comes with it is expected.
 */
export function isSoonOver(masked: string): boolean {
  return over.test(masked)
}
